import { redirect } from 'react-router'
import { reservationPages } from '../../../ground/words/pages/reservationPages'
import { BookingConfirm } from '../../../way/visits/booking/BookingConfirm'
import { chosenTime } from '../../../way/visits/booking/bookingParams'
import { loadCurrentUser } from '../../../ground/currentUser/currentUser'
import { ReserveGuidanceDocument } from '../../../generated/graphql'
import { request as call } from '../../../ground/graphql/request'
import { requireStatus, requireActive } from '../../../ground/page/standing'
import { privateMeta } from '../../../ground/page/meta'
import { skipOnHashChange } from '../../../ground/page/revalidate'
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
      send={() => call(ReserveGuidanceDocument, { input: { StartAt: at } })}
      choicePath={CHOICE}
      completePath={`${CHOICE}/complete`}
    />
  )
}
