import { describe, expect, it } from 'vitest'
import { skipOnHashChange } from '../../../../donor/ground/page/revalidate'
import { sourceFiles } from '../../../support/sourceFiles'

const at = (path: string) => new URL(path, 'https://donor.example')

const asksAgain = (from: string, to: string, defaultShouldRevalidate = true) =>
  skipOnHashChange({
    currentUrl: at(from),
    nextUrl: at(to),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate,
  })

describe('what a page has loaded', () => {
  it('stays when a modal closes over it', () => {
    expect(asksAgain('/mypage#menu', '/mypage')).toBe(false)
  })

  it.each([
    ['a new query', '/account?a=1', '/account?a=2'],
    ['another page', '/account#menu', '/mypage'],
    ['being asked to', '/mypage#menu', '/mypage#menu'],
  ])('is loaded anew after %s', (_what, from, to) => {
    expect(asksAgain(from, to)).toBe(true)
    expect(asksAgain(from, to, false)).toBe(false)
  })

  it('is said of every page that waits for something when it is opened', () => {
    const waiting = sourceFiles('donor').filter(
      ({ path, text }) =>
        path.startsWith('donor/routes/') && /export (async function|const) clientLoader/.test(text),
    )
    expect(waiting.length).toBeGreaterThan(10)
    const silent = waiting.filter(({ text }) => !text.includes('export const shouldRevalidate'))
    expect(silent.map(({ path }) => path)).toEqual([])
  })
})
