import { guidanceEvent } from '../../../../shared/rules/visits/calendarEvents'
import { reservationPages } from '../../../ground/words/pages/reservationPages'
import type { ButtonKind } from '../../../parts/components/Basics'
import { CalendarFileButton } from '../../../parts/components/CalendarFileButton'
import { useSignedInUser } from '../../../ground/page/standing'

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
