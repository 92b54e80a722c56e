import { useLocation } from 'react-router'
import { bookableDates } from '../../../shared/rules/visits/booking'
import { GUIDANCE_TAKES, WHERE_TO_DECLINE, whenToBook } from '../../ground/words/guidanceBooking'
import { reservationPages } from '../../ground/words/pages/reservationPages'
import { BookingChoice } from '../../way/visits/booking/BookingChoice'
import { chosenTime, refusedReason } from '../../way/visits/booking/bookingParams'
import { GuidanceVenue } from '../../way/visits/booking/bookingSummary'
import { holidaysAhead } from '../../way/visits/booking/holidaysAhead'
import { lastOpenDay } from '../../way/visits/booking/lastOpenDay'
import { DefinitionList, PageHead, Unbroken } from '../../parts/components/Basics'
import { PageFailed, PageSkeleton } from '../../parts/components/ErrorPage'
import { refreshCurrentUser } from '../../ground/currentUser/currentUser'
import { pageRequestContext } from '../../ground/page/loadContext'
import { requireStatus, requireActive, useSignedInUser } from '../../ground/page/standing'
import { privateMeta } from '../../ground/page/meta'
import { skipOnHashChange } from '../../ground/page/revalidate'
import { useTexts } from '../../ground/page/rootData'
import type { Route } from './+types/schedule_reservation'

const { h1 } = reservationPages['/signup/schedule_reservation']

/** Public facts: it runs without authentication. */
export function loader({ context }: Route.LoaderArgs) {
  const { today, texts } = context.get(pageRequestContext)
  return { holidays: holidaysAhead(today), last: bookableDates(today, texts).last }
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const user = await refreshCurrentUser()
  requireActive(user)
  requireStatus(user, 'Guidance')
  const { holidays, last } = await serverLoader()
  return { holidays, last: await lastOpenDay(last), at: chosenTime(request.url)?.toISOString() ?? null }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

const LENGTH = { term: '所要時間', value: GUIDANCE_TAKES }

export default function ScheduleReservationPage({
  loaderData: { holidays, last, at },
}: Route.ComponentProps) {
  const { Guidance } = useSignedInUser()
  const { state } = useLocation()
  const texts = useTexts()
  return (
    <div className="wrap page stackLarge">
      <PageHead h1={h1} back>
        <p>
          <Unbroken text={whenToBook(Guidance?.DeadlineAt ?? null, last)} />
        </p>
        <p className="support">{WHERE_TO_DECLINE}</p>
      </PageHead>
      <DefinitionList
        items={[{ term: '会場', value: <GuidanceVenue guidance={texts.guidance} /> }, LENGTH]}
      />
      <BookingChoice
        holidays={holidays}
        confirmPath="/signup/schedule_reservation/confirm"
        chosenBefore={at}
        refused={refusedReason(state)}
      />
    </div>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
