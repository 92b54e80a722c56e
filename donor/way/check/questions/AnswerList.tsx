import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CHANGE_ANSWER } from '../../../ground/words/changeAnswer'
import { LAST_ANSWER } from '../../../ground/words/yourAnswers'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { describeAnswer } from '../../../../shared/questionnaire/engine/describeAnswer'
import type { Question, Region } from '../../../../shared/questionnaire/engine/question'
import { titleOf } from '../../../../shared/questionnaire/engine/questionTitles'
import { Unbroken } from '../../../parts/components/Basics'
import styles from './AnswerList.module.css'
import { saysNo } from './secondLook'

export type AnsweredSection = {
  id: string
  title: string
  questions: readonly Question[]
}

type Props = {
  sections: readonly AnsweredSection[]
  answers: Answers
  region: Region
  /** The link to change an answer; without it the list is read-only. */
  changeTo?: ((question: Question) => string | false) | undefined
  /** Replaces 変更. */
  changeLabel?: string
  noteOn?: (question: Question) => ReactNode
  formerOf?: (question: Question) => string | null
  /** Sections without a 「はい」 are collapsed to one line. */
  fold?: boolean
  /** What is shown; the rest of each section is collapsed to one line. */
  shows?: ((question: Question) => boolean) | undefined
}

export function AnswerList({ sections, fold = false, shows, ...rows }: Props) {
  const needsNoLook = (question: Question) =>
    shows ? !shows(question) : fold && saysNo(rows.answers[question.id]) && !rows.formerOf?.(question)
  return (
    <>
      {sections.map((section) => {
        const { id, title, questions } = section
        const folded = questions.filter(needsNoLook)
        if (folded.length === questions.length)
          return <Folded key={id} title={title} questions={questions} {...rows} />
        return (
          <section key={id} className={styles.section} aria-label={title}>
            <h2>{title}</h2>
            <Rows questions={shows ? questions.filter(shows) : questions} {...rows} />
            {shows && folded.length > 0 && <Folded title="ほか" questions={folded} {...rows} />}
          </section>
        )
      })}
    </>
  )
}

const Folded = ({ title, questions, ...rows }: RowsProps & { title: string }) => (
  <details className={styles.section}>
    <summary>
      {title}
      <small>{questions.length}問</small>
    </summary>
    <Rows questions={questions} {...rows} />
  </details>
)

type RowsProps = Omit<Props, 'sections' | 'fold' | 'shows'> & { questions: readonly Question[] }

function Rows({
  questions,
  answers,
  region,
  changeTo,
  changeLabel = CHANGE_ANSWER,
  noteOn,
  formerOf,
}: RowsProps) {
  return (
    <dl>
      {questions.map((question) => {
        const former = formerOf?.(question)
        const note = noteOn?.(question)
        const change = changeTo?.(question)
        return (
          <div key={question.id} className={former ? styles.changed : undefined}>
            <dt>
              <Unbroken text={titleOf(question)} />
            </dt>
            <dd>
              {former && <b className={styles.tag}>前回から変わりました</b>}
              {describeAnswer(question, answers[question.id], region)
                .split('／')
                .map((part) => (
                  <span key={part} className={styles.part}>
                    <Unbroken text={part} />
                  </span>
                ))}
              {former && <small>{`${LAST_ANSWER}：${former}`}</small>}
              {note && <small>{note}</small>}
            </dd>
            {change && (
              <dd className={styles.change}>
                <Link to={change}>
                  {changeLabel}
                  <span className="visuallyHidden">：{titleOf(question)}</span>
                </Link>
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
