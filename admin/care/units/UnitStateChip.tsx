import { Box } from '@mui/material'
import type { UnitState } from '../../../shared/generated/schema'
import { unitStateLabels } from '../../../shared/words/labels/unitLabels'
import type { Tone } from '../../ground/theme/tones'
import { StateChip } from '../../parts/components/StateChip'

const tones = {
  Quarantine: 'yolk',
  Usable: 'leaf',
  Held: 'coral',
  Discarded: 'quiet',
} satisfies Record<UnitState, Tone>

type Props = { unit: { State: UnitState; HandedOverAt: string | null } }

export function UnitStateChip({ unit: { State, HandedOverAt } }: Props) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, gap: 0.5 }}>
      <StateChip tone={tones[State]}>{unitStateLabels[State]}</StateChip>
      {HandedOverAt && (
        <StateChip tone="quiet">
          引き渡し
          <wbr />
          済み
        </StateChip>
      )}
    </Box>
  )
}
