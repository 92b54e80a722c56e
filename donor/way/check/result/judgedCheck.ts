import type { UserStatus } from '../../../../shared/generated/schema'
import type { QuestionSet } from '../../../../shared/questionnaire/engine/question'
import { loadQuestionSet } from '../../../../shared/questionnaire/engine/versions'
import type { Screening } from '../../nextStep/screening'

export type JudgedCheck = NonNullable<Screening['OnlineCheck']>

export type Judged = { screening: Screening; check: JudgedCheck; set: QuestionSet }

/** Null if not judged. */
export async function judgedCheck(screening: Screening | null): Promise<Judged | null> {
  const check = screening?.OnlineCheck
  if (!screening || !check?.OnlineCheckResult) return null
  return { screening, check, set: await loadQuestionSet(check.Version) }
}

/** Statuses right after a passed check. */
const LEADS_TO: Record<'first' | 'beforeExam' | 'renewal', readonly UserStatus[]> = {
  first: ['WaitingGuidance', 'Guidance', 'WaitingToParticipateGuidance'],
  beforeExam: ['DonorRegistrationExam'],
  renewal: ['DonorRenewalExam'],
}

export function isCheckBehind({ Info }: Screening, status: UserStatus): boolean {
  if (Info.InspectionType === 'Renewal') return !LEADS_TO.renewal.includes(status)
  const beforeExam = Info.UserStatus === 'OnlineCheckBeforeRegistrationExam'
  return !LEADS_TO[beforeExam ? 'beforeExam' : 'first'].includes(status)
}
