import { redirect } from 'react-router'
import { reservationPages } from '../../../../ground/words/pages/reservationPages'
import { BookingConfirm } from '../../../../way/visits/booking/BookingConfirm'
import { bookedTime, chosenTime } from '../../../../way/visits/booking/bookingParams'
import { hourText } from '../../../../way/visits/booking/bookingSummary'
import { loadCurrentUser } from '../../../../ground/currentUser/currentUser'
import { UpdateGuidanceDocument } from '../../../../generated/graphql'
import { request as call } from '../../../../ground/graphql/request'
import { privateMeta } from '../../../../ground/page/meta'
import { requireActive } from '../../../../ground/page/standing'
import { skipOnHashChange } from '../../../../ground/page/revalidate'
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
      send={() => call(UpdateGuidanceDocument, { input: { StartAt: at } })}
      choicePath={CHOICE}
      completePath={`${CHOICE}/complete`}
    />
  )
}
