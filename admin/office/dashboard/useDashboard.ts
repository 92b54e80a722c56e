import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { DashboardDocument, type DashboardQuery } from '../../generated/graphql'

/** The counts cover all people, so they are requested rarely. */
const FRESH_MS = 60_000
const AGAIN_MS = 5 * 60_000

export type DashboardData = DashboardQuery['getDashboard']

export function useDashboard() {
  return useApiQuery(
    ['dashboard'],
    DashboardDocument,
    {},
    {
      staleTime: FRESH_MS,
      refetchInterval: AGAIN_MS,
      select: ({ getDashboard }) => getDashboard,
    },
  )
}

export const BAR_ROW = 30

/** Known before the chart loads, so that the layout does not move. */
export const chartHeight = (steps: number) => steps * BAR_ROW
