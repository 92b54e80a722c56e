import { useQuery } from '@tanstack/react-query'
import { startOfJapaneseDate } from '../../shared/dates'
import { useConsole } from '../console/ConsoleContext'
import { useCallApi } from '../dataProvider/useCallApi'
import { VisitsOfTodayDocument } from '../generated/graphql'

export const VISITS_OF_TODAY = 'visitsOfToday'

export function useVisitsOfToday() {
  const { clock } = useConsole()
  const call = useCallApi()
  const today = clock.today()
  return useQuery({
    queryKey: [VISITS_OF_TODAY, today],
    queryFn: ({ signal }) =>
      call(VisitsOfTodayDocument, { from: startOfJapaneseDate(today).toISOString() }, { signal }).then(
        ({ listDonationByIdDonationInfoCreatedAt: list }) => list,
      ),
  })
}
