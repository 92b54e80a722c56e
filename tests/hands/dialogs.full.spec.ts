import { expect, test } from '../e2e/fixtures'
import { keepSession } from '../e2e/support/keepSession'
import { personPage } from '../e2e/support/personPage'
import { measureDialogs, refuseActs } from './support/dialogs'
import { account, menuAddresses } from './support/press'

test.use({ viewport: { width: 1366, height: 768 } })
test.setTimeout(3_600_000)

const PEOPLE = ['donor@example.com', 'waiting@example.com', 'applicant@example.com']

for (const name of ['admin', 'coordinator', 'finance', 'auditor'])
  test(`the dialogs of ${name} fit the screen, with button and error`, async ({
    page,
    sharedProgram: program,
  }) => {
    await keepSession(page.context(), program, account(name), 'console')
    await refuseActs(page)
    const people = await Promise.all(PEOPLE.map((email) => personPage(program, email)))
    const { tried, wrong } = await measureDialogs(page, [
      ...(await menuAddresses(page, program.origin)),
      ...people,
    ])
    process.stdout.write(
      `dialogs (${name}): ${tried.length} tried, ${wrong.length} wrong\n${tried.join('\n')}\n`,
    )
    expect(wrong).toEqual([])
    expect(tried.length).toBeGreaterThan(1)
  })
