import type { OnlineCheckKind } from '../../../shared/words/records/activity'
import type { UserStatus } from '../../../shared/generated/schema'
import type { CheckKind } from '../../../shared/questionnaire/engine/question'

const names: Partial<Record<UserStatus, OnlineCheckKind>> = {
  Registration: 'Registration',
  OnlineCheckBeforeRegistrationExam: 'BeforeRegistrationExam',
  RenewalExamOnlineCheckBeforeExam: 'BeforeRenewal',
}

/** The check that is due in a status; null if none. */
export function onlineCheckKindIn(status: UserStatus): OnlineCheckKind | null {
  return names[status] ?? null
}

/** Before a renewal, only the questions whose answers can have changed. */
export function questionsOf(kind: OnlineCheckKind): CheckKind {
  return kind === 'BeforeRenewal' ? 'renewal' : 'registration'
}
