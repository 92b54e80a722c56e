import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { applicant, staff, type Actor } from '../../../support/actors'
import { never, passing, START, SUBMIT } from '../../../support/answers'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function send(actor: Actor, answers: Answers) {
  const { data } = await actor.call(START)
  return actor.call(SUBMIT, { id: data?.startOnlineCheck.Id ?? '', answers })
}

test('takes what is there once an answer settles it, and judges by that alone', async () => {
  const actor = await applicant(server)
  const { Q01, Q02 } = passing
  const answers = { Q01, Q02, Q18: never.Q18, Q16: { choices: ['yes'] } } as Answers
  const { data } = await send(actor, answers)
  expect(data?.submitOnlineCheck.OnlineCheck).toMatchObject({
    OnlineCheckResult: 'Failed_2',
    Reasons: [{ QuestionId: 'Q18' }],
    Answer: { data: answers },
  })
  const { data: told } = await (
    await staff(server)
  ).call(`query ($id: ID!) { getUserById(UserId: $id) { Profile { Caution } } }`, { id: actor.id })
  // Nothing is asked of what was not answered.
  expect(told?.getUserById.Profile.Caution).toMatch(/Q16）/)
})

test('has the profile answer what it knows', async () => {
  const actor = await applicant(server, { gender: 'Man' })
  const { Q01, Q04, ...others } = passing
  expect([Q01, Q04]).not.toContain(undefined)
  const { data } = await send(actor, others)
  expect(data?.submitOnlineCheck.OnlineCheck).toMatchObject({
    OnlineCheckResult: 'Passed',
    Answer: { data: { Q01: { date: expect.any(String) }, Q04: { choices: ['notApplicable'] } } },
  })
})
