export const SLIDE_TIME = 400

/** Slow at both ends. */
const eased = (share: number) => (share < 0.5 ? 2 * share ** 2 : 1 - 2 * (1 - share) ** 2)

/**
 * Scrolls sideways to `left` in 400 ms, which a browser's own smooth scrolling does not promise; at once for who
 * wants less motion. Returns how to stop it.
 */
export function slideTo(viewport: HTMLElement, left: number, atOnce: boolean, done: () => void): () => void {
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
