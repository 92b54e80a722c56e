import { useEffect, useState, type RefObject } from 'react'

/** Whether somebody points at the element or has the focus in it. */
export function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)

  useEffect(() => {
    const target = element.current
    if (!target) return
    const listening = new AbortController()
    const { signal } = listening
    target.addEventListener('mouseenter', () => setPointed(true), { signal })
    target.addEventListener('mouseleave', () => setPointed(false), { signal })
    target.addEventListener('focusin', () => setFocused(true), { signal })
    target.addEventListener('focusout', () => setFocused(false), { signal })
    return () => listening.abort()
  }, [element])

  return pointed || focused
}
