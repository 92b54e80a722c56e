import { returnEvent } from '../../shared/calendarEvents'
import { formatJapaneseDate, weekdayOf, type JapaneseDate } from '../../shared/dates'
import type { ButtonKind } from '../components/Basics'
import { CalendarFileButton } from '../components/CalendarFileButton'
import styles from './DaySheet.module.css'

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const

export function DaySheet({ date }: { date: JapaneseDate }) {
  const [year, month, day] = date.split('-').map(Number)
  return (
    <div className={styles.sheet} role="img" aria-label={`${formatJapaneseDate(date)}から`}>
      <span>
        {year}年{month}月
      </span>
      <b>{day}</b>
      <em>日（{WEEKDAYS[weekdayOf(date)]}曜日）から</em>
    </div>
  )
}

/** For an open end: 「終わってから3か月」. */
export function OpenSheet({ note }: { note: string }) {
  const [, before = '', period = ''] = /^(\D*)(.*)$/.exec(note) ?? []
  return (
    <div className={styles.sheet} role="img" aria-label={note}>
      <span>日にちは、まだ決まっていません</span>
      <strong>
        {before}
        <span className="noBreak">{period}</span>
      </strong>
    </div>
  )
}

export const ReturnDateButton = ({
  kind,
  ...event
}: {
  date: JapaneseDate
  screeningId: string
  kind?: ButtonKind
}) => (
  <CalendarFileButton
    label="カレンダーに追加する"
    kind={kind}
    event={(circumstances) => returnEvent(event, circumstances)}
  />
)
