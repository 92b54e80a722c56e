import { useId } from 'react'
import type { AnswerDate } from '../../shared/questionnaire/answer'
import type { Option } from '../../shared/questionnaire/question'
import choice from '../components/Choice.module.css'
import { DateBoxes } from '../components/DateBoxes'
import type { QuestionProps } from './questionProps'
import styles from './Question.module.css'

type Props = Omit<QuestionProps, 'region'> & { option: Option }

/** When it was, for a chosen option: a day, いまも続いている, or わからない. */
export function DayOfChoice({ question, option, answer, onChange, invalid }: Props) {
  const id = useId()
  const day = answer?.dates?.[option.id]
  const word = day === 'unknown' || day === 'ongoing' ? day : null
  const change = (next: AnswerDate | '') => {
    const others = Object.entries(answer?.dates ?? {}).filter(([key]) => key !== option.id)
    onChange({ ...answer, dates: { ...Object.fromEntries(others), ...(next ? { [option.id]: next } : {}) } })
  }
  const words = [
    ...(option.date?.ongoing ? [{ value: 'ongoing' as const, label: option.date.ongoing }] : []),
    { value: 'unknown' as const, label: '正確な日はわからない' },
  ]
  return (
    <div className={styles.reveal} role="group" aria-labelledby={id}>
      <b id={id}>{option.date?.label}</b>
      <DateBoxes
        // Empty boxes once a word stands in the place of the day
        key={word ?? 'day'}
        name={`${question.id}-${option.id}`}
        value={word ? '' : (day ?? '')}
        onChange={change}
        invalid={invalid}
        disabled={word !== null}
      />
      {words.map(({ value, label }) => (
        <label key={value} className={`${choice.choice} ${choice.soft}`}>
          <input
            type="checkbox"
            name={`${question.id}-${option.id}-${value}`}
            checked={word === value}
            onChange={() => change(word === value ? '' : value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}
