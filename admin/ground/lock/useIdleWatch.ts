import { useEffect } from 'react'
import { lastTouchAt, noteTouch } from './idleTime'

const EVERY_SECOND_MS = 1_000
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Calls `look` every second, on touch and on return. A touch after the limit does not keep the console open. */
export function useIdleWatch(look: () => void, limitMs: () => number): void {
  useEffect(() => {
    const touch = () => {
      if (Date.now() - lastTouchAt() < limitMs()) noteTouch(Date.now())
      look()
    }
    look()
    const timer = setInterval(look, EVERY_SECOND_MS)
    for (const kind of TOUCHES) window.addEventListener(kind, touch, { passive: true })
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      for (const kind of TOUCHES) window.removeEventListener(kind, touch)
      document.removeEventListener('visibilitychange', look)
    }
  }, [look, limitMs])
}
