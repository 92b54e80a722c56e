import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { limitReloads } from './ground/version/reloads'

limitReloads()
registerWorker()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

function registerWorker(): void {
  if (!import.meta.env.PROD) return
  // Without the worker, pages need a network.
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
}
