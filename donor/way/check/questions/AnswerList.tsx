import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CHANGE_ANSWER, NONE_OF_THESE } from '../../../ground/words/changeAnswer'
import { LAST_ANSWER } from '../../../ground/words/yourAnswers'
import { type Answer, type Answers, NONE } from '../../../../shared/questionnaire/engine/answer'
import { describeAnswer } from '../../../../shared/questionnaire/engine/describeAnswer'
import type { Question, Region } from '../../../../shared/questionnaire/engine/question'
import { titleOf } from '../../../../shared/questionnaire/engine/questionTitles'
import { Unbroken } from '../../../parts/components/Basics'
import styles from './AnswerList.module.css'

export type AnsweredSection = {
  id: string
  title: string
  aside?: string | undefined
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
  /** Answers of 「いいえ」 only are collected below the rest of their section. */
  gather?: boolean
}

export function AnswerList({ sections, fold = false, ...rows }: Props) {
  const folds = ({ questions }: AnsweredSection) =>
    fold && questions.every((question) => saysNo(rows.answers[question.id]) && !rows.formerOf?.(question))
  return (
    <>
      {sections.map((section) =>
        folds(section) ? (
          <details key={section.id} className={styles.section}>
            <summary>
              {section.title}
              <small>{section.questions.length}問</small>
            </summary>
            <Rows section={section} {...rows} />
          </details>
        ) : (
          <section key={section.id} className={styles.section} aria-label={section.title}>
            <h2>
              {section.title}
              {section.aside && <small>{section.aside}</small>}
            </h2>
            <Rows section={section} {...rows} />
          </section>
        ),
      )}
    </>
  )
}

/** いいえ, どれもない, 該当なし: nothing to read. */
function saysNo(answer: Answer | undefined): boolean {
  const [choice, ...others] = answer?.choices ?? []
  return choice !== undefined && others.length === 0 && ['no', NONE, 'notApplicable'].includes(choice)
}

type RowsProps = Omit<Props, 'sections' | 'fold'> & { section: AnsweredSection }

function Rows({
  section,
  answers,
  region,
  changeTo,
  changeLabel = CHANGE_ANSWER,
  noteOn,
  formerOf,
  gather = false,
}: RowsProps) {
  const isGathered = (question: Question) =>
    gather && saysNo(answers[question.id]) && !formerOf?.(question) && !noteOn?.(question)
  const gathered = section.questions.filter(isGathered)
  return (
    <dl>
      {section.questions.map((question) => {
        if (isGathered(question)) return null
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
      {gathered.length > 0 && (
        <div>
          <dt>{NONE_OF_THESE}</dt>
          <dd className={styles.gathered}>
            <ul>
              {gathered.map((question) => {
                const change = changeTo?.(question)
                return (
                  <li key={question.id}>
                    <span>
                      <Unbroken text={titleOf(question)} />
                    </span>
                    {change && (
                      <Link to={change}>
                        {changeLabel}
                        <span className="visuallyHidden">：{titleOf(question)}</span>
                      </Link>
                    )}
                  </li>
                )
              })}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  )
}
