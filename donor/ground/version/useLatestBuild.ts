import { useEffect } from 'react'
import { stopwatch } from '../page/clock'
import { useBuildId } from '../page/rootData'
import { isOutdated, markOutdated } from './outdated'
import { latestBuildId } from './reloads'

/** Builds change rarely. */
export const ASK_INTERVAL_MS = 5 * 60_000

/** While the page is visible. */
export function useLatestBuild(): void {
  const buildId = useBuildId()

  useEffect(() => {
    if (!buildId) return
    let sinceAsked = stopwatch()
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine || isOutdated()) return
      sinceAsked = stopwatch()
      const latest = await latestBuildId()
      if (latest && latest !== buildId) markOutdated()
    }
    const timer = setInterval(() => void ask(), ASK_INTERVAL_MS)
    // A tab that returns after hours checks at once.
    const look = () => {
      if (sinceAsked() >= ASK_INTERVAL_MS) void ask()
    }
    document.addEventListener('visibilitychange', look)
    // A lazily loaded script is missing.
    window.addEventListener('vite:preloadError', markOutdated)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('vite:preloadError', markOutdated)
    }
  }, [buildId])
}
