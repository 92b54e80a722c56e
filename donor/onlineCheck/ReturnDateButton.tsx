import { returnCalendar } from '../../shared/calendarEvents'
import type { JapaneseDate } from '../../shared/dates'
import { CalendarFileButton } from '../components/CalendarFileButton'

/** The day to come back as a calendar file. */
export const ReturnDateButton = (event: { date: JapaneseDate; screeningId: string }) => (
  <CalendarFileButton
    label="カレンダーに追加する"
    file={(circumstances) => returnCalendar(event, circumstances)}
  />
)
