import { weekdayOf, type JapaneseDate } from '../../shared/dates'

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
