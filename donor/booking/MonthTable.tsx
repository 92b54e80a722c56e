import { formatJapaneseDate, weekdayOf, type JapaneseDate } from '../../shared/dates'
import { Button } from '../components/Button'
import monthStepsStyles from './MonthSteps.module.css'
import styles from './MonthTable.module.css'
import type { DayState } from './dayState'
import { monthText, monthWeeks, type Month, monthAfter, monthOf } from './monthWeeks'

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const

type Props = {
  month: Month
  /** Earlier weeks are hidden. */
  first: JapaneseDate
  /** The caption: 空き状況. */
  about: string
  holidays: Readonly<Record<JapaneseDate, string>>
  stateOf: (date: JapaneseDate) => DayState
  isChosen: (date: JapaneseDate) => boolean
  onChoose: (date: JapaneseDate) => void
}

export function MonthTable({ month, first, about, ...day }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visuallyHidden">
        {monthText(month)}の{about}
      </caption>
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
        {weeksFrom(month, first).map((days, week) => (
          <tr key={week}>
            {days.map((date, index) => (
              <td key={index}>{date && <Day date={date} {...day} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const colourOf = (weekday: number, holiday = false) =>
  weekday === 0 || holiday ? styles.sunday : weekday === 6 ? styles.saturday : undefined

const weeksFrom = (month: Month, first: JapaneseDate) =>
  monthWeeks(month).filter((days) => days.some((date) => date !== null && date >= first))

type DayProps = Omit<Props, 'month' | 'first' | 'about'> & { date: JapaneseDate }

function Day({ date, holidays, stateOf, isChosen, onChoose }: DayProps) {
  const { open, word, description, few } = stateOf(date)
  const holiday = Object.hasOwn(holidays, date)
  const colour = colourOf(weekdayOf(date), holiday)
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
        className={[styles.open, few && styles.few, colour].filter(Boolean).join(' ')}
        aria-label={name}
        aria-pressed={isChosen(date)}
        onClick={() => onChoose(date)}
      >
        {content}
      </button>
    )
  return (
    <div className={[styles.closed, colour].filter(Boolean).join(' ')}>
      <span className="visuallyHidden">{name}</span>
      {content}
    </div>
  )
}

type MonthStepsProps = {
  month: Month
  first: JapaneseDate
  last: JapaneseDate
  onMove: (month: Month) => void
}

export function MonthSteps({ month, first, last, onMove }: MonthStepsProps) {
  return (
    <div className={monthStepsStyles.months}>
      <Button
        kind="two"
        small
        disabled={month <= monthOf(first)}
        onClick={() => onMove(monthAfter(month, -1))}
      >
        前の月
      </Button>
      <h2 aria-live="polite">{monthText(month)}</h2>
      <Button kind="two" small disabled={month >= monthOf(last)} onClick={() => onMove(monthAfter(month, 1))}>
        次の月
      </Button>
    </div>
  )
}
