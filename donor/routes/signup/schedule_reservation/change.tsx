import { useLocation } from 'react-router'
import { canStillChange } from '../../../../shared/booking'
import { japaneseDateOf } from '../../../../shared/dates'
import { GUIDANCE_WITHIN_24_HOURS } from '../../../../shared/messages/apiErrors'
import { whenToBook } from '../../../../shared/messages/guidanceBooking'
import { reservationPages } from '../../../../shared/messages/pages/reservationPages'
import { BookingChoice } from '../../../booking/BookingChoice'
import { bookedTime, chosenTime, refusedReason } from '../../../booking/bookingParams'
import { hourText } from '../../../booking/bookingSummary'
import { holidaysAhead } from '../../../booking/holidaysAhead'
import { lastOpenDay } from '../../../booking/lastOpenDay'
import { BackToMyPage, Note, Unbroken, Contact } from '../../../components/Basics'
import { PageFailed, PageSkeleton } from '../../../components/ErrorPage'
import { refreshCurrentUser } from '../../../currentUser/currentUser'
import { pageRequestContext } from '../../../loadContext'
import { privateMeta, requireActive, skipOnHashChange, useNow, useTexts } from '../../../page'
import type { Route } from './+types/change'

const { h1 } = reservationPages['/signup/schedule_reservation/change']

/** Public facts: it runs without authentication. */
export function loader({ context }: Route.LoaderArgs) {
  return { holidays: holidaysAhead(context.get(pageRequestContext).today) }
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const user = await refreshCurrentUser()
  requireActive(user)
  const startAt = bookedTime(user)
  const { holidays } = await serverLoader()
  return { startAt, holidays, at: chosenTime(request.url)?.toISOString() ?? null }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function ReservationChangePage({
  loaderData: { startAt, holidays, at },
}: Route.ComponentProps) {
  const { state } = useLocation()
  const start = new Date(startAt)
  const now = useNow()
  const texts = useTexts()
  const changeable = canStillChange(start, now)
  return (
    <div className="wrap page stackLarge">
      <div className="stackSmall">
        <BackToMyPage />
        <h1>{h1}</h1>
        <p>
          いまの予約：<strong>{hourText(start)}</strong>
        </p>
        {changeable && (
          <p>
            新しい日時は、
            <Unbroken text={whenToBook(null, lastOpenDay(japaneseDateOf(now), holidays, texts))} />
            確定するまで、いまの予約はそのまま残ります。キャンセルはマイページでできます。
          </p>
        )}
      </div>
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
