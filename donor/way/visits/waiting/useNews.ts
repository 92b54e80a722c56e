import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { INVITED_NOW } from '../../../ground/words/inbox'
import { useSignedInUser } from '../../../ground/page/standing'
import { NOTICE_TIME, showToast } from '../../../ground/page/toasts'

/** How often an open page looks. */
const EVERY = 60_000

/** Loads again when a person returns to the page, and by itself while she waits for an invitation. */
export function useNews(): void {
  const { revalidate, state } = useRevalidator()
  const { UserStatus: status } = useSignedInUser().Profile
  const waits = status === 'WaitingGuidance'

  const before = useRef(status)
  useEffect(() => {
    if (before.current === 'WaitingGuidance' && status === 'Guidance') showToast(INVITED_NOW, NOTICE_TIME)
    before.current = status
  }, [status])

  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine && state === 'idle') void revalidate()
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('visibilitychange', () => look(), { signal })
    window.addEventListener('focus', () => look(), { signal })
    return () => listening.abort()
  }, [])
  useEffect(() => {
    if (!waits) return
    const clock = setInterval(() => look(), EVERY)
    return () => clearInterval(clock)
  }, [waits])
}
