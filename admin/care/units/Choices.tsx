import { Box } from '@mui/material'
import { Keys } from '../../parts/shortcuts/Keys'

type Option = { value: string; keyName: string | null; label: string }
type ChoicesProps = {
  legend: string
  name: string
  chosen: string | null
  options: readonly Option[]
  onChoose: (value: string) => void
}

/** Radio buttons as large as what they say, each with its key. */
export function Choices({ legend, name, chosen, options, onChoose }: ChoicesProps) {
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: 0, minWidth: 0, border: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 700 }}>
        {legend}
      </Box>
      {options.map(({ value, keyName, label }) => (
        <Box
          component="label"
          key={value}
          sx={{
            px: 1.25,
            py: 1,
            gap: 0.75,
            display: 'flex',
            alignItems: 'center',
            borderRadius: '10px',
            border: '2px solid',
            borderColor: value === chosen ? 'text.primary' : 'divider',
            bgcolor: 'background.paper',
            color: 'text.primary',
            fontWeight: value === chosen ? 700 : 400,
            cursor: 'pointer',
            position: 'relative',
            '& input': { position: 'absolute', opacity: 0, width: '1px' },
            '&:focus-within': { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: '2px' },
          }}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {keyName && <Keys keys={[keyName]} />}
          <span>{label}</span>
        </Box>
      ))}
    </Box>
  )
}
