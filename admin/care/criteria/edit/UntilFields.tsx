import { Box, MenuItem, TextField } from '@mui/material'
import { fieldLabels } from '../../../../shared/rules/criteria/fields'
import { criteriaPlace as words } from '../../../ground/words/criteriaPlace'
import type { Period, Until } from '../../../../shared/questionnaire/engine/rule'
import { NumberField } from './NumberField'
import { faultOf, type RuleFieldsProps } from './faultOf'

type Kind = keyof typeof words.until
const isKind = (text: string): text is Kind => Object.hasOwn(words.until, text)

const kindOf = (until: Until): Kind =>
  'after' in until
    ? 'after'
    : 'fromAnswer' in until
      ? 'fromAnswer'
      : 'birthday' in until
        ? 'birthday'
        : 'open'

const periodOf = (until: Until): Period =>
  'after' in until ? until.after : 'fromAnswer' in until ? until.fromAnswer : { months: 3 }

function untilOf(kind: Kind, before: Until): Until {
  if (kind === 'after') return { after: periodOf(before) }
  if (kind === 'fromAnswer') return { fromAnswer: periodOf(before) }
  return kind === 'birthday' ? { birthday: 'birthday' in before ? before.birthday : 18 } : { open: true }
}

export function UntilFields({ rule, faults, onChange }: RuleFieldsProps) {
  const until: Until = rule.until ?? { after: { months: 3 } }
  const kind = kindOf(until)
  const fault = faultOf(faults, 'until', 'until.birthday', 'until.open')
  const set = (next: Until) => onChange({ ...rule, until: next })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
      <TextField
        select
        size="small"
        label={fieldLabels.until}
        value={kind}
        onChange={({ target }) => isKind(target.value) && set(untilOf(target.value, until))}
        error={fault !== undefined}
        helperText={fault}
        sx={{ flex: '1 1 16em' }}
      >
        {Object.entries(words.until).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {(kind === 'after' || kind === 'fromAnswer') && (
        <PeriodFields
          period={periodOf(until)}
          onChange={(period) => set(kind === 'after' ? { after: period } : { fromAnswer: period })}
        />
      )}
      {'birthday' in until && (
        <NumberField label={words.age} value={until.birthday} onChange={(birthday) => set({ birthday })} />
      )}
    </Box>
  )
}

type PeriodProps = { period: Period; onChange: (period: Period) => void }

export function PeriodFields({ period, onChange }: PeriodProps) {
  const unit = 'months' in period ? 'months' : 'weeks'
  const count = 'months' in period ? period.months : period.weeks
  const of = (by: string, value: number): Period => (by === 'months' ? { months: value } : { weeks: value })
  return (
    <>
      <NumberField label={words.count} value={count} onChange={(value) => onChange(of(unit, value))} />
      <TextField
        select
        size="small"
        label={words.unit}
        value={unit}
        onChange={({ target }) => onChange(of(target.value, count))}
        sx={{ width: 110 }}
      >
        <MenuItem value="months">{words.months}</MenuItem>
        <MenuItem value="weeks">{words.weeks}</MenuItem>
      </TextField>
    </>
  )
}
