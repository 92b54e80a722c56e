import { formatJapaneseDate, weekdayOf, type JapaneseDate } from '../../shared/dates'
import { dayState, type Calendar } from './dayState'
import { monthText, monthWeeks, type Month } from './monthWeeks'
import styles from './MonthTable.module.css'

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const

type Props = {
  month: Month
  calendar: Calendar
  chosen: JapaneseDate | null
  onChoose: (date: JapaneseDate) => void
}

/** A month with, in each cell, whether one can come. */
export function MonthTable({ month, calendar, chosen, onChoose }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visuallyHidden">{monthText(month)}の空き状況</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name, index) => (
            <th key={name} scope="col" className={colourOf(index)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((days, week) => (
          <tr key={week}>
            {days.map((date, index) => (
              <td key={index}>{date && <Day {...{ date, calendar, chosen, onChoose }} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const colourOf = (weekday: number, holiday = false) =>
  weekday === 0 || holiday ? styles.sunday : weekday === 6 ? styles.saturday : undefined

function Day({ date, calendar, chosen, onChoose }: Omit<Props, 'month'> & { date: JapaneseDate }) {
  const { open, word, description, few } = dayState(date, calendar)
  const holiday = Object.hasOwn(calendar.holidays, date)
  const name = `${formatJapaneseDate(date, holiday)} ${description}`
  const content = (
    <>
      <span aria-hidden="true">{Number(date.slice(8))}</span>
      <small aria-hidden="true">{word}</small>
    </>
  )
  if (open)
    return (
      <button
        type="button"
        className={few ? `${styles.open} ${styles.few}` : styles.open}
        aria-label={name}
        aria-pressed={chosen === date}
        onClick={() => onChoose(date)}
      >
        {content}
      </button>
    )
  return (
    <div className={[styles.closed, colourOf(weekdayOf(date), holiday)].filter(Boolean).join(' ')}>
      <span className="visuallyHidden">{name}</span>
      {content}
    </div>
  )
}
