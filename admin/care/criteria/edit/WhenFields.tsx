import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Typography,
} from '@mui/material'
import { fieldLabels } from '../../../../shared/rules/criteria/fields'
import { whenWords } from '../../../../shared/rules/criteria/ruleWords'
import { criteriaPlace as words } from '../../../ground/words/criteriaPlace'
import type { When } from '../../../../shared/questionnaire/engine/rule'
import { NumberField } from './NumberField'
import { faultOf, type RuleFieldsProps } from './faultOf'

type Interval = { from?: number; below?: number }

export function WhenFields({ rule, question, faults, onChange }: RuleFieldsProps) {
  const { when } = rule
  const fault = faultOf(faults, 'when', 'when.choices', 'when.tag', 'when.bmi', 'when.age')
  const set = (next: When) => onChange({ ...rule, when: next })
  if ('bmi' in when)
    return (
      <Limits name="bmi" limits={when.bmi} fault={fault} faults={faults} onChange={(bmi) => set({ bmi })} />
    )
  if ('age' in when)
    return (
      <Limits name="age" limits={when.age} fault={fault} faults={faults} onChange={(age) => set({ age })} />
    )
  if (!('choices' in when))
    return (
      <Typography>
        {fieldLabels.when}：{whenWords(when, question)}
      </Typography>
    )
  const options = (question.options ?? []).filter(({ aside }) => !aside)
  const toggle = (id: string, chosen: boolean) => {
    const { [id]: _gone, ...changes } = rule.changes ?? {}
    const kept = chosen ? rule.changes : Object.keys(changes).length > 0 ? changes : undefined
    const { changes: _before, ...others } = rule
    // In the order of the question.
    const choices = options.filter((option) => (option.id === id ? chosen : when.choices.includes(option.id)))
    onChange({
      ...others,
      when: { choices: choices.map((option) => option.id) },
      ...(kept ? { changes: kept } : {}),
    })
  }
  return (
    <FormControl component="fieldset" error={fault !== undefined}>
      <FormLabel component="legend" sx={{ fontSize: 13 }}>
        {fieldLabels.when}
      </FormLabel>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          maxHeight: 220,
          overflowY: 'auto',
        }}
      >
        {options.map(({ id, label, group }) => (
          <FormControlLabel
            key={id}
            control={
              <Checkbox
                size="small"
                checked={when.choices.includes(id)}
                onChange={(_event, chosen) => toggle(id, chosen)}
              />
            }
            label={groupLabel(question, group) + label}
          />
        ))}
      </Box>
      {fault && <FormHelperText>{fault}</FormHelperText>}
    </FormControl>
  )
}

const groupLabel = ({ groups }: RuleFieldsProps['question'], group: string | undefined): string => {
  const found = groups?.find(({ id }) => id === group)
  return found ? `${found.label}：` : ''
}

type LimitsProps = {
  name: 'bmi' | 'age'
  limits: Interval
  fault: string | undefined
  faults: RuleFieldsProps['faults']
  onChange: (limits: Interval) => void
}

/** Lower limit (included) and upper limit (excluded); either may be open. */
function Limits({ name, limits, fault, faults, onChange }: LimitsProps) {
  const side = (which: 'from' | 'below') => (
    <NumberField
      label={words[which]}
      value={limits[which]}
      fault={faultOf(faults, `when.${name}.${which}`)}
      onChange={(value) => onChange({ ...limits, [which]: value })}
      onEmpty={() => {
        const { [which]: _gone, ...others } = limits
        onChange(others)
      }}
    />
  )
  return (
    <FormControl component="fieldset" error={fault !== undefined}>
      <FormLabel component="legend" sx={{ fontSize: 13, mb: 1 }}>
        {fieldLabels[`when.${name}`]}
      </FormLabel>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        {side('from')}
        {side('below')}
      </Box>
      {fault && <FormHelperText>{fault}</FormHelperText>}
    </FormControl>
  )
}
