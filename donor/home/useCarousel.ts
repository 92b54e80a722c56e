import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { useModal } from '../modals/useModal'
import { slideTo } from './slideTo'
import { useHeld } from './useHeld'
import { useInView } from './useInView'

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
