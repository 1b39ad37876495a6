"""A lesson at the real program, by a small one of its own: what is told, refused, kept."""

from lessons.learner import Learner


def test_a_lesson_goes_step_by_step_to_its_end(room, lesson_of):
    learner = Learner(room, "push")
    print("\n".join(learner.evening.told()))
    told = learner.finish()
    print("---")
    print("\n".join(told))
    assert learner.over
