import {
  bookingOf,
  CALENDAR_CONTENT_TYPE,
  CALENDAR_FILE_NAME,
  guidanceCalendar,
} from '../../shared/guidanceCalendar'
import { reservationPages } from '../../shared/messages/pages/reservationPages'
import { Button } from '../components/Button'
import type { ButtonKind } from '../components/buttonClass'
import { downloadFile } from '../components/downloadFile'
import { useNow, useTexts } from '../rootData'
import { useSignedInUser } from '../session/useSignedInUser'

/** The booked hour as a calendar file, made here. */
export function CalendarButton({ startAt, kind }: { startAt: Date; kind?: ButtonKind }) {
  const { Id } = useSignedInUser()
  const texts = useTexts()
  const now = useNow()
  const save = () => {
    const file = guidanceCalendar(bookingOf(Id, startAt, now), texts, window.location.origin, now)
    downloadFile(CALENDAR_FILE_NAME, CALENDAR_CONTENT_TYPE, file)
  }
  return (
    <Button kind={kind} onClick={save}>
      {reservationPages['/signup/schedule_reservation/complete'].primary}
    </Button>
  )
}
