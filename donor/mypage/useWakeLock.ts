import { useEffect } from 'react'

/** Keeps the screen on while something is held out to be read; again after the page was away. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let ended = false
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      // A low battery may refuse it: then the screen dims as always.
      const held = await navigator.wakeLock.request('screen').catch(() => null)
      if (ended) await held?.release()
      else lock = held
    }
    const holdAgain = () => void hold()
    document.addEventListener('visibilitychange', holdAgain)
    void hold()
    return () => {
      ended = true
      document.removeEventListener('visibilitychange', holdAgain)
      void lock?.release()
    }
  }, [active])
}
