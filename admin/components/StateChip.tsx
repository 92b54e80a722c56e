import Chip from '@mui/material/Chip'
import { tones, type Tone } from '../theme/tones'

/** A word on a coloured ground. The word says all; the colour only repeats it. */
export function StateChip({ tone, children }: { tone: Tone; children: string }) {
  return (
    <Chip
      size="small"
      label={children}
      sx={({ palette }) => {
        const { background, color } = tones[palette.mode][tone]
        return { bgcolor: background, color, '@media (forced-colors: active)': { border: '1px solid' } }
      }}
    />
  )
}
