import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Carousel } from '../../../../donor/way/home/Hero'
import { carouselTexts } from '../../../../donor/ground/words/home'
import { renderPage } from '../../renderPage'

const WIDTH = 390

let seeIt: (visible: boolean) => void
let lessMotion = false

beforeEach(() => {
  lessMotion = false
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
  vi.stubGlobal('matchMedia', () => ({
    matches: lessMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        seeIt = (isIntersecting) => report([{ isIntersecting }])
      }
      observe() {
        seeIt(true)
      }
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const pass = (time: number) => act(async () => vi.advanceTimersByTime(time))
const pictures = () => screen.getByRole('group', { name: carouselTexts.pictures })
const button = (name: string) => screen.getByRole('button', { name })
/** Which picture the beads show, from 1. */
const shown = () => [1, 2, 3].filter((n) => button(carouselTexts.nth(n, 3)).hasAttribute('aria-current'))

const show = async () => {
  renderPage(<Carousel />)
  await pass(0)
}

describe('the pictures of the home page', () => {
  it('go on every five seconds, each time in 400 ms, and begin again', async () => {
    await show()
    await pass(4_900)
    expect(shown()).toEqual([1])
    await pass(100)
    expect(shown()).toEqual([2])
    await pass(200)
    expect(pictures().scrollLeft).toBeGreaterThan(0)
    expect(pictures().scrollLeft).toBeLessThan(WIDTH)
    await pass(250)
    expect(pictures().scrollLeft).toBe(WIDTH)
    await pass(5_000)
    expect(shown()).toEqual([3])
    await pass(5_000)
    expect(shown()).toEqual([1])
  })

  it('stop for good by their button, and go on again', async () => {
    await show()
    fireEvent.click(button(carouselTexts.pause))
    await pass(20_000)
    expect(shown()).toEqual([1])
    fireEvent.click(button(carouselTexts.play))
    await pass(5_000)
    expect(shown()).toEqual([2])
  })

  it('wait while somebody points at them', async () => {
    await show()
    const whole = screen.getByRole('region', { name: carouselTexts.label })
    fireEvent.mouseEnter(whole)
    await pass(20_000)
    expect(shown()).toEqual([1])
    fireEvent.mouseLeave(whole)
    await pass(5_000)
    expect(shown()).toEqual([2])
  })

  it('wait while the focus is in them', async () => {
    await show()
    act(() => button(carouselTexts.next).focus())
    await pass(20_000)
    expect(shown()).toEqual([1])
    act(() => button(carouselTexts.next).blur())
    await pass(5_000)
    expect(shown()).toEqual([2])
  })

  it('wait while the page is scrolled past them', async () => {
    await show()
    act(() => seeIt(false))
    await pass(20_000)
    expect(shown()).toEqual([1])
    act(() => seeIt(true))
    await pass(5_000)
    expect(shown()).toEqual([2])
  })

  it('stay where who wants less motion left them, and change at once', async () => {
    lessMotion = true
    await show()
    await pass(20_000)
    expect(shown()).toEqual([1])
    expect(button(carouselTexts.play)).toBeTruthy()
    fireEvent.click(button(carouselTexts.next))
    expect(pictures().scrollLeft).toBe(WIDTH)
  })

  it('stay on the one that somebody chose', async () => {
    await show()
    fireEvent.click(button(carouselTexts.previous))
    await pass(400)
    expect(shown()).toEqual([3])
    fireEvent.click(button(carouselTexts.nth(2, 3)))
    await pass(20_000)
    expect(shown()).toEqual([2])
    expect(pictures().scrollLeft).toBe(WIDTH)
  })

  it('follow a swipe, and stay there', async () => {
    await show()
    pictures().scrollLeft = WIDTH * 2
    fireEvent.scroll(pictures())
    expect(shown()).toEqual([3])
    await pass(20_000)
    expect(shown()).toEqual([3])
  })
})
