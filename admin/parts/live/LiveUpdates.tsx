import { useQueryClient, type Query } from '@tanstack/react-query'
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { LivePlace, Present } from '../../../shared/rules/office/live'
import { useConsole } from '../../ground/console/ConsoleContext'

/** A busy office changes something every second; pages refresh at most this often. */
const AT_MOST_EVERY_MS = 1_500
/** Interval without live updates. */
const ASK_MS = 30_000
/** The page's own requests go first. */
const FIRST_MS = 1_000

const Colleagues = createContext<readonly Present[]>([])

/** Other staff who have the console open, by name. */
export const useColleagues = () => use(Colleagues)

type Where = { place: LivePlace; userId: string | null }

function whereOf(pathname: string): Where {
  const [, page, id] = pathname.split('/')
  if (page === 'users' && id) return { place: 'Person', userId: decodeURIComponent(id) }
  const place = page === 'desk' ? 'Desk' : page === 'reception' ? 'Reception' : 'Elsewhere'
  return { place, userId: null }
}

export function LiveUpdates({ children }: { children: ReactNode }) {
  const { place, userId } = whereOf(useLocation().pathname)
  const { getAccessToken } = useConsole().session
  const [colleagues, setColleagues] = useState<readonly Present[]>([])
  const [isTold, setIsTold] = useState(false)
  const refresh = useRefresh()

  useEffect(() => {
    let left = false
    let close: (() => void) | null = null
    let wasLost = false
    const readAt = performance.now()
    async function open() {
      const stream = await import('./openStream').catch(() => null)
      if (left) return
      if (!stream) {
        // The connection is lost already.
        timer = setTimeout(() => void open(), ASK_MS)
        return
      }
      const { openStream } = stream
      close = openStream({
        place,
        userId,
        readAt,
        getAccessToken,
        onOpen: () => {
          setIsTold(true)
          // Changes during the gap are unknown.
          if (wasLost) refresh()
        },
        onChanged: refresh,
        onPresence: setColleagues,
        onLost: () => {
          wasLost = true
          setIsTold(false)
          setColleagues([])
        },
      })
    }
    let timer = setTimeout(() => void open(), FIRST_MS)
    return () => {
      left = true
      clearTimeout(timer)
      close?.()
    }
  }, [place, userId, getAccessToken, refresh])

  useEffect(() => {
    if (isTold) return
    const timer = setInterval(refresh, ASK_MS)
    return () => clearInterval(timer)
  }, [isTold, refresh])

  return <Colleagues value={colleagues}>{children}</Colleagues>
}

/** Some answers are too costly to request at each change: `meta` says how long they stay good enough. */
const isTooSoon = ({ meta, state }: Query) =>
  typeof meta?.atMostEveryMs === 'number' && state.dataUpdatedAt + meta.atMostEveryMs > Date.now()

/** Reads the data on screen again; in a hidden tab, once it is visible. */
function useRefresh(): () => void {
  const client = useQueryClient()
  const at = useRef({ last: -AT_MOST_EVERY_MS, isDue: false, isMissed: false })

  const refresh = useCallback(() => {
    const state = at.current
    if (document.hidden) state.isMissed = true
    else if (!state.isDue) {
      state.isDue = true
      setTimeout(
        () => {
          state.isDue = false
          state.last = performance.now()
          void client.invalidateQueries({ predicate: (query) => !isTooSoon(query) })
          void client.invalidateQueries({ predicate: isTooSoon, refetchType: 'none' })
        },
        Math.max(0, state.last + AT_MOST_EVERY_MS - performance.now()),
      )
    }
  }, [client])

  useEffect(() => {
    const follow = () => {
      if (document.hidden || !at.current.isMissed) return
      at.current.isMissed = false
      refresh()
    }
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [refresh])
  return refresh
}
