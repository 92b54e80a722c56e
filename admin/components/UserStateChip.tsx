import { Box } from '@mui/material'
import { userStatusLabels } from '../../shared/labels/statusLabels'
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

/** A suspension is shown beside the state, because the state continues. */
export function UserStateChip({ profile }: Props) {
  if (profile.DeleteStatus) return <StateChip tone="quiet">{userProfileLabels.DeleteStatus.admin}</StateChip>
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <StateChip tone={toneByStatus[profile.UserStatus]}>{userStatusLabels[profile.UserStatus]}</StateChip>
      {profile.SuspensionStatus2 ? (
        <StateChip tone="error">{userProfileLabels.SuspensionStatus2.admin}</StateChip>
      ) : (
        profile.SuspensionStatus1 && (
          <StateChip tone="error">{userProfileLabels.SuspensionStatus1.admin}</StateChip>
        )
      )}
    </Box>
  )
}
