import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { conditionQuestion } from '../../../shared/rules/donating/condition/conditionQuestion'
import type { Answer, AnswerDate } from '../../../shared/questionnaire/engine/answer'
import type { Option } from '../../../shared/questionnaire/engine/question'

const options = conditionQuestion.options ?? []
const groups = [...new Set(options.map(({ group }) => group ?? ''))]

/** The chosen changes with their dates; '' while one is missing or not asked. */
export type ChosenChanges = Readonly<Record<string, AnswerDate>>

export function answerOf(chosen: ChosenChanges): Answer {
  const given = Object.entries(chosen).flatMap(([id, date]): [string, AnswerDate][] =>
    date === '' ? [] : [[id, date]],
  )
  return { choices: Object.keys(chosen), dates: Object.fromEntries(given) }
}

type Props = { chosen: ChosenChanges; onChange: (chosen: ChosenChanges) => void }

export function ConditionChanges({ chosen, onChange }: Props) {
  const choices = Object.keys(chosen)
  const set = (id: string, date: AnswerDate) => onChange({ ...chosen, [id]: date })
  const toggle = ({ id }: Option) => {
    const { [id]: before, ...others } = chosen
    onChange(before === undefined ? { ...chosen, [id]: '' } : others)
  }
  return groups.map((group) => (
    <Box
      key={group}
      component="details"
      sx={{ '& summary': { cursor: 'pointer', py: 0.5, width: 'fit-content' } }}
    >
      <summary>
        {group}
        {countIn(group, choices)}
      </summary>
      <Box sx={{ pl: 2, pb: 1 }}>
        {options
          .filter((option) => option.group === group)
          .map((option) => (
            <Change
              key={option.id}
              option={option}
              date={chosen[option.id]}
              onToggle={() => toggle(option)}
              onDate={(date) => set(option.id, date)}
            />
          ))}
      </Box>
    </Box>
  ))
}

function countIn(group: string, choices: readonly string[]): string {
  const count = options.filter((option) => option.group === group && choices.includes(option.id)).length
  return count > 0 ? `（${count}つ選択中）` : ''
}

type ChangeProps = {
  option: Option
  date: AnswerDate | undefined
  onToggle: () => void
  onDate: (date: AnswerDate) => void
}

function Change({ option: { id, label, date: field }, date, onToggle, onDate }: ChangeProps) {
  const isChosen = date !== undefined
  return (
    <div>
      <FormControlLabel
        control={<Checkbox color="default" checked={isChosen} onChange={onToggle} />}
        label={label}
      />
      {isChosen && field && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pl: 4, pb: 1 }}>
          <TextField
            type="date"
            size="small"
            label={field.label}
            name={id}
            value={date === 'ongoing' || date === 'unknown' ? '' : date}
            onChange={(event) => onDate(event.target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
          />
          {field.ongoing && (
            <FormControlLabel
              control={
                <Checkbox
                  color="default"
                  checked={date === 'ongoing'}
                  onChange={() => onDate(date === 'ongoing' ? '' : 'ongoing')}
                />
              }
              label={field.ongoing}
            />
          )}
        </Box>
      )}
    </div>
  )
}
