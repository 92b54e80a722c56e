import Checkbox from '@mui/material/Checkbox'
import { useListContext } from 'react-admin'

/** The box that chooses all rows of the page, or none of them. */
export function PageChoice() {
  const { data = [], selectedIds, onSelect } = useListContext()
  const ids = data.map(({ id }) => id)
  const chosen = ids.filter((id) => selectedIds.includes(id))
  const isAll = ids.length > 0 && chosen.length === ids.length
  return (
    <Checkbox
      checked={isAll}
      indeterminate={chosen.length > 0 && !isAll}
      onChange={() => {
        const others = selectedIds.filter((id) => !ids.includes(id))
        onSelect(isAll ? others : [...others, ...ids])
      }}
      slotProps={{ input: { 'aria-label': 'このページの行をすべて選ぶ' } }}
      sx={{ m: -1 }}
    />
  )
}
