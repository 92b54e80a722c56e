import Checkbox from '@mui/material/Checkbox'
import { useListContext, useRecordContext } from 'react-admin'

/** The box that chooses a row for the SelectionBar; pressing it does not open the row. */
export function RowChoice() {
  const record = useRecordContext()
  const { selectedIds, onToggleItem } = useListContext()
  if (!record) return null
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': 'この行を選ぶ' } }}
      sx={{ m: -1 }}
    />
  )
}
