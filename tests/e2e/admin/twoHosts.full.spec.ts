import { startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator } from '../support/api'
import { enterPassword } from '../support/console'

// Names below localhost: Chromium finds this machine under each of them and trusts them as it does localhost.
const names = (port: number) => ({
  donor: `http://donor.localhost:${port}`,
  console: `http://console.localhost:${port}`,
})

for (const api of ['donor', 'console'] as const)
  test.describe(`the API on the ${api}’s host`, () => {
    let program: TestProgram
    let hosts: ReturnType<typeof names>
    test.beforeAll(async () => {
      program = await startTestProgram({
        empty: true,
        env: (port) => {
          hosts = names(port)
          return {
            ORIGIN: hosts.donor,
            ADMIN_ORIGIN: hosts.console,
            GRAPHQL_ENDPOINT: `${hosts[api]}/graphql`,
          }
        },
      })
    })
    test.afterAll(() => program.stop())

    test.use({ expectedProblems: [/404 \(Not Found\)/] })

    test('the console signs in on its own name, and neither name serves the other’s pages', async ({
      page,
    }) => {
      await enterPassword(page, { ...program, origin: hosts.console }, administrator)
      await expect(page.getByRole('heading', { level: 1, name: 'きょうの机' })).toBeVisible()
      await page.goto(`${hosts.console}/`)
      await expect(page).toHaveURL(/console\.localhost:\d+\/admin\//)

      await page.goto(`${hosts.donor}/login`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const address of [`${hosts.donor}/admin/`, `${hosts.console}/login`])
        expect((await page.goto(address))?.status()).toBe(404)
    })
  })
