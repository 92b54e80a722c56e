import type { Role } from '../../shared/generated/schema'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../support/program'
import { test } from '../e2e/fixtures'
import { giveDuties } from '../e2e/support/api'
import { expectNothingRefused, WANTS_PASSWORD } from './support/press'

test.use({ viewport: { width: 1366, height: 768 }, expectedProblems: WANTS_PASSWORD })
test.setTimeout(3_600_000)

/** Each duty, and two at once; reception alone is pressed in each run. */
const HANDS: Readonly<Record<string, readonly Role[] | undefined>> = {
  admin: undefined,
  physician: undefined,
  finance: undefined,
  support: undefined,
  auditor: undefined,
  coordinator: undefined,
  'megumi.abe': ['Reception', 'Coordinator'],
  'satomi.homma': ['Finance', 'Auditor'],
}

for (const [name, duties] of Object.entries(HANDS))
  test.describe(duties?.join(' and ') ?? name, () => {
    let program: TestProgram
    test.beforeAll(async () => {
      program = await startTestProgram({ fakeNow: SAMPLE_DAY })
      if (duties) await giveDuties(program, `${name}@example.com`, duties)
    })
    test.afterAll(() => program.stop())

    test('presses every button of the pages in the menu, and nothing that is offered is refused', async ({
      page,
    }) => {
      await expectNothingRefused(page, program, name)
    })
  })
