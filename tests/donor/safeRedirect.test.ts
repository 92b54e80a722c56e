import { describe, expect, it } from 'vitest'
import { loginPath } from '../../donor/frame/guards'
import { safeRedirect } from '../../donor/ground/page/safeRedirect'

const ORIGIN = 'https://donor.example'

describe('where the sign-in leads back to', () => {
  it.each([
    '/mypage',
    '/signup/online_check?section=3',
    '/signup/schedule_reservation#times',
    '/track_record?from=//evil.example',
  ])('goes to a path of our own: %s', (path) => {
    expect(safeRedirect(path, ORIGIN)).toBe(path)
  })

  it.each([
    null,
    '',
    'mypage',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '///evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    '//user:password@donor.example@evil.example',
  ])('goes to my page instead of %j', (wanted) => {
    expect(safeRedirect(wanted, ORIGIN)).toBe('/mypage')
  })

  it('survives the way through the address of the sign-in page', () => {
    const address = new URL(loginPath(`${ORIGIN}/signup/online_check?section=3&again=1`), ORIGIN)
    expect(safeRedirect(address.searchParams.get('redirect'), ORIGIN)).toBe(
      '/signup/online_check?section=3&again=1',
    )
  })
})
