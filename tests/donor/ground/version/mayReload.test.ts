import { beforeEach, expect, it } from 'vitest'
import { mayReload } from '../../../../donor/ground/version/reloads'

const NOON = Date.parse('2026-12-01T03:00:00Z')

beforeEach(() => sessionStorage.clear())

it('lets a page load itself anew once in ten seconds', () => {
  expect([0, 1, 9_999, 10_000, 19_999, 20_000].map((after) => mayReload(NOON + after))).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ])
})

it('goes on after a clock was set back', () => {
  mayReload(NOON)
  expect(mayReload(NOON - 60_000)).toBe(true)
})

it('stays as it is where nothing can be remembered', () => {
  const refused = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(mayReload(NOON, refused)).toBe(false)
})
