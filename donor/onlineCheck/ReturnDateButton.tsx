import { returnEvent } from '../../shared/calendarEvents'
import type { JapaneseDate } from '../../shared/dates'
import type { ButtonKind } from '../components/Button'
import { CalendarFileButton } from '../components/CalendarFileButton'

/** The day to come back as a calendar file. */
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
