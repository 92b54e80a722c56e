import { useState } from 'react'
import { foldDigits } from '../../shared/normalise'
import { bodyMassIndex } from '../../shared/questionnaire/bodyMassIndex'
import { parseAnswer } from '../../shared/questionnaire/parseAnswer'
import input from '../components/Input.module.css'
import { useToday } from '../rootData'
import styles from './Question.module.css'
import type { QuestionProps } from './questionProps'

/** `６２．５` → 62.5; NaN for other text. */
const numberOf = (text: string) => Number(foldDigits(text).replace(/．/gu, '.').trim())

/** The typed text stays. */
export function NumbersQuestion({ question, answer, onChange, region, invalid }: QuestionProps) {
  const today = useToday()
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(Object.entries(answer?.numbers ?? {}).map(([id, number]) => [id, String(number)])),
  )
  const inOrder = answer !== undefined && typeof parseAnswer(question, answer, { today, region }) !== 'string'
  const index = inOrder ? bodyMassIndex(answer) : null

  const change = (id: string, text: string) => {
    const next = { ...typed, [id]: text }
    setTyped(next)
    const numbers = Object.entries(next).flatMap(([key, value]) =>
      value.trim() ? [[key, numberOf(value)]] : [],
    )
    onChange(numbers.length > 0 ? { numbers: Object.fromEntries(numbers) } : {})
  }

  return (
    <>
      <div className={styles.numbers}>
        {question.numbers?.map(({ id, label, unit }) => (
          <label key={id} className={styles.number}>
            {label}
            <input
              className={input.input}
              name={`${question.id}-${id}`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              aria-invalid={invalid || undefined}
              value={typed[id] ?? ''}
              onChange={(event) => change(id, event.target.value)}
            />
            {unit}
          </label>
        ))}
      </div>
      <output className={styles.index}>{index !== null && <b>BMI {index.toFixed(1)}</b>}</output>
    </>
  )
}
