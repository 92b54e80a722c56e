import { useEffect, type ReactNode } from 'react'
import { useSessionOnRouteChange } from '../currentUser/useSessionOnRouteChange'
import { startClock } from '../rootData'
import { useLatestBuild } from '../version/useLatestBuild'
import { Modals } from '../modals/Modals'
import { Footer } from './Footer'
import { Header } from './Header'
import { StateLine } from '../components/StateLine'
import { useFocusOnNavigation } from '../components/useFocusOnNavigation'

export function Layout({ children }: { children: ReactNode }) {
  useSessionOnRouteChange()
  useFocusOnNavigation()
  useLatestBuild()
  useEffect(startClock, [])
  return (
    <>
      <a className="visuallyHidden" href="#main">
        本文へ移動
      </a>
      <Header />
      <StateLine />
      <Modals />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}
