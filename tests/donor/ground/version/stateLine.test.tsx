import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../renderPage'

const FIVE_MINUTES = 300_000
const OFFLINE = /^インターネットにつながっていません。/
const NEW_VERSION = '新しい版があります。次に画面を移るときに読み込み直します。'

let latest: () => Promise<Response>
let asked: number

/** A page that came from build `b1`, with the line that tells of its state. */
async function openPage() {
  vi.resetModules()
  const { StateLine } = await import('../../../../donor/parts/components/StateLine')
  const { useLatestBuild } = await import('../../../../donor/ground/version/useLatestBuild')
  const Page = () => {
    useLatestBuild()
    return <StateLine />
  }
  renderPage(<Page />)
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const said = () => screen.getByRole('status').textContent

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  latest = async () => Response.json({ id: 'b1' })
  vi.stubGlobal('fetch', (url: string) => {
    asked += 1
    expect(url).toBe('/builds/latest.json')
    return latest()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('says that the network is gone for as long as it is', async () => {
  await openPage()
  expect(said()).toBe('')
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(said()).toMatch(OFFLINE)
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(said()).toBe('')
})

it('asks every five minutes, and says when there is a newer version', async () => {
  await openPage()
  await pass(FIVE_MINUTES - 1)
  expect(asked).toBe(0)
  await pass(1)
  expect([asked, said()]).toEqual([1, ''])
  latest = async () => Response.json({ id: 'b2' })
  await pass(FIVE_MINUTES)
  expect([asked, said()]).toEqual([2, NEW_VERSION])
  await pass(FIVE_MINUTES)
  expect(asked).toBe(2)
})

it('asks nothing while nobody looks, and at once when somebody does again', async () => {
  await openPage()
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(3 * FIVE_MINUTES)
  expect(asked).toBe(0)
  visible.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(asked).toBe(1)
})

it.each([
  ['a refused connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', async () => new Response('', { status: 502 })],
  ['something else', async () => Response.json({ hello: 'world' })],
])('only logs %s', async (_, answer) => {
  await openPage()
  latest = answer
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await pass(FIVE_MINUTES)
  expect(log).toHaveBeenCalledWith('the latest build is not known', expect.any(Error))
  expect(said()).toBe('')
})

it('waits for the next page after a script could not be loaded', async () => {
  await openPage()
  act(() => void window.dispatchEvent(new Event('vite:preloadError')))
  expect(said()).toBe(NEW_VERSION)
})
