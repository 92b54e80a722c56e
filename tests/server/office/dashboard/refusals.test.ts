import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RefusalCount } from '../../../../shared/generated/schema'
import { applicant, staff, type Actor } from '../../../support/actors'
import { checked, type Check } from '../../../support/checked'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

const left = { deleteStatus: true, email: null, lastName: null, tel: null }
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)

let server: TestServer
let admin: Actor
beforeEach(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterEach(() => server.close())

async function refusals(by = admin): Promise<Pick<RefusalCount, 'QuestionId' | 'Count'>[]> {
  const answer = await by.call('{ getDashboard { Refusals { QuestionId Count } } }')
  if (!answer.data) throw new Error(JSON.stringify(answer.errors))
  return answer.data.getDashboard.Refusals ?? []
}

test('refusals count people by their latest judgement, and say no small numbers', async () => {
  const refused = (submittedAt: Date, ...questions: string[]): Check => ({
    submittedAt,
    result: 'Failed_1',
    questions,
  })
  for (let count = 0; count < 5; count++)
    await checked(
      server,
      (await applicant(server)).id,
      refused(daysAgo(2), 'Q12', 'Q12', ...(count < 4 ? ['Q9'] : [])),
    )
  const improved = await applicant(server)
  await checked(server, improved.id, refused(daysAgo(90), 'Q9'))
  await checked(server, improved.id, { submittedAt: daysAgo(1), result: 'Passed' })
  const worsened = await applicant(server)
  await checked(server, worsened.id, { submittedAt: daysAgo(90), result: 'Passed' })
  await checked(server, worsened.id, { submittedAt: daysAgo(1), result: 'Failed_2', questions: ['Q10'] })
  await checked(server, (await applicant(server, left)).id, refused(daysAgo(2), 'Q9'))
  expect(await refusals()).toEqual([
    { QuestionId: 'Q12', Count: 5 },
    { QuestionId: 'Q9', Count: null },
    { QuestionId: 'Q10', Count: null },
  ])
  expect(await refusals(await staff(server, 'Support'))).toEqual([])
})

test('a hidden number cannot be worked out from those that are told', async () => {
  const refuse = async (question: string, people: number) => {
    for (let count = 0; count < people; count++)
      await checked(server, (await applicant(server)).id, {
        submittedAt: daysAgo(2),
        result: 'Failed_1',
        questions: [question],
      })
  }
  await refuse('Q12', 7)
  await refuse('Q9', 6)
  expect(await refusals()).toEqual([
    { QuestionId: 'Q12', Count: 7 },
    { QuestionId: 'Q9', Count: 6 },
  ])
  await refuse('Q10', 2)
  expect(await refusals()).toEqual([
    { QuestionId: 'Q12', Count: 7 },
    { QuestionId: 'Q9', Count: null },
    { QuestionId: 'Q10', Count: null },
  ])
})
