import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetOldData } from '../../../../server/office/jobs/forgetOldData'
import { onlineChecks } from '../../../../server/ground/tables/screenings'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { passingAnswers } from '../../../../devtools/world/checks/passingAnswers'
import { createQuestionnaires, questionnaires } from '../../../../shared/questionnaire/engine/questionnaires'
import { applicant, staff, type Actor } from '../../../support/actors'
import { SAVE, START, SUBMIT } from '../../../support/answers'
import { codeOf, type ApiAnswer } from '../../../support/api'
import { putInForce } from '../../../support/criteria'
import { REWORDED, secondVersion } from '../../../support/secondVersion'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { openedChecks } from '../../../support/openedChecks'

const DAY_MS = 86_400_000
const firstVersion = questionnaires.of('2026.11-1')
const first = firstVersion.version
const second = secondVersion.version
const passing = passingAnswers({ questions: firstVersion.questions })
const never: Answers = { ...passing, Q18: { choices: ['yes'] } }
const bothVersions = (current: string) => createQuestionnaires([firstVersion, secondVersion], current)

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ questionnaires: bothVersions(first) })
})
afterEach(() => server.close())

async function start(actor: Actor): Promise<string> {
  const { data } = await actor.call(START)
  return data?.startOnlineCheck.Id ?? ''
}
async function shown(actor: Actor, id: string) {
  const { data } = await actor.call(
    'query ($id: ID!) { getScreeningById(ScreeningId: $id) { OnlineCheck { Version Draft Answer { data } } } }',
    { id },
  )
  return data?.getScreeningById.OnlineCheck
}
const save = (actor: Actor, id: string, answers: Answers) => actor.call(SAVE, { id, answers })
const submit = (actor: Actor, id: string, answers: Answers = {}) => actor.call(SUBMIT, { id, answers })
const fieldsOf = ({ errors }: ApiAnswer<unknown>) => Object.keys(errors?.[0]?.extensions.fields ?? {})
const inUse = async (version: string) => {
  server.deps.questionnaires = bothVersions(version)
  await putInForce(server)
}

test('a draft is shown, saved, sent and judged by the version it was begun with', async () => {
  const actor = await applicant(server)
  const id = await start(actor)
  await save(actor, id, { Q08: { choices: ['no'] } })
  await inUse(second)

  expect(await start(actor)).toBe(id)
  expect(await shown(actor, id)).toMatchObject({
    Version: first,
    Draft: true,
    Answer: { data: { Q08: { choices: ['no'] } } },
  })
  expect(codeOf(await save(actor, id, { Q10: { choices: ['no'] } }))).toBeNull()
  expect(fieldsOf(await save(actor, id, { Q55: { choices: ['no'] } }))).toEqual(['Q55'])
  // The second version would let her pass.
  expect((await submit(actor, id, never)).data).toMatchObject({
    submitOnlineCheck: { OnlineCheck: { OnlineCheckResult: 'Failed_2', Reasons: [{ QuestionId: 'Q18' }] } },
  })
  const [row] = await openedChecks(server, eq(onlineChecks.screeningId, id))
  expect([row?.version, row?.judgement?.version]).toEqual([first, first])
})

test('the check after it begins with the version in use', async () => {
  const actor = await applicant(server)
  await submit(actor, await start(actor), never)
  expect(codeOf(await actor.call(START))).toBe('INVALID_STATE')
  await inUse(second)

  const id = await start(actor)
  expect(await shown(actor, id)).toMatchObject({ Version: second, Draft: true })
  expect(fieldsOf(await submit(actor, id, never))).toEqual(['Q55'])
  expect((await submit(actor, id, { ...never, Q55: { choices: ['no'] } })).data).toMatchObject({
    submitOnlineCheck: { OnlineCheck: { OnlineCheckResult: 'Passed' } },
  })
})

test('a draft that nobody touched for 90 days goes, and the next one is of the version in use', async () => {
  const actor = await applicant(server)
  const id = await start(actor)
  await save(actor, id, passing)
  await inUse(second)

  server.clock.set(new Date(TEST_NOW.getTime() + 90 * DAY_MS))
  await forgetOldData(server.deps, server.clock.now())
  await actor.signInAgain()
  expect(await start(actor)).toBe(id)

  server.clock.set(new Date(TEST_NOW.getTime() + 91 * DAY_MS))
  await forgetOldData(server.deps, server.clock.now())
  await actor.signInAgain()
  const next = await start(actor)
  expect(next).not.toBe(id)
  expect(await shown(actor, next)).toMatchObject({ Version: second, Answer: { data: {} } })
})

test('a reopened check takes over no answer to a question that reads differently now', async () => {
  const actor = await applicant(server)
  await submit(actor, await start(actor), never)
  await inUse(second)
  const admin = await staff(server)
  const reopen = (Questions: string[]) =>
    admin.call(
      'mutation ($id: ID!, $q: [String!]) { reopenOnlineCheck(input: { UserId: $id, Reason: "確認" }, Questions: $q) { Id } }',
      { id: actor.id, q: Questions },
    )
  expect(codeOf(await reopen(['Q56']))).toBe('BAD_USER_INPUT')
  expect(codeOf(await reopen(['Q18', 'Q55']))).toBeNull()

  const check = await shown(actor, await start(actor))
  expect(check?.Answer.data).toMatchObject({ Q10: { choices: ['no'] } })
  for (const id of ['Q08', 'Q18', 'Q54', 'Q55']) expect(check?.Answer.data).not.toHaveProperty(id)
})

test('one’s own data tells each check in the words in which it was asked', async () => {
  const actor = await applicant(server)
  await submit(actor, await start(actor), never)
  await inUse(second)
  server.clock.advance(1000)
  await submit(actor, await start(actor), { ...passing, Q55: { choices: ['no'] } })

  const answer = await fetch(`${server.url}/api/own_data?format=json`, {
    headers: { authorization: `Bearer ${actor.token}` },
  })
  const { オンラインチェック: checks } = (await answer.json()) as Record<string, Record<string, string>[]>
  const asked = firstVersion.questions.find(({ id }) => id === 'Q08')?.text
  const labels = checks?.map((check) => Object.keys(check).filter((label) => /^Q(08|55)/.test(label)))
  expect(labels).toEqual([[`Q08 ${asked}`], [`Q08 ${REWORDED}`, expect.stringMatching(/^Q55 /)]])
})
