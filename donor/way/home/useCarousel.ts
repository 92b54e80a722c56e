import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { useModal } from '../../parts/components/ModalLink'

export const AUTOPLAY_TIME = 5_000

type Parts = {
  /** Includes the buttons. */
  whole: RefObject<HTMLElement | null>
  viewport: RefObject<HTMLElement | null>
  count: number
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

function subscribeToMotion(listener: () => void): () => void {
  const query = window.matchMedia(LESS_MOTION)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Every 5 s while visible and without pointer or focus. With reduced motion it starts on request. */
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

  const choose = (to: number) => {
    setAsked(false)
    show(to)
  }

  return {
    index,
    playing,
    toggle: () => setAsked(!playing),
    choose,
    /** The browser's own key scrolling does not work while a picture slides. */
    followKey: (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      choose(index + by)
    },
    /** After a swipe. */
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

const eased = (share: number) => (share < 0.5 ? 2 * share ** 2 : 1 - 2 * (1 - share) ** 2)

/** Takes 400 ms; none with reduced motion. @returns a function that stops it */
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
  // Snapping would undo each step.
  viewport.style.scrollSnapType = 'none'
  frame = requestAnimationFrame(step)
  return end
}

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

/** At least half of it, in a visible tab. */
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
