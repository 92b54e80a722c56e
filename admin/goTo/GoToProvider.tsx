import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { GoToContext } from './GoToContext'
import { TypedMeanwhile } from './TypedMeanwhile'

const load = () => import('./GoToDialog').then((file) => ({ default: file.GoToDialog }))
const GoToDialog = lazy(load)

/** The page's own work goes before. */
const PRELOAD_MS = 3_000
const NOTHING = { typed: '', entered: false }

/** Holds the search that leads anywhere: loaded once the page is quiet, or when it is first asked for. */
export function GoToProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false)
  const [before, setBefore] = useState(NOTHING)
  const goTo = useMemo(() => ({ open: () => setShown(true) }), [])

  useEffect(() => {
    // Where it cannot be loaded now, opening it tries again.
    const timer = setTimeout(() => void load().catch(() => undefined), PRELOAD_MS)
    return () => clearTimeout(timer)
  }, [])

  const close = () => {
    setShown(false)
    setBefore(NOTHING)
  }
  return (
    <GoToContext value={goTo}>
      {children}
      {shown && (
        <Suspense fallback={<TypedMeanwhile {...before} onChange={setBefore} onClose={close} />}>
          <GoToDialog onClose={close} {...before} />
        </Suspense>
      )}
    </GoToContext>
  )
}
