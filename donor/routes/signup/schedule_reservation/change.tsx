import { useLocation } from 'react-router'
import { bookableDates, canStillChange } from '../../../../shared/rules/visits/booking'
import { GUIDANCE_WITHIN_24_HOURS } from '../../../../shared/words/program/apiErrors'
import { whenToBook } from '../../../ground/words/guidanceBooking'
import { reservationPages } from '../../../ground/words/pages/reservationPages'
import { BookingChoice } from '../../../way/visits/booking/BookingChoice'
import { bookedTime, chosenTime, refusedReason } from '../../../way/visits/booking/bookingParams'
import { hourText } from '../../../way/visits/booking/bookingSummary'
import { holidaysAhead } from '../../../way/visits/booking/holidaysAhead'
import { lastOpenDay } from '../../../way/visits/booking/lastOpenDay'
import { Contact, Note, PageHead, Unbroken } from '../../../parts/components/Basics'
import { PageFailed, PageSkeleton } from '../../../parts/components/ErrorPage'
import { refreshCurrentUser } from '../../../ground/currentUser/currentUser'
import { pageRequestContext } from '../../../ground/page/loadContext'
import { privateMeta } from '../../../ground/page/meta'
import { requireActive } from '../../../ground/page/standing'
import { skipOnHashChange } from '../../../ground/page/revalidate'
import { useNow } from '../../../ground/page/clock'
import type { Route } from './+types/change'

const { h1 } = reservationPages['/signup/schedule_reservation/change']

/** Public facts: it runs without authentication. */
export function loader({ context }: Route.LoaderArgs) {
  const { today, texts } = context.get(pageRequestContext)
  return { holidays: holidaysAhead(today), last: bookableDates(today, texts).last }
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const user = await refreshCurrentUser()
  requireActive(user)
  const startAt = bookedTime(user)
  const { holidays, last } = await serverLoader()
  return {
    startAt,
    holidays,
    last: await lastOpenDay(last),
    at: chosenTime(request.url)?.toISOString() ?? null,
  }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function ReservationChangePage({
  loaderData: { startAt, holidays, last, at },
}: Route.ComponentProps) {
  const { state } = useLocation()
  const start = new Date(startAt)
  const now = useNow()
  const changeable = canStillChange(start, now)
  return (
    <div className="wrap page stackLarge">
      <PageHead h1={h1} back>
        <p>
          いまの予約：<strong>{hourText(start)}</strong>
        </p>
        {changeable && (
          <p>
            新しい日時は、
            <Unbroken text={whenToBook(null, last)} />
            確定するまで、いまの予約はそのまま残ります。キャンセルはマイページでできます。
          </p>
        )}
      </PageHead>
      {changeable ? (
        <BookingChoice
          holidays={holidays}
          confirmPath="/signup/schedule_reservation/change/confirm"
          chosenBefore={at}
          refused={refusedReason(state)}
        />
      ) : (
        <Note tone="yolk">
          <p>{GUIDANCE_WITHIN_24_HOURS}</p>
          <Contact />
        </Note>
      )}
    </div>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
