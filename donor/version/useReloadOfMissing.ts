import { useEffect } from 'react'
import { isChunkError } from './isChunkError'
import { mayReload } from './mayReload'

/** On a page shown in place of one whose scripts are missing: loads it as a whole, at most once in ten seconds. */
export function useReloadOfMissing(error: unknown): void {
  useEffect(() => {
    if (!isChunkError(error) || !navigator.onLine || !mayReload(Date.now())) return
    // No reload in name, which would be counted once more.
    window.location.replace(window.location.href)
  }, [error])
}
