import type { GuidancePointKind } from '../../../shared/generated/schema'
import type { Judgement, Topic } from '../../../shared/questionnaire/engine/judgement'

/** How a topic of a check is discussed at the guidance. */
export function kindOfTopic({ questionId, ruleId, outcome }: Topic): GuidancePointKind {
  if (ruleId === `${questionId}-inPerson`) return 'InPerson'
  if (ruleId === `${questionId}-unknown`) return 'Unknown'
  return outcome === 'REVIEW!' ? 'MustClear' : 'Ask'
}

/**
 * Points of a passed check to clear before the certification: `REVIEW!`, わからない and 対面で話したい (decisions §7). At most one
 * per question; none if the check did not pass.
 */
export const pointsToClear = ({ result, topics }: Pick<Judgement, 'result' | 'topics'>): Topic[] =>
  result === 'Passed' ? topics.filter((topic) => kindOfTopic(topic) !== 'Ask') : []

/** A point is the same while the answer meets the same rule: a corrected answer may open another. */
export const isSamePoint = (
  one: Pick<Topic, 'questionId' | 'ruleId'>,
  other: Pick<Topic, 'questionId' | 'ruleId'>,
): boolean => one.questionId === other.questionId && one.ruleId === other.ruleId
