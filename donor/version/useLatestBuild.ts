import { useEffect } from 'react'
import { useBuildId } from '../rootData'
import { latestBuildId } from './latestBuildId'
import { isOutdated, markOutdated } from './outdated'

/** A build is new for weeks: asking now and then is enough. */
export const ASK_INTERVAL_MS = 5 * 60_000

/** Asks now and then, while the page is being looked at, whether the server has another build than the page's. */
export function useLatestBuild(): void {
  const buildId = useBuildId()

  useEffect(() => {
    if (!buildId) return
    let asked = performance.now()
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine || isOutdated()) return
      asked = performance.now()
      const latest = await latestBuildId()
      if (latest && latest !== buildId) markOutdated()
    }
    const timer = setInterval(() => void ask(), ASK_INTERVAL_MS)
    // A tab that comes back after hours asks at once.
    const look = () => {
      if (performance.now() - asked >= ASK_INTERVAL_MS) void ask()
    }
    document.addEventListener('visibilitychange', look)
    // A script that an action needed, such as the sign-in's, is gone.
    window.addEventListener('vite:preloadError', markOutdated)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('vite:preloadError', markOutdated)
    }
  }, [buildId])
}
