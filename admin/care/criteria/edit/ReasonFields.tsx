import { TextField, Typography } from '@mui/material'
import { fieldLabels, reasonParts } from '../../../../shared/rules/criteria/fields'
import { optionsMet } from '../../../../shared/rules/criteria/ruleWords'
import { criteriaPlace as words } from '../../../ground/words/criteriaPlace'
import type { Reason } from '../../../../shared/questionnaire/engine/rule'
import { faultOf, type RuleFieldsProps } from './faultOf'

type Part = keyof Reason

export function ReasonFields({ rule, question, faults, onChange }: RuleFieldsProps) {
  const { until, when, reason } = rule
  const counts = until !== undefined && 'after' in until
  const ongoing = counts && optionsMet(when, question).some(({ date }) => date?.ongoing)
  const open = until !== undefined && 'open' in until
  const useful: Record<Part, boolean> = {
    plain: true,
    dated: counts,
    ongoing,
    explanation: true,
    event: ongoing,
    untilEnd: open || ongoing,
    ongoingNote: open || ongoing,
  }
  const fillIns = [
    ...(counts ? [words.fillIn.date] : []),
    ...('choices' in when || 'tag' in when ? [words.fillIn.choice] : []),
    ...(counts || (until && 'fromAnswer' in until) ? [words.fillIn.period] : []),
    words.fillIn.region,
  ]
  const set = (part: Part, text: string) => {
    const { [part]: _before, ...others } = reason
    const next = part === 'plain' || text !== '' ? { ...others, [part]: text } : others
    onChange({ ...rule, reason: { plain: reason.plain, ...next } })
  }
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {words.fillIns(fillIns.join('、'))}
      </Typography>
      {reasonParts
        .filter((part) => useful[part] || reason[part] !== undefined)
        .map((part) => {
          const fault = faultOf(faults, `reason.${part}`)
          return (
            <TextField
              key={part}
              size="small"
              multiline
              fullWidth
              label={fieldLabels[`reason.${part}`]}
              value={reason[part] ?? ''}
              onChange={({ target }) => set(part, target.value)}
              error={fault !== undefined}
              helperText={fault}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          )
        })}
    </>
  )
}
