import { afterEach, expect, it, vi } from 'vitest'
import { orWrongClock } from '../../shared/words/program/clockOfDevice'
import { authErrorMessage } from '../../shared/words/program/authErrors'
import { isRecord } from '../../shared/facts/isRecord'

const OVER = { name: 'NotAuthorizedException', message: 'Invalid session for the user, session is expired.' }
afterEach(() => vi.restoreAllMocks())

async function said(failure: object, aheadMinutes: number): Promise<string> {
  const date = new Date(Date.now() - aheadMinutes * 60_000).toUTCString()
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { headers: { date } }))
  const told = await orWrongClock(failure, Date.now())
  if (!isRecord(told)) throw new TypeError('No failure')
  return authErrorMessage({ name: String(told.name), message: String(told.message) })
}

it.each([
  [7, /時計が7分進んで/],
  [-11, /時計が11分遅れて/],
  [180, /時計が約3時間進んで/],
  [-2 * 24 * 60, /時計が約2日遅れて/],
])('says that the clock is %i minutes off', async (minutes, words) => {
  expect(await said(OVER, minutes)).toMatch(words)
})

it('leaves other failures as they are', async () => {
  expect(
    await said({ name: 'NotAuthorizedException', message: 'Incorrect username or password.' }, 7),
  ).toMatch(/パスワードが正しくありません/)
  expect(await said(OVER, 0)).not.toMatch(/時計/)
})
