import type { OnlineCheckKind } from '../../shared/activity'
import type { UserStatus } from '../../shared/generated/schema'
import type { CheckKind } from '../../shared/questionnaire/question'

const names: Partial<Record<UserStatus, OnlineCheckKind>> = {
  Registration: 'Registration',
  OnlineCheckBeforeRegistrationExam: 'BeforeRegistrationExam',
  RenewalExamOnlineCheckBeforeExam: 'BeforeRenewal',
}

/** Which of the three checks is due in a status; null where none is. */
export function onlineCheckKindIn(status: UserStatus): OnlineCheckKind | null {
  return names[status] ?? null
}

/** The questions that a check asks: before a renewal only what can have changed. */
export function questionsOf(kind: OnlineCheckKind): CheckKind {
  return kind === 'BeforeRenewal' ? 'renewal' : 'registration'
}
