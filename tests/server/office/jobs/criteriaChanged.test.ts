import { afterEach, expect, test } from 'vitest'
import { tellCriteriaChanged } from '../../../../server/office/jobs/tellRetryPossible'
import { createQuestionnaires, questionnaires } from '../../../../shared/questionnaire/engine/questionnaires'
import { applicant, type Actor } from '../../../support/actors'
import { never, notYet, passing, START, SUBMIT } from '../../../support/answers'
import { codeOf } from '../../../support/api'
import { changeInForce, putInForce } from '../../../support/criteria'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { mailsTo } from './jobTesting'

// A second version releases an answer that the first refuses for good, and halves a waiting time.
const first = questionnaires.current
const second = { ...first, version: 'test-2', rules: structuredClone(first.rules) }
delete second.rules.Q18
for (const rule of second.rules.Q45?.rules ?? []) rule.until = { after: { weeks: 6 } }
const inUse = (version: string) => createQuestionnaires([first, second], version)

let server: TestServer
afterEach(() => server.close())

async function answered(answers: object, values: Parameters<typeof applicant>[1] = {}): Promise<Actor> {
  const actor = await applicant(server, { subscribedMagazine: true, ...values })
  const { data } = await actor.call(START)
  expect(codeOf(await actor.call(SUBMIT, { id: data?.startOnlineCheck.Id, answers }))).toBeNull()
  return actor
}
const tell = (actor: Actor, Tell: boolean) =>
  actor.call('mutation ($tell: Boolean!) { setCriteriaNews(input: { Tell: $tell }) { success } }', {
    tell: Tell,
  })
const standing = async (actor: Actor) =>
  (await actor.call('{ getUser { MayStartOnlineCheck RetryFrom } }')).data?.getUser

test('those who asked for it are told once when newer criteria let them come back, or earlier', async () => {
  server = await startTestServer({ questionnaires: inUse(first.version) })
  const released = await answered(never)
  const earlier = await answered(notYet('2026-11-20'))
  const silent = await answered(never, { subscribedMagazine: false })
  // The choice of its own counts before the general notices.
  const asked = await answered(never, { subscribedMagazine: false })
  expect(codeOf(await tell(asked, true))).toBeNull()
  const refused = await answered(never)
  expect(codeOf(await tell(refused, false))).toBeNull()
  const other = await answered({ ...passing, Q22: { choices: ['yes'] } })
  const now = server.clock.now()
  expect(await tellCriteriaChanged(server.deps, now)).toBe(0)
  expect(await standing(released)).toEqual({ MayStartOnlineCheck: false, RetryFrom: null })
  expect(await standing(earlier)).toEqual({ MayStartOnlineCheck: false, RetryFrom: '2027-02-20' })

  server.deps.questionnaires = inUse('test-2')
  await putInForce(server)
  expect(await standing(released)).toEqual({ MayStartOnlineCheck: true, RetryFrom: null })
  expect(await standing(earlier)).toEqual({ MayStartOnlineCheck: false, RetryFrom: '2027-01-01' })
  expect(await standing(other)).toEqual({ MayStartOnlineCheck: false, RetryFrom: null })
  expect(await tellCriteriaChanged(server.deps, now)).toBe(3)
  expect(await tellCriteriaChanged(server.deps, now)).toBe(0)
  for (const actor of [released, earlier, asked])
    expect((await mailsTo(server, actor)).filter((kind) => kind === 'criteriaChanged')).toHaveLength(1)
  for (const actor of [silent, refused, other])
    expect(await mailsTo(server, actor)).not.toContain('criteriaChanged')
})

test('a version that was written hears the same: once it is in force, and after it was taken back', async () => {
  server = await startTestServer()
  const released = await answered(never)
  const silent = await answered(never, { subscribedMagazine: false })
  const still = await answered({ ...passing, Q22: { choices: ['yes'] } })
  const now = server.clock.now()
  await changeInForce(server, ({ rules }) => {
    if (rules.Q18) rules.Q18.rules = []
  })
  expect(await tellCriteriaChanged(server.deps, now)).toBe(1)
  expect((await mailsTo(server, released)).filter((kind) => kind === 'criteriaChanged')).toHaveLength(1)
  for (const actor of [silent, still]) expect(await mailsTo(server, actor)).not.toContain('criteriaChanged')
  expect(codeOf(await released.call(START))).toBeNull()

  // Refused by a version that is then taken back: the one before lets her return.
  const { takeBack } = await changeInForce(server, ({ rules }) => {
    for (const rule of rules.Q26?.rules ?? []) if (rule.outcome === 'REVIEW') rule.outcome = 'PERM'
  })
  const strict = await answered({ ...passing, Q26: { choices: ['hayMild'] } })
  expect(await standing(strict)).toEqual({ MayStartOnlineCheck: false, RetryFrom: null })
  await takeBack()
  expect(await tellCriteriaChanged(server.deps, now)).toBe(1)
  expect(await mailsTo(server, strict)).toContain('criteriaChanged')
  expect(await standing(strict)).toEqual({ MayStartOnlineCheck: true, RetryFrom: null })
})
