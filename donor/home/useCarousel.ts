import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { useModal } from '../modalLinks/useModal'
export const AUTOPLAY_TIME = 5_000

type Parts = {
  /** With its buttons. */
  whole: RefObject<HTMLElement | null>
  /** The part that scrolls. */
  viewport: RefObject<HTMLElement | null>
  count: number
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

function subscribeToMotion(listener: () => void): () => void {
  const query = window.matchMedia(LESS_MOTION)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/**
 * Pictures side by side in a scroll container. They go on by themselves every 5 s while somebody can see them and
 * neither points at them nor has the focus in them; never before being asked for who wants less motion.
 */
export function useCarousel({ whole, viewport, count }: Parts) {
  const stopSliding = useRef<(() => void) | null>(null)
  const [index, setIndex] = useState(0)
  const lessMotion = useSyncExternalStore(
    subscribeToMotion,
    () => window.matchMedia(LESS_MOTION).matches,
    () => false,
  )
  const [asked, setAsked] = useState<boolean | null>(null)
  const held = useHeld(whole)
  const inView = useInView(viewport)
  const { modal } = useModal()

  const playing = asked ?? !lessMotion
  const running = playing && !held && inView && !modal

  const show = (to: number) => {
    const next = (to + count) % count
    const element = viewport.current
    stopSliding.current?.()
    setIndex(next)
    if (element)
      stopSliding.current = slideTo(element, next * element.clientWidth, lessMotion, () => {
        stopSliding.current = null
      })
  }

  const goOn = useEffectEvent(() => show(index + 1))
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(goOn, AUTOPLAY_TIME)
    return () => clearTimeout(timer)
  }, [running, index])

  return {
    index,
    playing,
    toggle: () => setAsked(!playing),
    /** Somebody chose a picture: from now on it stays. */
    choose: (to: number) => {
      setAsked(false)
      show(to)
    },
    /** After a swipe, or an arrow key. */
    followScroll: () => {
      const element = viewport.current
      if (!element || stopSliding.current || element.clientWidth === 0) return
      const shown = Math.round(element.scrollLeft / element.clientWidth)
      if (shown === index) return
      setIndex(shown)
      setAsked(false)
    },
  }
}

const SLIDE_TIME = 400

/** Slow at both ends. */
const eased = (share: number) => (share < 0.5 ? 2 * share ** 2 : 1 - 2 * (1 - share) ** 2)

/**
 * Scrolls sideways to `left` in 400 ms, which a browser's own smooth scrolling does not promise; at once for who
 * wants less motion. Returns how to stop it.
 */
function slideTo(viewport: HTMLElement, left: number, atOnce: boolean, done: () => void): () => void {
  const from = viewport.scrollLeft
  if (atOnce) {
    viewport.scrollLeft = left
    done()
    return () => undefined
  }
  let frame = 0
  let began: number | null = null
  const end = () => {
    cancelAnimationFrame(frame)
    viewport.style.scrollSnapType = ''
    done()
  }
  const step = (now: number) => {
    began ??= now
    const share = Math.min((now - began) / SLIDE_TIME, 1)
    viewport.scrollLeft = from + (left - from) * eased(share)
    if (share < 1) frame = requestAnimationFrame(step)
    else end()
  }
  // Snapping would pull each step back to a picture.
  viewport.style.scrollSnapType = 'none'
  frame = requestAnimationFrame(step)
  return end
}

/** Whether somebody points at the element or has the focus in it. */
function useHeld(element: RefObject<HTMLElement | null>): boolean {
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

/** Whether at least half of the element can be seen: the page is not scrolled past it, the tab not hidden. */
function useInView(element: RefObject<HTMLElement | null>): boolean {
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
