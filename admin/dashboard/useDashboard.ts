import { useQuery } from '@tanstack/react-query'
import { useCallApi } from '../dataProvider/useCallApi'
import { DashboardDocument, type DashboardQuery } from '../generated/graphql'

/** The counts cover all people, so they are requested rarely. */
const FRESH_MS = 60_000
const AGAIN_MS = 5 * 60_000

export type DashboardData = DashboardQuery['getDashboard']

export function useDashboard() {
  const call = useCallApi()
  return useQuery({
    queryKey: ['dashboard'],
    staleTime: FRESH_MS,
    refetchInterval: AGAIN_MS,
    queryFn: ({ signal }) => call(DashboardDocument, {}, { signal }).then(({ getDashboard }) => getDashboard),
  })
}
