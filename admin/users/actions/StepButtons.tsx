import { Box } from '@mui/material'
import { DialogButton, useMayAct } from '../../actions/DialogButton'
import type { PersonRecord } from '../personRecord'
import { steps } from './personActions'
import { useStanding } from './standing'

type Props = {
  person: PersonRecord
  /** Only these; all that are offered where it is left out. */
  only?: readonly string[]
}

/** What may be done now, the expected first and filled. */
export function StepButtons({ person, only }: Props) {
  const standing = useStanding(person)
  const mayAct = useMayAct()
  const offered = steps.filter(({ name, isOffered }) => (!only || only.includes(name)) && isOffered(standing))
  if (!mayAct || offered.length === 0) return null
  const expected = offered.find(({ isExpected }) => isExpected?.(standing))
  const sorted = expected ? [expected, ...offered.filter((action) => action !== expected)] : offered
  return (
    <Box sx={{ display: 'flex', flexDirection: only ? 'row' : 'column', flexWrap: 'wrap', gap: 1 }}>
      {sorted.map((action) => (
        <DialogButton
          key={action.name}
          label={action.words.label}
          variant={action === expected ? 'contained' : 'outlined'}
          Dialog={action.Dialog}
          about={{ person }}
        />
      ))}
    </Box>
  )
}
