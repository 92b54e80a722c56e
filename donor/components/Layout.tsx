import { useEffect, type ReactNode } from 'react'
import { useSessionOnRouteChange } from '../session/useSessionOnRouteChange'
import { startClock } from '../rootData'
import { Modals } from '../modals/Modals'
import { Footer } from './Footer'
import { Header } from './Header'
import { useFocusOnNavigation } from './useFocusOnNavigation'

/** What surrounds every page. */
export function Layout({ children }: { children: ReactNode }) {
  useSessionOnRouteChange()
  useFocusOnNavigation()
  useEffect(startClock, [])
  return (
    <>
      <a className="visuallyHidden" href="#main">
        本文へ移動
      </a>
      <Header />
      <Modals />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}
