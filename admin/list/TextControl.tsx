import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import type { FilterField, FilterRecord } from './filterField'

type Props = { field: FilterField; draft: FilterRecord; onChange: (draft: FilterRecord) => void }

export function TextControl({ field: { name, label }, draft, onChange }: Props) {
  const value = draft[name]
  return (
    <Box sx={{ p: 2 }}>
      <TextField
        autoFocus
        fullWidth
        label={label}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
      />
    </Box>
  )
}
