import { weekdayOf, type JapaneseDate } from '../../shared/dates'

export type Slot = { StartAt: string; EndAt: string; Remaining: number }

/** The slots of each day that has been loaded; a closed day has none. */
export type SlotsByDay = Readonly<Record<JapaneseDate, readonly Slot[]>>

export type Calendar = {
  today: JapaneseDate
  /** First and last day that can be booked. */
  first: JapaneseDate
  last: JapaneseDate
  holidays: Readonly<Record<JapaneseDate, string>>
  slots: SlotsByDay
}

export type DayState = {
  open: boolean
  /** In the cell: 空き, あと2, 満員, 休, 祝日, 今日; empty outside of the time to book. */
  word: string
  /** For a screen reader, after the date. */
  description: string
  few: boolean
}

/** From this number of places on a day, the cell counts them. */
const FEW = 3

const closed = (word: string, description: string): DayState => ({
  open: false,
  word,
  description,
  few: false,
})

/** What a day of the calendar says of itself. */
export function dayState(date: JapaneseDate, { today, first, last, holidays, slots }: Calendar): DayState {
  const holiday = holidays[date]
  if (holiday) return closed('祝日', `${holiday}のため休み`)
  if (weekdayOf(date) % 6 === 0) return closed('休', '休み')
  if (date === today) return closed('今日', '今日の予約は受け付けていません')
  if (date < first) return closed('', '過ぎた日')
  if (date > last) return closed('', 'まだ受け付けていません')
  const loaded = slots[date]
  if (!loaded) return closed('', '空きを調べています')
  if (loaded.length === 0) return closed('休', '休み')
  const places = loaded.reduce((sum, { Remaining }) => sum + Math.max(Remaining, 0), 0)
  if (places === 0) return closed('満員', '満員')
  const few = places < FEW
  return { open: true, word: few ? `あと${places}` : '空き', description: `あと${places}人`, few }
}
