import { Box, Button, Checkbox, MenuItem, MenuList, Popover, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useConsole } from '../../ground/console/ConsoleContext'
import { formatSlashedDate } from '../components/formatSlashedDate'
import { waysLabels, type Way } from '../../ground/dataProvider/filterValues'
import { daysOfPeriod, periodLabels, type Period } from '../../ground/dataProvider/periods'
import { PersonControl } from './PersonControl'
import { withoutFilter, type FilterField, type FilterRecord, type FilterOption } from './filterField'

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
        <HowControl field={field} draft={draft} onChange={setDraft} />
        <Control field={field} draft={draft} onChange={setDraft} onChoose={apply} />
        {field.kind !== 'choice' && field.kind !== 'flag' && field.kind !== 'person' && (
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

function HowControl({ field, draft, onChange }: Omit<ControlProps, 'onChoose'>) {
  const { ways = [], kind, name } = field
  const isDates = kind === 'dates'
  if (ways.length === 0 && !isDates) return null
  const key = `${name}Is`
  const is = howOf(field, draft)
  const choose = (value: string) => {
    const { [key]: _, ...others } = takesValues(value) ? draft : withoutFilter(field, draft)
    onChange(value ? { ...others, [key]: value } : others)
  }
  return (
    <Box sx={{ p: 2, pb: 0 }}>
      <TextField
        select
        fullWidth
        label={isDates ? 'いつ' : 'どのように'}
        value={is}
        onChange={(event) => choose(event.target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{isDates ? '日を指定する' : kind === 'text' ? 'を含む' : 'である'}</option>
        {isDates &&
          Object.entries(periodLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        {ways.map((way) => (
          <option key={way} value={way}>
            {way === 'not' && kind === 'text' ? 'を含まない' : waysLabels[way]}
          </option>
        ))}
      </TextField>
      {isDates && isPeriod(is) && <PeriodDays period={is} />}
    </Box>
  )
}

const isPeriod = (is: string): is is Period => Object.hasOwn(periodLabels, is)
const takesValues = (is: string) => is === '' || is === 'not'

function howOf({ ways = [], kind, name }: FilterField, draft: FilterRecord): Period | Way | '' {
  const is = draft[`${name}Is`]
  if (typeof is !== 'string') return ''
  return ways.find((way) => way === is) ?? (kind === 'dates' && isPeriod(is) ? is : '')
}

function PeriodDays({ period }: { period: Period }) {
  const { ge, le } = daysOfPeriod(period, useConsole().clock.today())
  const day = (date?: string) => (date ? formatSlashedDate(date) : '')
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {ge === le ? day(ge) : `${day(ge)}〜${day(le)}`}
    </Typography>
  )
}

function Control({ field, draft, onChange, onChoose }: ControlProps) {
  const { name } = field
  if (!takesValues(howOf(field, draft))) return <Box sx={{ height: 16 }} />
  const chosen = [draft[name]].flat().map(String)
  switch (field.kind) {
    case 'dates':
    case 'counts':
      return <RangeControl kind={field.kind} name={name} draft={draft} onChange={onChange} />
    case 'person':
      return <PersonControl onChoose={(id) => onChoose({ ...withoutFilter(field, draft), [name]: id })} />
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

type TextControlProps = { field: FilterField; draft: FilterRecord; onChange: (draft: FilterRecord) => void }

function TextControl({ field: { name, label }, draft, onChange }: TextControlProps) {
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

type ChoiceControlProps = {
  options: readonly FilterOption[]
  chosen: readonly string[]
  multiple?: boolean
  onToggle: (value: string) => void
}

function ChoiceControl({ options, chosen, multiple = false, onToggle }: ChoiceControlProps) {
  return (
    <MenuList autoFocusItem sx={{ maxHeight: 400, overflowY: 'auto' }}>
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
          <span>{label}</span>
        </MenuItem>
      ))}
    </MenuList>
  )
}

type RangeControlProps = {
  kind: 'dates' | 'counts'
  name: string
  draft: FilterRecord
  onChange: (draft: FilterRecord) => void
}

function RangeControl({ kind, name, draft, onChange }: RangeControlProps) {
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
