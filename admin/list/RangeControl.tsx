import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { filterValues } from '../dataProvider/filterValues'
import type { FilterRecord } from './filterField'

type Props = { draft: FilterRecord; onChange: (draft: FilterRecord) => void }

export function RangeControl({ draft, onChange }: Props) {
  const values = filterValues(draft)
  const field = (name: 'from' | 'to', label: string) => (
    <TextField
      type="date"
      label={label}
      value={values.date(name) ?? ''}
      onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 2 }}>
      {field('from', 'この日から')}
      {field('to', 'この日まで')}
    </Box>
  )
}
