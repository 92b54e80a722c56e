import Checkbox from '@mui/material/Checkbox'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import type { FilterOption } from './filterField'

type Props = {
  options: readonly FilterOption[]
  chosen: readonly string[]
  multiple?: boolean
  onToggle: (value: string) => void
}

export function ChoiceControl({ options, chosen, multiple = false, onToggle }: Props) {
  return (
    <MenuList autoFocus sx={{ maxHeight: 400, overflowY: 'auto' }}>
      {options.map(({ value, label }) => (
        <MenuItem
          key={value}
          role={multiple ? 'menuitemcheckbox' : 'menuitemradio'}
          aria-checked={chosen.includes(value)}
          selected={!multiple && chosen.includes(value)}
          onClick={() => onToggle(value)}
        >
          {multiple && (
            <Checkbox
              checked={chosen.includes(value)}
              tabIndex={-1}
              size="small"
              sx={{ p: 0, mr: 1 }}
              slotProps={{ input: { 'aria-hidden': true } }}
            />
          )}
          {label}
        </MenuItem>
      ))}
    </MenuList>
  )
}
