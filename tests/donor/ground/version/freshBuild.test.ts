import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Goes to a page as the router does; `reloads` tells whether it is loaded as a whole. */
async function loadFresh() {
  vi.resetModules()
  const { freshBuild } = await import('../../../../donor/ground/version/freshBuild')
  const { markOutdated } = await import('../../../../donor/ground/version/outdated')
  const goTo = async (path: string): Promise<string | null> => {
    const request = new Request(new URL(path, window.location.origin))
    const args = {
      request,
      url: new URL(request.url),
      pattern: path,
      params: {},
      context: new RouterContextProvider(),
    }
    try {
      await freshBuild(args, async () => undefined)
      return null
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown
      return thrown.headers.get('X-Remix-Reload-Document') && thrown.headers.get('Location')
    }
  }
  return { goTo, markOutdated }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T03:00:00Z') })
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

it('leaves navigations alone while the build is the same', async () => {
  const { goTo } = await loadFresh()
  expect(await goTo('/terms')).toBeNull()
})

it('loads the next page as a whole after a new build, and not again within ten seconds', async () => {
  const { goTo, markOutdated } = await loadFresh()
  markOutdated()
  expect(await goTo('/terms?from=menu')).toBe('/terms?from=menu')
  vi.setSystemTime(new Date('2026-12-01T03:00:09Z'))
  expect(await goTo('/login')).toBeNull()
  vi.setSystemTime(new Date('2026-12-01T03:00:10Z'))
  expect(await goTo('/login')).toBe('/login')
})

it('keeps the page that one is on, with what was typed', async () => {
  const { goTo, markOutdated } = await loadFresh()
  markOutdated()
  expect(await goTo(`${window.location.pathname}?section=3`)).toBeNull()
})

it.each([
  ['/trial_check', '/trial_check/result_ok'],
  ['/trial_check/result_ok', '/trial_check'],
  ['/signup/profile', '/signup/profile/confirm'],
])('leads from %s to its step %s with what is in memory', async (here, step) => {
  window.history.replaceState(null, '', here)
  const { goTo, markOutdated } = await loadFresh()
  markOutdated()
  expect(await goTo(step)).toBeNull()
  expect(await goTo('/trial')).toBe('/trial')
  window.history.replaceState(null, '', '/')
})

it('waits for the network', async () => {
  const { goTo, markOutdated } = await loadFresh()
  markOutdated()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await goTo('/terms')).toBeNull()
})
