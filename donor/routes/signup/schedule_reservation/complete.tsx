import { reservationPages } from '../../../ground/words/pages/reservationPages'
import { BookingComplete } from '../../../way/visits/booking/BookingComplete'
import { bookedTime } from '../../../way/visits/booking/bookingParams'
import { loadCurrentUser } from '../../../ground/currentUser/currentUser'
import { privateMeta } from '../../../ground/page/meta'
import { skipOnHashChange } from '../../../ground/page/revalidate'
import type { Route } from './+types/complete'

const { h1 } = reservationPages['/signup/schedule_reservation/complete']

export async function clientLoader() {
  return { startAt: bookedTime(await loadCurrentUser()) }
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function ReservationCompletePage({ loaderData: { startAt } }: Route.ComponentProps) {
  return (
    <BookingComplete
      h1={h1}
      startAt={startAt}
      lead="ご予約ありがとうございます。お会いできるのをお待ちしています。"
    />
  )
}
