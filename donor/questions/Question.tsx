import { eatingSupport } from '../../shared/messages/eatingSupport'
import type { Notice } from '../../shared/questionnaire/question'
import { DateBoxes } from '../components/DateBoxes'
import { fieldIds } from '../components/Field'
import { Note } from '../components/Note'
import { Unbroken } from '../components/Unbroken'
import { useTexts } from '../rootData'
import { ChoiceQuestion } from './ChoiceQuestion'
import { NumbersQuestion } from './NumbersQuestion'
import styles from './Question.module.css'
import { questionNumber, type QuestionProps } from './questionProps'

type Props = Omit<QuestionProps, 'invalid'> & {
  /** Replaces the number in the check; null for none. */
  number?: number | null
  error: string | undefined
  remark?: string | null
  onLeave: () => void
}

export function Question({ number, error, remark, onLeave, ...props }: Props) {
  const { question, answer } = props
  const ids = fieldIds(question.id)
  const shown = { ...props, invalid: Boolean(error) }
  return (
    <fieldset
      id={question.id}
      tabIndex={-1}
      className={error ? `${styles.question} ${styles.wrong}` : styles.question}
      aria-describedby={ids.describedBy(question.hint, error)}
    >
      <legend>
        {number !== null && <small>質問{number ?? questionNumber(question)}</small>}
        {question.text}
      </legend>
      {question.hint && (
        <p className={styles.hint} id={ids.hint}>
          <Unbroken text={question.hint} />
        </p>
      )}
      <div
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
    </fieldset>
  )
}

const TONES = { gentle: 'leaf', medical: 'coral', support: 'plum' } as const

function QuestionNotice({ notice: { kind, text } }: { notice: Notice }) {
  const texts = useTexts()
  return (
    <div className={styles.notice}>
      <Note tone={TONES[kind]}>
        <p>{kind === 'support' ? eatingSupport(texts) : text}</p>
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
