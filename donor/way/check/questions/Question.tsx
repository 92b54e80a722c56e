import { type ReactNode, useState } from 'react'
import { LAST_ANSWER } from '../../../ground/words/yourAnswers'
import { foldDigits } from '../../../../shared/facts/normalise'
import { bodyMassIndex } from '../../../../shared/questionnaire/engine/bodyMassIndex'
import { parseAnswer } from '../../../../shared/questionnaire/engine/parseAnswer'
import type { Notice } from '../../../../shared/questionnaire/engine/question'
import { Note, Unbroken } from '../../../parts/components/Basics'
import { DateBoxes } from '../../../parts/components/DateBoxes'
import { fieldIds } from '../../../parts/components/Field'
import input from '../../../parts/components/Input.module.css'
import { useToday } from '../../../ground/page/clock'
import { ChoiceQuestion } from './ChoiceQuestion'
import { hasNo } from './noAnswer'
import styles from './Question.module.css'
import type { QuestionProps } from './questionProps'

type Asked = {
  /** The section's name, where it begins. */
  part: string | undefined
  /** The answer of the previous check, in words. */
  last: string | null
  why: ReactNode
  /** The button to go on. */
  next: ReactNode
}

type Props = Omit<QuestionProps, 'invalid'> & {
  number?: number
  /** Set if it is the only question of its screen: its text is the heading. */
  asked?: Asked | undefined
  error: string | undefined
  remark?: string | null
  onLeave: () => void
}

export function Question({ number, asked, error, remark, onLeave, ...props }: Props) {
  const { question, answer } = props
  const ids = fieldIds(question.id)
  const shown = { ...props, invalid: Boolean(error) }
  return (
    <fieldset
      id={question.id}
      tabIndex={-1}
      className={[styles.question, asked && styles.alone, error && styles.wrong].filter(Boolean).join(' ')}
      aria-describedby={ids.describedBy(question.hint, error)}
    >
      <legend>
        {number !== undefined && <small>質問{number}</small>}
        {asked ? (
          <>
            <small>{asked.part}</small>
            <h1 tabIndex={-1}>
              <Unbroken text={question.text} />
            </h1>
          </>
        ) : (
          <span>{question.text}</span>
        )}
      </legend>
      <div className={asked ? styles.talk : undefined}>
        {question.hint && (
          <p className={styles.hint} id={ids.hint}>
            <Unbroken text={question.hint} />
          </p>
        )}
        {asked?.last && (
          <p className={styles.hint}>
            <Unbroken text={`${LAST_ANSWER}：${asked.last}`} />
          </p>
        )}
        {asked?.why}
        <div
          className={styles.answers}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onLeave()
          }}
        >
          {question.kind === 'date' ? (
            <DateQuestion {...shown} />
          ) : question.kind === 'numbers' ? (
            <NumbersQuestion {...shown} />
          ) : (
            <ChoiceQuestion {...shown} />
          )}
        </div>
        <div aria-live="polite">
          {question.notices
            ?.filter(({ choices }) => choices.some((id) => answer?.choices?.includes(id)))
            .map((notice) => (
              <QuestionNotice key={notice.text} notice={notice} />
            ))}
          {remark && (
            <div className={styles.notice}>
              <Note tone="yolk">
                <p>{remark}</p>
              </Note>
            </div>
          )}
        </div>
        {error && (
          <p className={styles.message} id={ids.error}>
            {error}
          </p>
        )}
        {asked?.next && <div className={hasNo(question) ? styles.next : styles.thumb}>{asked.next}</div>}
      </div>
    </fieldset>
  )
}

const TONES = { gentle: 'leaf', medical: 'coral', support: 'plum' } as const

function QuestionNotice({ notice: { kind, text } }: { notice: Notice }) {
  return (
    <div className={styles.notice}>
      <Note tone={TONES[kind]}>
        <p>{text}</p>
      </Note>
    </div>
  )
}

function DateQuestion({ question, answer, onChange, invalid }: QuestionProps) {
  return (
    <DateBoxes
      name={question.id}
      value={answer?.date ?? ''}
      onChange={(date) => onChange(date ? { date } : {})}
      invalid={invalid}
    />
  )
}

/** `６２．５` → 62.5; NaN for other text. */
const numberOf = (text: string) => Number(foldDigits(text).replace(/．/gu, '.').trim())

/** The typed text stays. */
function NumbersQuestion({ question, answer, onChange, region, invalid }: QuestionProps) {
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
