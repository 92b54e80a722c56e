import { formatJapaneseDate, weekdayOf, type JapaneseDate, addDays } from '../../../../shared/facts/dates'
import { addMonths } from '../../../../shared/facts/months'
import { Button } from '../../../parts/components/Basics'
import monthStepsStyles from './MonthSteps.module.css'
import styles from './MonthTable.module.css'

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const

type Props = {
  month: Month
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
      <span className="visuallyHidden">{name}</span>
      <span aria-hidden="true">{Number(date.slice(8))}</span>
      <small aria-hidden="true">{word}</small>
    </>
  )
  if (open)
    return (
      <button
        type="button"
        className={[styles.open, few && styles.few, colour].filter(Boolean).join(' ')}
        aria-pressed={isChosen(date)}
        onClick={() => onChoose(date)}
      >
        {content}
      </button>
    )
  return <div className={[styles.closed, colour].filter(Boolean).join(' ')}>{content}</div>
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

export type Slot = { StartAt: string; EndAt: string; Remaining: number }

/** Loaded days only; a closed day has no slots. */
export type SlotsByDay = Readonly<Record<JapaneseDate, readonly Slot[]>>

export type Calendar = {
  today: JapaneseDate
  first: JapaneseDate
  last: JapaneseDate
  holidays: Readonly<Record<JapaneseDate, string>>
  slots: SlotsByDay
}

export type DayState = {
  open: boolean
  /** 空き, あと2, 満員, 休, 祝日, 今日; empty for days that cannot be booked. */
  word: string
  /** For screen readers, after the date. */
  description: string
  few: boolean
}

/** From here on, the cell shows no number. */
const FEW = 3

const closed = (word: string, description: string): DayState => ({
  open: false,
  word,
  description,
  few: false,
})

export function dayState(date: JapaneseDate, { today, first, last, holidays, slots }: Calendar): DayState {
  const loaded = slots[date]
  const holiday = holidays[date]
  if (!loaded?.length && holiday) return closed('祝日', `${holiday}のため休み`)
  if (!loaded?.length && weekdayOf(date) % 6 === 0) return closed('休', '休み')
  if (date === today) return closed('今日', '今日の予約は受け付けていません')
  if (date < first) return closed('', '過ぎた日')
  if (date > last) return closed('', 'まだ受け付けていません')
  if (!loaded) return closed('', '空きを調べています')
  if (loaded.length === 0) return closed('休', '休み')
  const places = loaded.reduce((sum, { Remaining }) => sum + Math.max(Remaining, 0), 0)
  if (places === 0) return closed('満員', '満員')
  const few = places < FEW
  return { open: true, word: few ? `あと${places}` : '空き', description: `あと${places}人`, few }
}

/** `2026-11` */
export type Month = string

export const monthOf = (date: JapaneseDate): Month => date.slice(0, 7)

export const monthAfter = (month: Month, months: number): Month => monthOf(addMonths(`${month}-01`, months))

/** 2026年11月 */
export const monthText = (month: Month): string => `${month.slice(0, 4)}年${Number(month.slice(5))}月`

/** Sunday to Saturday; null for days of other months. */
export function monthWeeks(month: Month): (JapaneseDate | null)[][] {
  const first = `${month}-01`
  const weeks: (JapaneseDate | null)[][] = []
  for (
    let sunday = addDays(first, -weekdayOf(first));
    monthOf(sunday) <= month;
    sunday = addDays(sunday, 7)
  ) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(sunday, index))
    weeks.push(days.map((date) => (monthOf(date) === month ? date : null)))
  }
  return weeks
}

/** Null if there are none. */
export function bookableIn(
  month: Month,
  first: JapaneseDate,
  last: JapaneseDate,
): { from: JapaneseDate; to: JapaneseDate } | null {
  const [begins, ends] = [`${month}-01`, addDays(`${monthAfter(month, 1)}-01`, -1)]
  const from = first > begins ? first : begins
  const to = last < ends ? last : ends
  return from <= to ? { from, to } : null
}
