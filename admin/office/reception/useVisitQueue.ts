import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { startOfJapaneseDate } from '../../../shared/facts/dates'
import { useConsole } from '../../ground/console/ConsoleContext'
import { useApiQuery, useCallApi } from '../../ground/dataProvider/useCallApi'
import { UnitsOfTodayDocument, VisitsOfTodayDocument } from '../../generated/graphql'
import { sendVisits, type VisitOutcome, createVisitQueue } from './visitQueue'

const AGAIN_MS = 10_000

/** Sends when a visit is added, when the connection returns, and every ten seconds while visits are left. */
export function useVisitQueue(told: (outcome: VisitOutcome) => void) {
  const [queue] = useState(() => createVisitQueue())
  const call = useCallApi()
  const visits = useSyncExternalStore(queue.subscribe, queue.read)
  const isWaiting = visits.waiting.length > 0

  const send = useCallback(() => sendVisits(queue, call, told), [queue, call, told])
  useEffect(() => {
    const again = () => void send()
    again()
    window.addEventListener('online', again)
    const timer = isWaiting ? setInterval(again, AGAIN_MS) : undefined
    return () => {
      window.removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [send, isWaiting])
  return { queue, visits, send }
}

export const VISITS_OF_TODAY = 'visitsOfToday'

export function useVisitsOfToday() {
  const { clock } = useConsole()
  const today = clock.today()
  return useApiQuery(
    [VISITS_OF_TODAY, today],
    VisitsOfTodayDocument,
    { from: startOfJapaneseDate(today).toISOString() },
    {
      select: ({ listDonationByIdDonationInfoCreatedAt: list }) => list,
    },
  )
}

/** The units of today's donations by donation; undefined until they are read, and where none are recorded. */
export function useUnitsOfToday(isRecorded: boolean) {
  const { clock } = useConsole()
  const today = clock.today()
  const { data } = useApiQuery(
    [VISITS_OF_TODAY, 'units', today],
    UnitsOfTodayDocument,
    { from: startOfJapaneseDate(today).toISOString() },
    {
      enabled: isRecorded,
      select: ({ listUnits: { items } }) => new Map(items.map((unit) => [unit.DonationId, unit])),
    },
  )
  return data
}
