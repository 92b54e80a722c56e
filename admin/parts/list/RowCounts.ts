import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDataProvider, useListContext, useResourceContext } from 'react-admin'
import { useMayCall } from '../../ground/auth/useDuties'
import type { ConsoleDataProvider } from '../../ground/dataProvider/createDataProvider'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { RowCountsDocument } from '../../generated/graphql'
import { useSharedList } from './settings/useViews'
import { keyOfFilter, type FilterRecord } from './filterField'

/** Changes told within this time are counted together after it. */
const AT_MOST_EVERY_MS = 30_000
/** The API's own limit: server/office/lists/views/countRows.ts. */
const COUNTS_MAX = 40

export type Counts = ReadonlyMap<string, number | null | undefined>

type Props = { filters: readonly FilterRecord[]; onCount: (counts: Counts) => void }

/** Counts the rows of each condition in one request, and reports them by `keyOfFilter`. */
export function RowCounts({ filters, onCount }: Props) {
  const resource = useResourceContext() ?? ''
  const list = useSharedList()
  const mayCount = useMayCall()('countRows')
  const { isPending, sort } = useListContext()
  const provider = useDataProvider<ConsoleDataProvider>()
  const call = useCallApi()
  const asked = filters.slice(0, COUNTS_MAX)
  const { data } = useQuery<Counts>({
    queryKey: ['rowCounts', resource, asked],
    // The list itself is loaded first.
    enabled: list !== undefined && mayCount && asked.length > 0 && !isPending,
    staleTime: AT_MOST_EVERY_MS,
    meta: { atMostEveryMs: AT_MOST_EVERY_MS },
    refetchInterval: ({ state }) => (state.isInvalidated ? AT_MOST_EVERY_MS : false),
    queryFn: async ({ signal }) => {
      const requests = await Promise.all(
        asked.map((filter) =>
          provider.listRequest(resource, { filter, sort, pagination: { page: 1, perPage: 25 } }),
        ),
      )
      const input = { [list ?? 'Users']: requests.map(({ filter }) => filter) }
      const { countRows } = await call(RowCountsDocument, { input }, { signal })
      return new Map(asked.map((filter, nth) => [keyOfFilter(filter), countRows[nth]]))
    },
  })
  useEffect(() => {
    if (data) onCount(data)
  }, [data, onCount])
  return null
}
