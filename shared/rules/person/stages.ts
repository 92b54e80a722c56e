import type { UserStatus } from '../../generated/schema'

export const stages = ['registration', 'onlineCheck', 'guidance', 'exam', 'certification'] as const
export type Stage = (typeof stages)[number]

const stageByStatus = {
  Registration: 'onlineCheck',
  WaitingGuidance: 'guidance',
  Guidance: 'guidance',
  WaitingToParticipateGuidance: 'guidance',
  OnlineCheckBeforeRegistrationExam: 'exam',
  DonorRegistrationExam: 'exam',
  Donation: 'certification',
  RenewalExamOnlineCheckBeforeExam: 'certification',
  DonorRenewalExam: 'certification',
} as const satisfies Record<UserStatus, Stage>

export function stageOf(status: UserStatus, hasProfile: boolean): Stage {
  return hasProfile ? stageByStatus[status] : 'registration'
}

/** Certified, in a running period. */
export const donorStatuses: readonly UserStatus[] = [
  'Donation',
  'RenewalExamOnlineCheckBeforeExam',
  'DonorRenewalExam',
]
