import type { QuestionSet } from '../../shared/questionnaire/question'
import { loadQuestionSet } from '../../shared/questionnaire/versions'
import type { Screening } from './latestScreening'

export type JudgedCheck = NonNullable<Screening['OnlineCheck']>

/** A check that was judged, with the screening it belongs to and the form it was answered in. */
export type Judged = { screening: Screening; check: JudgedCheck; set: QuestionSet }

/** The check of a screening if it has been judged. */
export async function judgedCheck(screening: Screening | null): Promise<Judged | null> {
  const check = screening?.OnlineCheck
  if (!screening || !check?.OnlineCheckResult) return null
  return { screening, check, set: await loadQuestionSet(check.Version) }
}
