import { useEffect } from 'react'
import { isChunkError } from './isChunkError'
import { mayReload } from './limitReloads'

/** Reloads a page whose scripts are missing, at most once in ten seconds. */
export function useReloadOfMissing(error: unknown): void {
  useEffect(() => {
    if (!isChunkError(error) || !navigator.onLine || !mayReload(Date.now())) return
    // Not `reload()`, which limitReloads would count again.
    window.location.replace(window.location.href)
  }, [error])
}
