import {
  addDays,
  addWeeks,
  daysBetween,
  formatJapaneseDate,
  type JapaneseDate,
} from '../../../../shared/facts/dates'
import { stateWords } from './words'
import type { DayState, Span } from './whatIf'
import styles from './Weeks.module.css'

/** A quarter of a year per row. */
const IN_A_ROW = 13
const MOST_ROWS = 5

type Props = { spans: readonly Span[]; today: JapaneseDate; audience: keyof typeof stateWords }

/** One box per week from today; the list below says the same in words. */
export function Weeks({ spans, today, audience }: Props) {
  const weeks = weeksOf(spans, today)
  const rows = Array.from({ length: Math.ceil(weeks.length / IN_A_ROW) }, (_, row) =>
    weeks.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW),
  )
  const states = [...new Set(weeks.flat())]
  return (
    <div className="stackSmall" aria-hidden="true">
      {rows.map((row, index) => (
        <div key={index} className={styles.row}>
          <span>{formatJapaneseDate(addWeeks(today, index * IN_A_ROW))}</span>
          <div className={styles.weeks}>
            {row.map((days, week) => (
              <i key={week} className={days.length > 1 ? styles.mixed : styles[days[0] ?? 'open']}>
                {days.length > 1 && days.map((state, part) => <b key={part} className={styles[state]} />)}
              </i>
            ))}
          </div>
        </div>
      ))}
      <p className={styles.key}>
        {states.map((state) => (
          <span key={state}>
            <i className={styles[state]} />
            {stateWords[audience][state]}
          </span>
        ))}
      </p>
    </div>
  )
}

function weeksOf(spans: readonly Span[], today: JapaneseDate): DayState[][] {
  const last = spans.at(-1)
  const end = last ? (last.to ?? addWeeks(last.from, 2)) : today
  const count = Math.min(Math.floor(Math.max(daysBetween(today, end), 0) / 7) + 1, IN_A_ROW * MOST_ROWS)
  return Array.from({ length: count }, (_, week) => {
    const [from, to] = [addWeeks(today, week), addDays(addWeeks(today, week), 6)]
    return spans
      .filter((span) => span.from <= to && (span.to === null || span.to >= from))
      .map(({ state }) => state)
  })
}
