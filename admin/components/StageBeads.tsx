import { Box, type PaletteMode } from '@mui/material'
import { stageOf, stages } from '../../shared/lifecycle'
import type { UserStatus } from '../generated/graphql'
import { yolk } from '../theme/tones'

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
