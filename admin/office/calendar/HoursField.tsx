import { FormControl, FormHelperText, FormLabel, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useId } from 'react'
import { FIRST_HOUR, LAST_HOUR } from './calendarDays'

type Props = {
  label: string
  chosen: readonly number[]
  error: string | undefined
  onChoose: (hours: number[]) => void
}

const hours = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, index) => FIRST_HOUR + index)

export function HoursField({ label, chosen, error, onChoose }: Props) {
  const [name, problem] = [useId(), useId()]
  return (
    <FormControl component="fieldset" error={error !== undefined} sx={{ mb: 0.5 }}>
      <FormLabel component="legend" id={name} sx={{ fontSize: 13, mb: 0.5 }}>
        {label}
      </FormLabel>
      <ToggleButtonGroup
        value={[...chosen]}
        aria-labelledby={name}
        aria-describedby={problem}
        onChange={(_event, next: number[]) => onChoose(next)}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))',
          gap: 0.5,
          '& .MuiToggleButtonGroup-grouped.MuiToggleButton-root': {
            m: 0,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '8px',
            height: 44,
            px: 0.5,
            color: 'text.primary',
          },
          '& .MuiToggleButtonGroup-grouped.Mui-selected': {
            '&, &:hover': { bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 700 },
          },
        }}
      >
        {hours.map((hour) => (
          <ToggleButton key={hour} value={hour}>{`${hour}:00`}</ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormHelperText id={problem} role={error ? 'alert' : undefined}>
        {error ?? ' '}
      </FormHelperText>
    </FormControl>
  )
}
