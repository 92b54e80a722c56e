import { useState } from 'react'
import { formatJapaneseDate, japaneseDateOf, type JapaneseDate } from '../../../../shared/facts/dates'
import { endedDayError } from '../../../ground/words/pathAhead/endedDay'
import type { ShownReason } from '../../../../shared/words/check/path'
import { CorrectLink } from '../../check/result/CorrectLink'
import { useOwnAnswers } from '../../check/result/Reasons'
import type { Judged } from '../../check/result/judgedCheck'
import { Unbroken } from '../../../parts/components/Basics'
import { DateFields } from '../../../parts/components/DateBoxes'
import { useToday } from '../../../ground/page/clock'
import styles from './ReasonCards.module.css'

/** Typed days, by index of the reason. */
export type Ends = Readonly<Record<number, JapaneseDate>>

type Props = {
  judged: Judged
  /** In the order of the judgement's reasons. */
  reasons: readonly ShownReason[]
  ended: Ends
  onEnded: (ended: Ends) => void
}

export function ReasonCards({ judged, reasons, ended, onEnded }: Props) {
  const own = useOwnAnswers(judged)
  const { Reasons, OnlineCheckResult, Answer } = judged.check
  const set = (index: number, day: JapaneseDate | null) => {
    const { [index]: _before, ...others } = ended
    onEnded(day ? { ...others, [index]: day } : others)
  }
  return (
    <section className="stack">
      <h2>{OnlineCheckResult === 'Failed_2' ? '理由と、結果が変わるとき' : '理由と、日にちが変わるとき'}</h2>
      {reasons.map(({ heading, until, change, mayEnd }, index) => {
        const { QuestionId = '', Fact = '', Explanation = '', Protection = null } = Reasons[index] ?? {}
        const given = own[QuestionId]
        return (
          <article key={index} className={styles.reason}>
            <header>
              <p>{heading}</p>
              <h3>
                <Unbroken text={Fact.replace(/。$/, '')} />
              </h3>
            </header>
            <dl>
              {given && (
                <div>
                  <dt>お答え</dt>
                  <dd>
                    <span className="support">
                      <Unbroken text={given.question} />
                    </span>
                    <Unbroken text={given.answer} />
                  </dd>
                </div>
              )}
              {(Protection || Explanation) && (
                <div>
                  <dt>どなたを守るためか</dt>
                  <dd>
                    <Protected by={Protection ?? ''} />
                    <Unbroken text={Explanation} />
                  </dd>
                </div>
              )}
              {until && (
                <div>
                  <dt>解消する日</dt>
                  <dd>
                    <b>
                      <Unbroken text={until} />
                    </b>
                  </dd>
                </div>
              )}
            </dl>
            <div className={styles.change}>
              <h4>{change.title}</h4>
              <p>
                <Unbroken text={change.text} />
              </p>
              {mayEnd && Answer.answered_at && (
                <EndedDay
                  name={`ended-${index}`}
                  answeredOn={japaneseDateOf(new Date(Answer.answered_at))}
                  says={ended[index] ? until : null}
                  onDay={(day) => set(index, day)}
                />
              )}
              {given && (
                <CorrectLink
                  screeningId={judged.screening.Id}
                  questionId={QuestionId}
                  about={given.question}
                  className={styles.correct}
                />
              )}
            </div>
          </article>
        )
      })}
    </section>
  )
}

/** The text begins with the protected people: 「患者さん。…」 */
function Protected({ by }: { by: string }) {
  const [whom = '', why = ''] = (/^([^。]*。)(.*)$/su.exec(by) ?? ['', by]).slice(1)
  return (
    <>
      <b>{whom}</b>
      <Unbroken text={why} />
    </>
  )
}

type EndedDayProps = {
  name: string
  answeredOn: JapaneseDate
  says: string | null
  onDay: (day: JapaneseDate | null) => void
}

/** Turns 「終わってから3か月」 into a day. Stores nothing. */
function EndedDay({ name, answeredOn, says, onDay }: EndedDayProps) {
  const today = useToday()
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const error = typed === '' ? null : endedDayError(typed, { answeredOn, today })
  return (
    <details className={styles.ended}>
      <summary>終わった日を入れる</summary>
      <DateFields
        name={name}
        label="終わった日"
        optional
        hint={`${formatJapaneseDate(answeredOn)}から今日まで`}
        error={left && error ? error : undefined}
        value={typed}
        onChange={(date) => {
          setTyped(date)
          onDay(endedDayError(date, { answeredOn, today }) === null ? date : null)
        }}
        onBlur={() => setLeft(true)}
      />
      <p role="status">{says && <Unbroken text={`${says}に解消します。`} />}</p>
    </details>
  )
}
