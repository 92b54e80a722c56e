import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import type { FilterRecord } from './filterField'

type Props = {
  kind: 'dates' | 'counts'
  name: string
  draft: FilterRecord
  onChange: (draft: FilterRecord) => void
}

/** An empty end is open. */
export function RangeControl({ kind, name, draft, onChange }: Props) {
  const [fromLabel, toLabel] = kind === 'dates' ? ['この日から', 'この日まで'] : ['この数から', 'この数まで']
  const field = (key: string, label: string, autoFocus: boolean) => {
    const value = draft[key]
    return (
      <TextField
        type={kind === 'dates' ? 'date' : 'text'}
        label={label}
        autoFocus={autoFocus}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange({ ...draft, [key]: event.target.value })}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: kind === 'counts' ? { inputMode: 'numeric', pattern: '[0-9０-９]*' } : {},
        }}
      />
    )
  }
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 2 }}>
      {field(`${name}From`, fromLabel, true)}
      {field(`${name}To`, toLabel, false)}
    </Box>
  )
}
