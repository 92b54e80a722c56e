import { useQuery } from '@tanstack/react-query'
import { expectedMonth, expectedMonthText } from '../../shared/expectedMonth'
import { useConsole } from '../console/ConsoleContext'
import { useCallApi } from '../dataProvider/useCallApi'
import { PreferenceSlotsDocument } from '../generated/graphql'

const FRESH_MS = 60_000

/** The month in which this place in line is likely to be invited. */
export function ExpectedMonth({ position }: { position: number | null }) {
  const call = useCallApi()
  const { clock } = useConsole()
  const { data: months } = useQuery({
    queryKey: ['monthPlaces'],
    staleTime: FRESH_MS,
    enabled: position !== null,
    queryFn: ({ signal }) =>
      call(PreferenceSlotsDocument, {}, { signal }).then(({ getPreference }) => getPreference),
  })
  if (position === null || !months) return '—'
  return expectedMonthText(expectedMonth(position, months, clock.today()))
}
