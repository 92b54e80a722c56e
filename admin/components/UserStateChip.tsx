import { userStatusLabels } from '../../shared/labels/userStatusLabels'
import { userProfileLabels } from '../../shared/labels/userProfileLabels'
import type { UserRowFragment, UserStatus } from '../generated/graphql'
import type { Tone } from '../theme/tones'
import { StateChip } from './StateChip'

const toneByStatus = {
  Registration: 'quiet',
  WaitingGuidance: 'yolk',
  Guidance: 'yolk',
  WaitingToParticipateGuidance: 'yolk',
  OnlineCheckBeforeRegistrationExam: 'plum',
  DonorRegistrationExam: 'plum',
  Donation: 'leaf',
  RenewalExamOnlineCheckBeforeExam: 'coral',
  DonorRenewalExam: 'coral',
} satisfies Record<UserStatus, Tone>

type Props = {
  profile: Pick<UserRowFragment, 'UserStatus' | 'DeleteStatus' | 'SuspensionStatus1' | 'SuspensionStatus2'>
}

/** Where a person stands; a stop or a leaving comes before it. */
export function UserStateChip({ profile }: Props) {
  if (profile.DeleteStatus) return <StateChip tone="quiet">{userProfileLabels.DeleteStatus.admin}</StateChip>
  if (profile.SuspensionStatus2)
    return <StateChip tone="error">{userProfileLabels.SuspensionStatus2.admin}</StateChip>
  if (profile.SuspensionStatus1)
    return <StateChip tone="error">{userProfileLabels.SuspensionStatus1.admin}</StateChip>
  return <StateChip tone={toneByStatus[profile.UserStatus]}>{userStatusLabels[profile.UserStatus]}</StateChip>
}
