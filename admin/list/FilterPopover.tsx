import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { ChoiceControl } from './ChoiceControl'
import { withoutFilter, type FilterField, type FilterRecord } from './filterField'
import { RangeControl } from './RangeControl'
import { TextControl } from './TextControl'

type Props = {
  field: FilterField
  anchor: HTMLElement
  filter: FilterRecord
  onApply: (filter: FilterRecord) => void
  onClose: () => void
}

/** The list reloads once, when the condition is applied. */
export function FilterPopover({ field, anchor, filter, onApply, onClose }: Props) {
  const [draft, setDraft] = useState(filter)
  const apply = (next: FilterRecord) => {
    onApply(next)
    onClose()
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': field.label, sx: { mt: 0.5, minWidth: 220 } } }}
    >
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          apply(draft)
        }}
      >
        <Control field={field} draft={draft} onChange={setDraft} onChoose={apply} />
        {field.kind !== 'choice' && field.kind !== 'flag' && (
          <Box sx={{ p: 1.5, pt: 0, display: 'grid' }}>
            <Button type="submit" variant="contained">
              しぼり込む
            </Button>
          </Box>
        )}
      </Box>
    </Popover>
  )
}

type ControlProps = {
  field: FilterField
  draft: FilterRecord
  onChange: (draft: FilterRecord) => void
  onChoose: (draft: FilterRecord) => void
}

function Control({ field, draft, onChange, onChoose }: ControlProps) {
  const { name } = field
  const chosen = [draft[name]].flat().map(String)
  switch (field.kind) {
    case 'dates':
    case 'counts':
      return <RangeControl kind={field.kind} name={name} draft={draft} onChange={onChange} />
    case 'text':
      return <TextControl field={field} draft={draft} onChange={onChange} />
    case 'flag': {
      const options = [
        { value: 'true', label: field.yes },
        { value: 'false', label: field.no },
      ]
      return (
        <ChoiceControl
          options={options}
          chosen={chosen}
          onToggle={(v) => onChoose({ ...draft, [name]: v === 'true' })}
        />
      )
    }
    case 'choice':
      return (
        <ChoiceControl
          options={field.options}
          chosen={chosen}
          onToggle={(value) => onChoose({ ...withoutFilter(field, draft), [name]: value })}
        />
      )
    case 'choices':
      return (
        <ChoiceControl
          multiple
          options={field.options}
          chosen={chosen}
          onToggle={(value) => onChange({ ...draft, [name]: toggled(field.options, chosen, value) })}
        />
      )
  }
}

/** Option order, so that the same choice always has the same address. */
function toggled(options: readonly { value: string }[], chosen: string[], value: string): string[] {
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  return options.map((option) => option.value).filter((option) => next.includes(option))
}
