import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useMayCall } from '../../ground/auth/useDuties'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { DeskCountDocument } from '../../generated/graphql'

const KEY = ['deskCount']
const FRESH_MS = 30_000
const AGAIN_MS = 3 * 60_000
/** The page's own request goes first. */
const FIRST_MS = 1_000

/** Requested after the page, every three minutes while visible, after each reload of data, and on navigation. */
export function useDeskCount(): number | undefined {
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

  const mayCall = useMayCall()
  const { data } = useApiQuery(
    KEY,
    DeskCountDocument,
    {},
    {
      enabled: isTime && mayCall('countWork'),
      staleTime: FRESH_MS,
      refetchInterval: AGAIN_MS,
      select: ({ countWork }) => countWork.All,
    },
  )
  return data
}
