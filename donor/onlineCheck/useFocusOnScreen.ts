import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A new screen is read from its heading; the way to a single question ends at that question. */
export function useFocusOnScreen(current: number): void {
  const { hash } = useLocation()
  const shown = useRef<string>(null)
  useEffect(() => {
    const wanted = hash.startsWith('#Q') ? hash.slice(1) : ''
    const place = `${current}${wanted}`
    const first = shown.current === null
    if (shown.current === place) return
    shown.current = place
    const question = wanted ? document.getElementById(wanted) : null
    if (question) {
      question.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true })
      question.scrollIntoView({ block: 'start' })
    } else if (!first) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [current, hash])
}
