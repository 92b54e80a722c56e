import type { Page } from '@playwright/test'
import type { ScreenOrder } from '../../devtools/week/screens'
import { expect } from '../e2e/fixtures'
import { enterPassword } from '../e2e/support/console'
import type { TestProgram } from '../support/program'

export type Window = { page: Page; problems: string[]; hands: number }
export type At = Window & { program: TestProgram; order: ScreenOrder }

/** What the product said no to, as it said it. */
export class Refused extends Error {}

/** The variables and the answer of a mutation that somebody's window sends. */
export async function sent(page: Page, operation: string, press: () => Promise<unknown>) {
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.request().postData()?.includes(`${operation}(`) === true),
    press(),
  ])
  type Body = { data?: Record<string, Record<string, unknown>> | null; errors?: { message: string }[] }
  const { variables } = response.request().postDataJSON() as { variables: Record<string, unknown> }
  const { data, errors } = (await response.json()) as Body
  if (!data) throw new Refused(errors?.map(({ message }) => message).join(' '))
  return { said: JSON.stringify(variables), answer: JSON.stringify(data[operation]) }
}

export const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { level, name })
export const rows = (page: Page) => page.getByRole('main').locator('li[tabindex]')

export async function toDesk({ page, program, order }: At): Promise<void> {
  const signIn = page.getByRole('button', { name: 'ログインする' })
  const enter = async () => {
    await enterPassword(page, program, order)
    await expect(page.getByRole('navigation', { name: 'メニュー' })).toBeVisible()
  }
  if (!page.url().startsWith(program.origin)) await enter()
  await page.goto(`${program.origin}/admin/desk`)
  await expect(signIn.or(heading(page, 'きょうの机'))).toBeVisible()
  // After a night a window asks who is there.
  if (await signIn.isVisible()) {
    await enter()
    await page.goto(`${program.origin}/admin/desk`)
  }
  await expect(heading(page, 'きょうの机')).toBeVisible()
}
