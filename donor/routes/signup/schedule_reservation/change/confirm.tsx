import { redirect } from 'react-router'
import { reservationPages } from '../../../../../shared/messages/pages/reservationPages'
import { BookingConfirm } from '../../../../booking/BookingConfirm'
import { bookedTime, chosenTime } from '../../../../booking/bookingParams'
import { hourText } from '../../../../booking/bookingSummary'
import { loadCurrentUser } from '../../../../currentUser/currentUser'
import { UpdateGuidanceDocument } from '../../../../generated/graphql'
import { request as call } from '../../../../graphql/request'
import { privateMeta } from '../../../../page/meta'
import { requireActive } from '../../../../page/standing'
import { skipOnHashChange } from '../../../../page/revalidate'
import type { Route } from './+types/confirm'

const CHOICE = '/signup/schedule_reservation/change'
const page = reservationPages['/signup/schedule_reservation/change/confirm']

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await loadCurrentUser()
  requireActive(user)
  const before = bookedTime(user)
  const at = chosenTime(request.url)
  if (!at) throw redirect(CHOICE)
  return { before, at: at.toISOString() }
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(page.h1)

export default function ReservationChangeConfirmPage({ loaderData: { before, at } }: Route.ComponentProps) {
  return (
    <BookingConfirm
      page={page}
      before={[{ term: 'いまの予約', value: hourText(new Date(before)) }]}
      startAt={new Date(at)}
      send={() => call(UpdateGuidanceDocument, { startAt: at })}
      choicePath={CHOICE}
      completePath={`${CHOICE}/complete`}
    />
  )
}
