import { DateBoxes } from '../components/DateBoxes'
import type { QuestionProps } from './questionProps'

export function DateQuestion({ question, answer, onChange, invalid }: QuestionProps) {
  return (
    <DateBoxes
      name={question.id}
      value={answer?.date ?? ''}
      onChange={(date) => onChange(date ? { date } : {})}
      invalid={invalid}
    />
  )
}
