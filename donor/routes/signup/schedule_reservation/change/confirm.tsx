import { redirect } from 'react-router'
import type { Route } from './+types/confirm'
import { reservationPages } from '../../../../../shared/messages/pages/reservationPages'
import { bookedTime } from '../../../../booking/bookedTime'
import { BookingConfirm } from '../../../../booking/BookingConfirm'
import { hourText } from '../../../../booking/bookingSummary'
import { chosenTime } from '../../../../booking/chosenTime'
import { UpdateGuidanceDocument } from '../../../../generated/graphql'
import { request as call } from '../../../../graphql/request'
import { privateMeta } from '../../../../meta'
import { skipOnHashChange } from '../../../../modalLinks/skipOnHashChange'
import { requireActive } from '../../../../mypage/requireActive'
import { loadCurrentUser } from '../../../../currentUser/currentUser'

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

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, page.h1)

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
