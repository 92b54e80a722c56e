import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** A new page takes the focus, as one that the browser loads does; unless something on it has taken it already. */
export function useFocusAfterNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [main, pathname])
}
