import { useEffect, useState, type RefObject } from 'react'

/** Whether at least half of the element can be seen: the page is not scrolled past it, the tab not hidden. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(false)
  const [tabVisible, setTabVisible] = useState(true)

  useEffect(() => {
    const target = element.current
    if (!target) return
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false), {
      threshold: 0.5,
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])

  useEffect(() => {
    const follow = () => setTabVisible(!document.hidden)
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])

  return onScreen && tabVisible
}
