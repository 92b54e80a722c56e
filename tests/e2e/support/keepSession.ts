import type { BrowserContext, Locator, Page } from '@playwright/test'
import { purposeWords } from '../../../admin/ground/words/purposes'
import type { TestProgram } from '../../support/program'
import { clientIdOf, signIn, type Account } from './api'

/** The moment a token was made, by the clock of the program, in seconds; and whose it is. */
function claimsOf(token: string): { iat: number; sub: string } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
    iat: number
    sub: string
  }
}

/**
 * Puts a new session where one of the apps keeps it after a sign-in, in place of all the browser had stored. For tests
 * of which signing in is not the subject: the two forms have tests of their own.
 */
export async function keepSession(
  context: BrowserContext,
  program: TestProgram,
  account: Account,
  app: 'donor' | 'console',
  /** What the browser's clock shows. */
  at = Date.now(),
): Promise<void> {
  const [clientId, tokens] = await Promise.all([clientIdOf(program), signIn(program, account)])
  const { iat, sub } = claimsOf(tokens.AccessToken)
  const ahead = iat * 1000 - at
  const client = `CognitoIdentityServiceProvider.${clientId}`
  const values = {
    [`${client}.LastAuthUser`]: sub,
    [`${client}.${sub}.accessToken`]: tokens.AccessToken,
    [`${client}.${sub}.idToken`]: tokens.IdToken,
    [`${client}.${sub}.refreshToken`]: tokens.RefreshToken,
    // Milliseconds by Amplify's reckoning, seconds and the other way round by the older client's.
    [`${client}.${sub}.clockDrift`]: String(app === 'donor' ? ahead : Math.floor(-ahead / 1000)),
    ...(app === 'donor'
      ? { [`${client}.${sub}.signInDetails`]: JSON.stringify({ loginId: account.email }) }
      : { lastTouchAt: String(Date.now()) }),
  }
  const prefix = app === 'donor' ? '' : 'console.'
  const localStorage = Object.entries(values).map(([name, value]) => ({ name: prefix + name, value }))
  if (app === 'console') await sayWhy(context)
  await context.setStorageState({ cookies: [], origins: [{ origin: program.origin, localStorage }] })
}

/** The dialogs that ask what a record, or a list, is opened for. */
export const purposeQuestions = (page: Page) =>
  [purposeWords.title, purposeWords.titleOfLists].map((name) =>
    page.getByRole('dialog', { name, exact: true }),
  )

/** With the purpose that is offered first. */
const answerPurpose = (question: Locator) => question.getByRole('button', { name: purposeWords.open }).click()

const answered = new WeakSet<Page>()

/** Opens records for the purpose that is offered first: for tests of which the purpose is not the subject. */
export async function sayWhy(context: BrowserContext): Promise<void> {
  const answer = async (page: Page) => {
    if (answered.has(page)) return
    answered.add(page)
    for (const question of purposeQuestions(page)) await page.addLocatorHandler(question, answerPurpose)
  }
  context.on('page', (page) => void answer(page))
  await Promise.all(context.pages().map(answer))
}
