import { Box, type PaletteMode } from '@mui/material'
import { userStatusLabels } from '../../../shared/words/labels/statusLabels'
import { userProfileLabels } from '../../../shared/words/labels/userProfileLabels'
import { stageOf, stages } from '../../../shared/rules/person/stages'
import type { UserStatus } from '../../../shared/generated/schema'
import type { UserRowFragment } from '../../generated/graphql'
import { type Tone, yolk } from '../../ground/theme/tones'
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

const LATER: Record<PaletteMode, string> = { light: '#9aa79f', dark: '#74837b' }

/** The five stages as beads; the text says the same. */
export function StageBeads({ status, hasProfile = true }: { status: UserStatus; hasProfile?: boolean }) {
  const now = stages.indexOf(stageOf(status, hasProfile))
  const certified = status === 'Donation'
  return (
    <Box
      role="img"
      aria-label={`5段階のうち${now + 1}`}
      sx={{ display: 'inline-flex', gap: '3px', verticalAlign: 'middle', forcedColorAdjust: 'none' }}
    >
      {stages.map((stage, index) => (
        <Bead key={stage} state={index < now || certified ? 'done' : index === now ? 'now' : 'later'} />
      ))}
    </Box>
  )
}

function Bead({ state }: { state: 'done' | 'now' | 'later' }) {
  return (
    <Box
      component="span"
      sx={({ palette }) => ({
        width: 9,
        height: 9,
        borderRadius: '50%',
        ...(state === 'done' && { bgcolor: 'primary.main' }),
        ...(state === 'now' && { bgcolor: yolk[palette.mode] }),
        ...(state === 'later' && { boxShadow: `inset 0 0 0 1.5px ${LATER[palette.mode]}` }),
      })}
    />
  )
}
