import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useCallApi } from '../dataProvider/useCallApi'
import { WorkCountsDocument } from '../generated/graphql'

const KEY = ['workCounts']
const FRESH_MS = 30_000
const AGAIN_MS = 3 * 60_000
/** The page's own first call goes before. */
const FIRST_MS = 1_000

/**
 * What waits to be done: asked for after the page, again every three minutes while somebody looks, after whatever
 * reads its page anew, and with a change of page, for that is where work was done.
 */
export function useWorkCounts() {
  const call = useCallApi()
  const client = useQueryClient()
  const { pathname } = useLocation()
  const [isTime, setIsTime] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), FIRST_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    void client.refetchQueries({ queryKey: KEY, stale: true, type: 'active' })
  }, [client, pathname])

  const { data } = useQuery({
    queryKey: KEY,
    enabled: isTime,
    staleTime: FRESH_MS,
    refetchInterval: AGAIN_MS,
    queryFn: ({ signal }) =>
      call(WorkCountsDocument, {}, { signal }).then(({ getWorkCounts }) => getWorkCounts),
  })
  return data
}
