import { Box } from '@mui/material'
import { useMayCall } from '../../ground/auth/useDuties'
import { PersonChoice } from '../people/PersonChoice'

export function PersonControl({ onChoose }: { onChoose: (id: string) => void }) {
  if (!useMayCall()('listUsersByIdProfileCreatedAt')) return null
  return (
    <Box sx={{ p: 2, width: 320 }}>
      <PersonChoice label="氏名・電話・ドナー番号でさがす" autoFocus onChoose={(id) => id && onChoose(id)} />
    </Box>
  )
}
