import type { Role } from '../../shared/generated/schema'
import { expect, test } from '../e2e/fixtures'
import { keepSession } from '../e2e/support/keepSession'
import { compareNumbers } from './support/numbers'
import { account } from './support/press'

test.setTimeout(3_600_000)

const DUTIES: Readonly<Record<string, readonly Role[]>> = {
  admin: ['Administrator', 'Physician'],
  coordinator: ['Coordinator'],
  physician: ['Physician'],
  reception: ['Reception'],
  finance: ['Finance'],
  support: ['Support'],
  auditor: ['Auditor'],
}

for (const [name, held] of Object.entries(DUTIES))
  test(`each number of ${name} opens exactly the rows that it counts`, async ({
    page,
    sharedProgram: program,
  }) => {
    await keepSession(page.context(), program, account(name), 'console')
    const { tried, wrong } = await compareNumbers(page, program.origin, held)
    process.stdout.write(`numbers (${name}): ${tried} tried, ${wrong.length} wrong\n`)
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(1)
  })
