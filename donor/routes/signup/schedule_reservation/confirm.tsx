import { redirect } from 'react-router'
import { reservationPages } from '../../../../shared/messages/pages/reservationPages'
import { BookingConfirm } from '../../../booking/BookingConfirm'
import { chosenTime } from '../../../booking/bookingParams'
import { loadCurrentUser } from '../../../currentUser/currentUser'
import { ReserveGuidanceDocument } from '../../../generated/graphql'
import { request as call } from '../../../graphql/request'
import { requireStatus, requireActive } from '../../../page/standing'
import { privateMeta } from '../../../page/meta'
import { skipOnHashChange } from '../../../page/revalidate'
import type { Route } from './+types/confirm'

const CHOICE = '/signup/schedule_reservation'
const page = reservationPages['/signup/schedule_reservation/confirm']

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await loadCurrentUser()
  requireActive(user)
  requireStatus(user, 'Guidance')
  const at = chosenTime(request.url)
  if (!at) throw redirect(CHOICE)
  return { at: at.toISOString() }
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(page.h1)

export default function ReservationConfirmPage({ loaderData: { at } }: Route.ComponentProps) {
  return (
    <BookingConfirm
      page={page}
      startAt={new Date(at)}
      send={() => call(ReserveGuidanceDocument, { startAt: at })}
      choicePath={CHOICE}
      completePath={`${CHOICE}/complete`}
    />
  )
}
