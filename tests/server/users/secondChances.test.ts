import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activities, activityReasons } from '../../../server/activity/tables'
import { userProfiles } from '../../../server/users/tables'
import { applicant, certified, staff, type Actor } from '../../support/actors'
import { never, passing, START, SUBMIT } from '../../support/answers'
import { codeOf } from '../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../support/testServer'

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))

const start = (actor: Actor) => actor.call<{ startOnlineCheck: { Id: string } }>(START)
async function answerWith(actor: Actor, answers: object) {
  const { data } = await start(actor)
  return codeOf(await actor.call(SUBMIT, { id: data?.startOnlineCheck.Id, answers }))
}
const profileOf = async ({ id }: Actor) =>
  (await server.db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]
const logOf = async ({ id }: Actor) =>
  server.db
    .select({ operation: activities.operation, text: activities.text, reason: activityReasons.reason })
    .from(activities)
    .innerJoin(activityReasons, eq(activityReasons.activityId, activities.id))
    .where(eq(activities.userId, id))
const withReason = (operation: string, { id }: Actor, Reason: string) =>
  admin.call(`mutation ($input: WithReasonInput!) { ${operation}(input: $input) { Id } }`, {
    input: { UserId: id, Reason },
  })

describe('reopenOnlineCheck', () => {
  const reopen = (actor: Actor, reason = '診断が訂正された') => withReason('reopenOnlineCheck', actor, reason)

  test('lets somebody whom the check refused for good answer once more', async () => {
    const actor = await applicant(server)
    expect(codeOf(await reopen(actor))).toBe('INVALID_STATE')
    expect(await answerWith(actor, never)).toBeNull()
    expect(codeOf(await start(actor))).toBe('INVALID_STATE')
    server.clock.advance(1000)
    expect(codeOf(await reopen(actor))).toBeNull()
    expect(await logOf(actor)).toEqual([
      {
        operation: 'Reopen',
        text: `オンラインチェックをもう一度受けられるようにしました（理由は別欄）（操作：${admin.id}）`,
        reason: '診断が訂正された',
      },
    ])
    server.clock.advance(1000)
    expect(await answerWith(actor, never)).toBeNull()
    expect(codeOf(await start(actor))).toBe('INVALID_STATE')
    server.clock.advance(1000)
    await reopen(actor)
    expect(await answerWith(actor, passing)).toBeNull()
    expect((await profileOf(actor))?.userStatus).toBe('WaitingGuidance')
    expect(codeOf(await reopen(actor))).toBe('INVALID_STATE')
  })

  test('asks for a reason', async () => {
    const actor = await applicant(server)
    await answerWith(actor, never)
    expect((await reopen(actor, '')).errors?.[0]?.extensions.fields).toEqual({
      Reason: '理由を入力してください',
    })
  })
})

test('after a test that did not certify, the check opens on its date, by the date in Japan', async () => {
  const actor = await applicant(server, { retryFrom: '2026-12-02' })
  server.clock.set(new Date('2026-12-01T14:59:59.999Z'))
  await actor.signInAgain()
  const early = await start(actor)
  expect([codeOf(early), early.errors?.[0]?.message]).toEqual([
    'INVALID_STATE',
    'オンラインチェックは2026年12月2日（水）から受けていただけます。',
  ])
  server.clock.advance(1)
  expect(codeOf(await start(actor))).toBeNull()
})

describe('liftDonationPause', () => {
  test('lets a donor donate again, with the reason kept', async () => {
    const actor = await certified(server, { donationPaused: true })
    const lift = () => withReason('liftDonationPause', actor, '事務局が内容を確認した')
    expect(codeOf(await lift())).toBeNull()
    expect(await profileOf(actor)).toMatchObject({ donationPaused: false, version: 2 })
    expect(codeOf(await lift())).toBe('INVALID_STATE')
    expect(await logOf(actor)).toEqual([
      {
        operation: 'LiftPause',
        text: `献便のお休みを解きました（理由は別欄）（操作：${admin.id}）`,
        reason: '事務局が内容を確認した',
      },
    ])
  })

  test('by many at once is one row', async () => {
    const actor = await certified(server, { donationPaused: true })
    const answers = await Promise.all([1, 2, 3].map(() => withReason('liftDonationPause', actor, '確認した')))
    expect(answers.map(codeOf).toSorted()).toEqual(['INVALID_STATE', 'INVALID_STATE', null])
    expect(await logOf(actor)).toHaveLength(1)
  })
})
