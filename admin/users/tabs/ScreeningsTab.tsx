import Box from '@mui/material/Box'
import { StepButtons } from '../actions/StepButtons'
import type { PersonRecord } from '../personRecord'
import { Screenings } from './Screenings'

const ACTIONS = ['scheduleExam', 'judge', 'reopenCheck']

/** The screenings, with what may be done about the one in hand. */
export function ScreeningsTab({ person }: { person: PersonRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <StepButtons person={person} only={ACTIONS} />
      <Screenings person={person} />
    </Box>
  )
}
