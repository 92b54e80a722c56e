import { Box, MenuItem, TextField } from '@mui/material'
import { fieldLabels } from '../../../../shared/rules/criteria/fields'
import { optionsMet } from '../../../../shared/rules/criteria/ruleWords'
import { criteriaPlace as words } from '../../../ground/words/criteriaPlace'
import { OUTSIDE } from '../../../../shared/questionnaire/engine/answer'
import { IN_REGION, type Change } from '../../../../shared/questionnaire/engine/rule'
import { faultOf, type RuleFieldsProps } from './faultOf'

export function ChangesFields({ rule, question, faults, onChange }: RuleFieldsProps) {
  const isArea = 'outsideRegion' in rule.when
  const own = isArea
    ? [{ id: OUTSIDE, label: '対象地域の外' }]
    : optionsMet(rule.when, question).map(({ id, label }) => ({ id, label }))
  const targets = isArea
    ? [{ id: IN_REGION, label: words.municipalities }]
    : (question.options ?? []).filter(({ id }) => !own.some((each) => each.id === id))
  if (own.length === 0) return null
  const set = (option: string, change: Change | null) => {
    const { [option]: _before, ...others } = rule.changes ?? {}
    const next = change ? { ...others, [option]: change } : others
    const { changes: _changes, ...bare } = rule
    onChange(Object.keys(next).length > 0 ? { ...bare, changes: next } : bare)
  }
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'grid', gap: 1.5 }}>
      <Box component="legend" sx={{ fontSize: 13, color: 'text.secondary', mb: 1 }}>
        {fieldLabels.changes}
      </Box>
      {own.map(({ id, label }) => {
        const change = rule.changes?.[id]
        const fault = faultOf(faults, `changes.${id}`)
        return (
          <Box key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <TextField
              select
              size="small"
              label={words.changesTo(label)}
              value={change?.to ?? ''}
              onChange={({ target }) =>
                set(id, target.value ? { to: target.value, when: change?.when ?? '' } : null)
              }
              error={!change && fault !== undefined}
              helperText={!change && fault}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
              sx={{ flex: '1 1 14em' }}
            >
              <MenuItem value="">{words.staysSo}</MenuItem>
              {targets.map((target) => (
                <MenuItem key={target.id} value={target.id}>
                  {target.label}
                </MenuItem>
              ))}
            </TextField>
            {change && (
              <TextField
                size="small"
                label={words.changesWhen(label)}
                value={change.when}
                onChange={({ target }) => set(id, { ...change, when: target.value })}
                error={fault !== undefined}
                helperText={fault}
                sx={{ flex: '1 1 14em' }}
              />
            )}
          </Box>
        )
      })}
    </Box>
  )
}
