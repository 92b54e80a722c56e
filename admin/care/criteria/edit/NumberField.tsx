import { TextField } from '@mui/material'

type Props = {
  label: string
  value: number | undefined
  fault?: string
  /** NaN while the input is not a number. */
  onChange: (value: number) => void
  onEmpty?: () => void
}

export const NumberField = ({ label, value, fault, onChange, onEmpty }: Props) => (
  <TextField
    size="small"
    type="number"
    label={label}
    value={value === undefined || Number.isNaN(value) ? '' : value}
    onChange={({ target }) =>
      target.value === '' ? (onEmpty ?? (() => onChange(NaN)))() : onChange(Number(target.value))
    }
    error={fault !== undefined}
    helperText={fault}
    slotProps={{ htmlInput: { inputMode: 'decimal', min: 0, step: 'any' }, inputLabel: { shrink: true } }}
    sx={{ width: 110 }}
  />
)
