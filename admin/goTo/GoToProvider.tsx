import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { GoToContext } from './GoToContext'

const GoToDialog = lazy(() => import('./GoToDialog').then((file) => ({ default: file.GoToDialog })))

/** Holds the search that leads anywhere, loaded when it is first asked for. */
export function GoToProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false)
  const goTo = useMemo(() => ({ open: () => setShown(true) }), [])
  return (
    <GoToContext value={goTo}>
      {children}
      {shown && (
        <Suspense fallback={null}>
          <GoToDialog onClose={() => setShown(false)} />
        </Suspense>
      )}
    </GoToContext>
  )
}
