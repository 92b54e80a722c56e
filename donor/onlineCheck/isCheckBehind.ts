import type { UserStatus } from '../generated/graphql'
import type { Screening } from './latestScreening'

/** What comes after each check that passes. Somebody at any other status has gone on from there. */
const LEADS_TO: Record<'first' | 'beforeExam' | 'renewal', readonly UserStatus[]> = {
  first: ['WaitingGuidance', 'Guidance', 'WaitingToParticipateGuidance'],
  beforeExam: ['DonorRegistrationExam'],
  renewal: ['DonorRenewalExam'],
}

/** Whether somebody at `status` has left behind what a passed check of this screening led to. */
export function isCheckBehind({ Info }: Screening, status: UserStatus): boolean {
  if (Info.InspectionType === 'Renewal') return !LEADS_TO.renewal.includes(status)
  const beforeExam = Info.UserStatus === 'OnlineCheckBeforeRegistrationExam'
  return !LEADS_TO[beforeExam ? 'beforeExam' : 'first'].includes(status)
}
