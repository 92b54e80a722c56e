import { Box } from '@mui/material'
import { useMayCall } from '../../ground/auth/useDuties'
import { PersonChoice } from '../people/PersonChoice'
import { ofPeople, useSoughtBy } from '../people/useSoughtBy'

export function PersonControl({ onChoose }: { onChoose: (id: string) => void }) {
  const label = `${useSoughtBy(ofPeople)}でさがす`
  if (!useMayCall()('listUsersByIdProfileCreatedAt')) return null
  return (
    <Box sx={{ p: 2, width: 320 }}>
      <PersonChoice label={label} autoFocus onChoose={(id) => id && onChoose(id)} />
    </Box>
  )
}
