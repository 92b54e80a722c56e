import type { Role } from '../../shared/generated/schema'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../support/program'
import { expect, test } from '../e2e/fixtures'
import { giveDuties } from '../e2e/support/api'
import { keepSession } from '../e2e/support/keepSession'
import { personPage } from '../e2e/support/personPage'
import { measureDialogs, refuseActs } from './support/dialogs'
import { account, menuAddresses, WANTS_PASSWORD } from './support/press'

test.use({ viewport: { width: 1366, height: 768 }, expectedProblems: WANTS_PASSWORD })
test.setTimeout(3_600_000)

const PEOPLE = ['donor@example.com', 'waiting@example.com', 'applicant@example.com']

/** Each duty, and two at once. */
const HANDS: Readonly<Record<string, readonly Role[] | undefined>> = {
  admin: undefined,
  coordinator: undefined,
  physician: undefined,
  reception: undefined,
  finance: undefined,
  support: undefined,
  auditor: undefined,
  'megumi.abe': ['Reception', 'Coordinator'],
  'satomi.homma': ['Finance', 'Auditor'],
}

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
  for (const [name, duties] of Object.entries(HANDS))
    if (duties) await giveDuties(program, `${name}@example.com`, duties)
})
test.afterAll(() => program.stop())

for (const [name, duties] of Object.entries(HANDS))
  test(`the dialogs of ${duties?.join(' and ') ?? name} fit the screen, with button and error`, async ({
    page,
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
