import { Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { statementQuestion } from '../../shared/condition/conditionQuestion'
import { type Answer, type AnswerDate, NONE } from '../../shared/questionnaire/answer'
import type { Option } from '../../shared/questionnaire/question'
import { failureMessage } from '../components/LoadingOrFailure'

const options = (statementQuestion.options ?? []).filter(({ id }) => id !== NONE)
const groups = [...new Set(options.map(({ group }) => group ?? ''))]

export function StatementForm({ onSend }: { onSend: (answer: Answer) => Promise<void> }) {
  const [dates, setDates] = useState<Readonly<Record<string, AnswerDate | ''>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const choices = Object.keys(dates)
  const set = (id: string, date: AnswerDate | '') => setDates({ ...dates, [id]: date })
  const toggle = ({ id }: Option) => {
    const { [id]: chosen, ...others } = dates
    setDates(chosen === undefined ? { ...dates, [id]: '' } : others)
  }
  const send = async () => {
    setFailure(null)
    const given = Object.entries(dates).flatMap(([id, date]): [string, AnswerDate][] =>
      date === '' ? [] : [[id, date]],
    )
    try {
      await onSend({ choices, dates: Object.fromEntries(given) })
    } catch (error) {
      setFailure(failureMessage(error))
    }
  }
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 0.5, width: 'fit-content' } }}>
      <summary>
        <b>変わったことを記録する</b>
      </summary>
      {groups.map((group) => (
        <details key={group}>
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
                  date={dates[option.id]}
                  onToggle={() => toggle(option)}
                  onDate={(date) => set(option.id, date)}
                />
              ))}
          </Box>
        </details>
      ))}
      {failure && (
        <Typography role="alert" sx={{ fontWeight: 700, mt: 1 }}>
          {failure}
        </Typography>
      )}
      <Button
        variant="outlined"
        color="inherit"
        disabled={choices.length === 0}
        onClick={() => void send()}
        sx={{ mt: 1, height: 48 }}
      >
        この内容で記録する
      </Button>
    </Box>
  )
}

function countIn(group: string, choices: readonly string[]): string {
  const count = options.filter((option) => option.group === group && choices.includes(option.id)).length
  return count > 0 ? `（${count}つ選択中）` : ''
}

type ChangeProps = {
  option: Option
  date: AnswerDate | '' | undefined
  onToggle: () => void
  onDate: (date: AnswerDate | '') => void
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
