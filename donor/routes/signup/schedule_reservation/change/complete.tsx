import { reservationPages } from '../../../../ground/words/pages/reservationPages'
import { BookingComplete } from '../../../../way/visits/booking/BookingComplete'
import { bookedTime } from '../../../../way/visits/booking/bookingParams'
import { loadCurrentUser } from '../../../../ground/currentUser/currentUser'
import { privateMeta } from '../../../../ground/page/meta'
import { skipOnHashChange } from '../../../../ground/page/revalidate'
import type { Route } from './+types/complete'

const { h1 } = reservationPages['/signup/schedule_reservation/change/complete']

export async function clientLoader() {
  return { startAt: bookedTime(await loadCurrentUser()) }
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function ReservationChangeCompletePage({ loaderData: { startAt } }: Route.ComponentProps) {
  return (
    <BookingComplete
      h1={h1}
      startAt={startAt}
      lead="次の日時でお待ちしています。カレンダーに追加し直すと、以前の予定が新しい日時に置きかわります。"
    />
  )
}
