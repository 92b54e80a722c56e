import { formatJapaneseDate } from '../../shared/dates'
import type { Screening } from './latestScreening'
import styles from './Result.module.css'

type Reason = NonNullable<Screening['OnlineCheck']>['Reasons'][number]

/** 「…ため。…お待ちいただいています。」 → the fact as a heading, and what explains it. */
function factAndExplanation(reason: string): [string, string] {
  const end = reason.indexOf('。')
  return end === -1 ? [reason, ''] : [reason.slice(0, end), reason.slice(end + 1)]
}

/** Each reason with its own day, in the server's order: the one that lasts longest comes first. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ QuestionId, Reason, NextDate, OngoingNote }) => {
        const [fact, explanation] = factAndExplanation(Reason)
        const until = NextDate ? `${formatJapaneseDate(NextDate)}から` : OngoingNote
        return (
          <li key={QuestionId + Reason}>
            <h3>{fact}</h3>
            {explanation && <p className="support">{explanation}</p>}
            {until && <strong>{until}</strong>}
          </li>
        )
      })}
    </ul>
  )
}

/** What staff will ask about in person. */
export function Topics({ topics }: { topics: readonly Pick<Reason, 'QuestionId' | 'Reason'>[] }) {
  return (
    <ul className={styles.reasons}>
      {topics.map(({ QuestionId, Reason }) => {
        const [fact, explanation] = factAndExplanation(Reason)
        return (
          <li key={QuestionId + Reason}>
            <h3>{fact}</h3>
            {explanation && <p className="support">{explanation}</p>}
          </li>
        )
      })}
    </ul>
  )
}
