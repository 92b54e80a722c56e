import { guidanceEvent } from '../../shared/calendarEvents'
import { reservationPages } from '../../shared/messages/pages/reservationPages'
import type { ButtonKind } from '../components/Basics'
import { CalendarFileButton } from '../components/CalendarFileButton'
import { useSignedInUser } from '../page/standing'

export function CalendarButton({ startAt, kind }: { startAt: Date; kind?: ButtonKind }) {
  const { Id } = useSignedInUser()
  return (
    <CalendarFileButton
      kind={kind}
      label={reservationPages['/signup/schedule_reservation/complete'].primary}
      event={(circumstances) => guidanceEvent({ userId: Id, startAt }, circumstances)}
    />
  )
}
