import {
  Box,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material'
import { fieldLabels } from '../../../../shared/rules/criteria/fields'
import { optionsMet, outcomeLabels } from '../../../../shared/rules/criteria/ruleWords'
import { OUTSIDE } from '../../../../shared/questionnaire/engine/answer'
import type { Question } from '../../../../shared/questionnaire/engine/question'
import type { Rule, Until } from '../../../../shared/questionnaire/engine/rule'
import { faultOf, type RuleFieldsProps } from './faultOf'
import { ChangesFields } from './ChangesFields'
import { ReasonFields } from './ReasonFields'
import { UntilFields } from './UntilFields'
import { WhenFields } from './WhenFields'

export function RuleFields(props: RuleFieldsProps) {
  const { rule, question, faults, onChange } = props
  const fault = faultOf(faults, 'outcome')
  const isOpen = rule.until !== undefined && 'open' in rule.until
  return (
    <>
      <Typography color="textSecondary">
        {question.id}　{question.text}
      </Typography>
      <WhenFields {...props} />
      <FormControl component="fieldset" error={fault !== undefined}>
        <FormLabel component="legend" sx={{ fontSize: 13 }}>
          {fieldLabels.outcome}
        </FormLabel>
        <RadioGroup
          value={rule.outcome}
          onChange={(_event, outcome) => onChange(withOutcome(rule, outcome as Rule['outcome'], question))}
        >
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: 'auto auto' },
              justifyContent: 'start',
              columnGap: 2,
            }}
          >
            {Object.entries(outcomeLabels).map(([value, label]) => (
              <FormControlLabel key={value} value={value} control={<Radio size="small" />} label={label} />
            ))}
          </Box>
        </RadioGroup>
        {fault && <FormHelperText>{fault}</FormHelperText>}
      </FormControl>
      {rule.outcome === 'TEMP' && <UntilFields {...props} />}
      <ReasonFields {...props} />
      {(rule.outcome === 'PERM' || isOpen) && <ChangesFields {...props} />}
    </>
  )
}

/** Only a wait has a period, and only a refusal can change later. */
function withOutcome({ until, changes, ...rule }: Rule, outcome: Rule['outcome'], question: Question): Rule {
  const kept = changes && outcome !== 'REVIEW' && outcome !== 'REVIEW!' ? { changes } : {}
  if (outcome !== 'TEMP') return { ...rule, ...kept, outcome }
  return { ...rule, ...kept, outcome, until: until ?? usualUntil(rule, question) }
}

function usualUntil({ when }: Pick<Rule, 'when'>, question: Question): Until {
  if ('age' in when) return { birthday: when.age.below ?? 18 }
  if ('outsideRegion' in when) return { open: true }
  const met = optionsMet(when, question)
  const asksDay = met.length > 0 && met.every(({ date, id }) => date && id !== OUTSIDE)
  return asksDay ? { after: { months: 3 } } : { fromAnswer: { months: 3 } }
}
