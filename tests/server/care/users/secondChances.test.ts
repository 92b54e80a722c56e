import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { onlineChecks } from '../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../server/ground/tables/users'
import { applicant, certified, staff, type Actor } from '../../../support/actors'
import { never, notYet, passing, START, SUBMIT } from '../../../support/answers'
import { codeOf } from '../../../support/api'
import { mailsTo } from '../../office/jobs/jobTesting'
import { loggedReasons } from '../../../support/reasons'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { openedChecks } from '../../../support/openedChecks'

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(TEST_NOW)
  admin = await staff(server)
})

const start = (actor: Actor) => actor.call(START)
async function answerWith(actor: Actor, answers: object) {
  const { data } = await start(actor)
  return codeOf(await actor.call(SUBMIT, { id: data?.startOnlineCheck.Id, answers }))
}
const profileOf = async ({ id }: Actor) =>
  (await server.db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]
const logOf = async ({ id }: Actor) =>
  (await loggedReasons(server, eq(activities.userId, id))).filter(({ reason }) => reason !== null)
const DAY_MS = 24 * 60 * 60 * 1000
const REOPEN =
  'mutation ($input: WithReasonInput!, $questions: [String!]) { reopenOnlineCheck(input: $input, Questions: $questions) { Id } }'
const withReason = (operation: string, { id }: Actor, Reason: string) =>
  admin.send(`mutation ($input: WithReasonInput!) { ${operation}(input: $input) { Id } }`, {
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

  test('lets somebody who was asked to wait correct one answer, the others standing; both judgements stay', async () => {
    const actor = await applicant(server)
    // 「正確な日はわからない」 counts from the day of the answer, also when another answer is corrected later.
    const wrong = {
      ...notYet('2026-11-20'),
      Q08: { choices: ['yes'], dates: { yes: 'unknown' } },
    }
    expect(await answerWith(actor, wrong)).toBeNull()
    expect(codeOf(await start(actor))).toBe('INVALID_STATE')
    server.clock.advance(3 * DAY_MS)
    await Promise.all([actor.signInAgain(), admin.signInAgain()])
    const reopened = await admin.call(REOPEN, {
      input: { UserId: actor.id, Reason: '日付を1年まちがえた' },
      questions: ['Q45'],
    })
    expect(codeOf(reopened)).toBeNull()
    const id = (await start(actor)).data?.startOnlineCheck.Id
    const draft = await actor.call(
      'query ($id: ID!) { getScreeningById(ScreeningId: $id) { OnlineCheck { Carried Answer { data } } } }',
      {
        id,
      },
    )
    const { Carried, Answer } = draft.data?.getScreeningById.OnlineCheck ?? {}
    expect(Carried).toBe(true)
    expect(Answer?.data).toMatchObject({ Q08: wrong.Q08, Q18: passing.Q18 })
    expect(Answer?.data).not.toHaveProperty('Q45')
    // One agrees anew each time.
    expect(Answer?.data).not.toHaveProperty('Q54')
    server.clock.advance(1000)
    const submitted = await actor.call(SUBMIT, {
      id,
      answers: { Q45: { choices: ['no'] }, Q54: passing.Q54 },
    })
    expect(submitted.data?.submitOnlineCheck.OnlineCheck?.NextDate).toBe('2026-12-29')
    const sent = await openedChecks(server, eq(onlineChecks.userId, actor.id))
    expect(
      sent.map(({ judgement }) => judgement?.reasons.map(({ questionId }) => questionId)).toSorted(),
    ).toEqual([['Q08'], ['Q45', 'Q08']])
    expect(codeOf(await start(actor))).toBe('INVALID_STATE')
    expect(await mailsTo(server, actor)).toEqual(['checkNotYet', 'checkReopened', 'checkNotYet'])
  })

  test('refuses an unknown question, and asks all again after four weeks', async () => {
    const actor = await applicant(server)
    await answerWith(actor, never)
    const input = { UserId: actor.id, Reason: '診断が訂正された' }
    expect(codeOf(await admin.call(REOPEN, { input, questions: ['Q99'] }))).toBe('BAD_USER_INPUT')
    server.clock.advance(29 * DAY_MS)
    await Promise.all([actor.signInAgain(), admin.signInAgain()])
    expect(codeOf(await admin.call(REOPEN, { input, questions: ['Q18'] }))).toBeNull()
    await start(actor)
    const [draft] = await openedChecks(
      server,
      sql`${onlineChecks.userId} = ${actor.id} and ${onlineChecks.submittedAt} is null`,
    )
    expect(draft?.answers).toEqual({})
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

  test.each([
    ['while the room is open', '2026-12-01T14:00:00+09:00', {}],
    ['after its hours', '2026-12-01T20:30:00+09:00', { from: '2026-12-02' }],
    ['on a Saturday', '2026-12-05T14:00:00+09:00', { from: '2026-12-07' }],
  ])('calls to no closed room: %s', async (_, now, from) => {
    server.clock.set(new Date(now))
    await admin.signInAgain()
    const actor = await certified(server, { donationPaused: true })
    expect(codeOf(await withReason('liftDonationPause', actor, '確認した'))).toBeNull()
    const letters = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, actor.id))
    expect(letters.map(({ params }) => params)).toEqual([{ until: '2027-02-02', ...from }])
  })

  test('by many at once is one row', async () => {
    const actor = await certified(server, { donationPaused: true })
    const answers = await Promise.all([1, 2, 3].map(() => withReason('liftDonationPause', actor, '確認した')))
    expect(answers.map(codeOf).toSorted()).toEqual(['INVALID_STATE', 'INVALID_STATE', null])
    expect(await logOf(actor)).toHaveLength(1)
  })
})
