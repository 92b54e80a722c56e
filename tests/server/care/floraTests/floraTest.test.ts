import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { floraTests } from '../../../../server/ground/tables/floraTests'
import { floraTestDeadlinePassed } from '../../../../shared/words/program/apiErrors'
import { startOfJapaneseDate } from '../../../../shared/facts/dates'
import { applicant, certified, staff, suspended, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { apply, ask, invite, receivedTest, record, result, stateOf } from './support'

let server: TestServer
let admin: Actor

beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())

const idOf = async (answer: ReturnType<typeof invite>) =>
  (await answer).data?.recordIntestinalFloraTest.Id ?? ''

test('from the wish to the shared result', async () => {
  const user = await applicant(server)
  const before = (await stateOf(server, user)).profile
  expect((await ask(user)).data).toEqual({ requestApplicationFloraExamination: { success: true } })

  const invited = await invite(admin, user)
  expect(invited.data?.recordIntestinalFloraTest).toMatchObject({
    UserId: user.id,
    Status: 'Guidance',
    DeadlineForApplicationAt: '2026-12-15',
    StatusChangedToGuidanceYear: 2026,
    StatusChangedToGuidanceMonth: 12,
    StatusChangedToGuidanceDay: 1,
    SampleId: null,
    DiversityScore: null,
  })
  const id = invited.data?.recordIntestinalFloraTest.Id ?? ''
  expect((await apply(user, id)).data).toEqual({ requestGutFloraExamination: { success: true } })
  const received = await record(admin, { InspectionDetailId: id, Status: 'Received', SampleId: ' Ｆ-0001 ' })
  expect(received.data?.recordIntestinalFloraTest).toMatchObject({ Status: 'Received', SampleId: 'F-0001' })

  const shared = await record(admin, result(id, { DiversityScore: 1.03 }))
  expect(shared.data?.recordIntestinalFloraTest).toMatchObject({
    Status: 'Shared',
    SampleId: 'F-0001',
    DiversityScore: 1.03,
    DiversityScoreScaled: 19.4,
    Ranking: 1,
    Enterotype: 'プレボテラ型',
    IntestinalFloraComposition: { Faecalibacterium: 0.5, Prevotella: 0.3, Bacteroides: 0.2 },
    Year: 2026,
    Month: 12,
    Day: 1,
    StatusChangedToSharedYear: 2026,
    StatusChangedToSharedMonth: 12,
    StatusChangedToSharedDay: 1,
  })

  const { profile, activity, mails } = await stateOf(server, user)
  const by = `（操作：${admin.id}）`
  expect(activity).toEqual([
    { operation: 'RequestInvitation', text: '案内の希望を受け付けました', actorId: user.id },
    { operation: 'Invite', text: `申し込みを案内しました${by}`, actorId: admin.id },
    { operation: 'Apply', text: '申し込みを受け付けました', actorId: user.id },
    { operation: 'Receive', text: `検体の受領を記録しました${by}`, actorId: admin.id },
    { operation: 'Share', text: `結果を公開しました${by}`, actorId: admin.id },
  ])
  expect(mails).toEqual(['floraInvitation', 'reportShared'])
  // The flora test never touches the certification.
  expect(profile).toEqual({ ...before, intestinalFloraCount: 1, version: 2 })
})

test('the member reads that a wish is kept until it is met, and how many results there are', async () => {
  const user = await applicant(server)
  const read = async () =>
    (await user.call('{ getUser { FloraInvitationRequestedAt FloraRankingTotal } }')).data?.getUser
  const before = await read()
  expect(before).toMatchObject({ FloraInvitationRequestedAt: null })
  await ask(user)
  expect(await read()).toEqual({ ...before, FloraInvitationRequestedAt: '2026-12-01T00:00:00.000Z' })
  const id = await receivedTest(admin, user)
  expect(await read()).toEqual(before)
  await record(admin, result(id))
  expect(await read()).toEqual({
    FloraInvitationRequestedAt: null,
    FloraRankingTotal: (await server.db.select().from(floraTests)).filter(({ status }) => status === 'Shared')
      .length,
  })
})

test('every step entered again changes nothing and answers as the first', async () => {
  const user = await applicant(server, { subscribedMagazine: true })
  const twice = async (input: Record<string, unknown>) => {
    const first = await record(admin, input)
    const before = await stateOf(server, user)
    expect(first.errors).toBeUndefined()
    expect((await record(admin, input)).data).toEqual(first.data)
    expect(await stateOf(server, user)).toEqual(before)
    return first.data?.recordIntestinalFloraTest.Id ?? ''
  }
  const id = await twice({ UserId: user.id, Status: 'Guidance', DeadlineForApplicationAt: '2026-12-15' })
  await apply(user, id)
  expect(await idOf(invite(admin, user))).toBe(id)
  await twice({ InspectionDetailId: id, Status: 'Received', SampleId: 'twice' })
  await twice(result(id))
  expect((await stateOf(server, user)).mails).toEqual(['floraInvitation', 'reportShared'])
})

describe('an invitation', () => {
  test('is mailed to whoever asked for it or takes notices, and to nobody else', async () => {
    const mailed = async (user: Actor) => {
      await invite(admin, user)
      return (await stateOf(server, user)).mails
    }
    const asking = await applicant(server)
    await ask(asking)
    expect(await mailed(asking)).toEqual(['floraInvitation'])
    expect(await mailed(await applicant(server, { subscribedMagazine: true }))).toEqual(['floraInvitation'])
    expect(await mailed(await applicant(server))).toEqual([])
  })

  test.each([
    ['2026-11-30', 'BAD_USER_INPUT'],
    ['2026-12-01', null],
    ['2027-12-01', null],
    ['2027-12-02', 'BAD_USER_INPUT'],
  ])('until %s: %s', async (deadline, code) => {
    expect(codeOf(await invite(admin, await applicant(server), deadline))).toBe(code)
  })

  test('goes to nobody who is suspended, unknown or gone', async () => {
    const halted = await suspended(server)
    expect(codeOf(await invite(admin, halted))).toBe('INVALID_STATE')
    expect((await stateOf(server, halted)).tests).toEqual([])
    const gone = await applicant(server, { deleteStatus: true, email: null, lastName: null, tel: null })
    expect(codeOf(await invite(admin, gone))).toBe('NOT_FOUND')
    expect(codeOf(await invite(admin, { ...gone, id: 'no-id' }))).toBe('NOT_FOUND')
  })

  test('is not made twice while a test is under way, and again once it is over', async () => {
    const user = await applicant(server)
    await invite(admin, user)
    const [again, other] = await Promise.all([invite(admin, user), invite(admin, user, '2026-12-20')])
    expect([codeOf(again), codeOf(other)]).toEqual([null, 'INVALID_STATE'])
    expect((await stateOf(server, user)).tests).toHaveLength(1)
    try {
      server.clock.set(startOfJapaneseDate('2026-12-16'))
      await admin.signInAgain()
      expect(codeOf(await invite(admin, user, '2026-12-20'))).toBe(null)
      expect((await stateOf(server, user)).tests).toHaveLength(2)
    } finally {
      server.clock.set(TEST_NOW)
      await admin.signInAgain()
    }
  })
})

describe('the wish to be invited', () => {
  test('is kept once, until an invitation meets it', async () => {
    const user = await certified(server)
    const codes = [codeOf(await ask(user)), codeOf(await ask(user))]
    expect(codes).toEqual([null, 'INVALID_STATE'])
    expect((await ask(user)).errors?.[0]?.message).toBe(
      'ご希望はすでに受け付けています。ご案内をお待ちください。',
    )
    const id = await idOf(invite(admin, user))
    expect((await ask(user)).errors?.[0]?.message).toBe(
      'すでにご案内しています。ご案内のページからお申し込みください。',
    )
    await apply(user, id)
    expect((await ask(user)).errors?.[0]?.message).toBe('すでにお申し込みいただいています。')
    await record(admin, { InspectionDetailId: id, Status: 'Received', SampleId: 'wish' })
    await record(admin, result(id))
    expect(codeOf(await ask(user))).toBe(null)
    const { activity } = await stateOf(server, user)
    expect(activity.filter(({ operation }) => operation === 'RequestInvitation')).toHaveLength(2)
  })

  test('asked twice at once is kept once', async () => {
    const user = await applicant(server)
    const codes = (await Promise.all([ask(user), ask(user), ask(user)])).map(codeOf)
    expect(codes.filter((code) => code === null)).toHaveLength(1)
    expect((await stateOf(server, user)).activity).toHaveLength(1)
  })
})

describe('an application', () => {
  test('needs consent', async () => {
    const user = await applicant(server)
    const id = await idOf(invite(admin, user))
    const answer = await apply(user, id, false)
    expect(answer.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { Consent: '内容をご確認のうえ、同意にチェックを入れてください' },
    })
    expect((await stateOf(server, user)).tests[0]?.status).toBe('Guidance')
  })

  test('for somebody else’s invitation answers as for none', async () => {
    const id = await idOf(invite(admin, await applicant(server)))
    const user = await applicant(server)
    const answers = [
      await apply(user, id),
      await apply(user, crypto.randomUUID()),
      await apply(user, 'no-id'),
    ]
    expect(answers[0]?.errors?.[0]).toMatchObject({
      message: 'この検査は、ご案内のあとにお申し込みいただけます。',
      extensions: { code: 'INVALID_STATE' },
    })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  test('twice, also at once, is taken once', async () => {
    const user = await applicant(server)
    const id = await idOf(invite(admin, user))
    const answers = await Promise.all([apply(user, id), apply(user, id)])
    expect(answers.map(codeOf).toSorted()).toEqual(['INVALID_STATE', null].toSorted())
    expect((await apply(user, id)).errors?.[0]?.message).toBe('すでにお申し込みいただいています。')
    const { activity } = await stateOf(server, user)
    expect(activity.filter(({ operation }) => operation === 'Apply')).toHaveLength(1)
  })

  test('is in time until the deadline ends at Japanese midnight', async () => {
    const [early, late] = [await applicant(server), await applicant(server)]
    const ids = [await idOf(invite(admin, early)), await idOf(invite(admin, late))]
    try {
      const midnight = startOfJapaneseDate('2026-12-16')
      server.clock.set(new Date(midnight.getTime() - 1))
      await early.signInAgain()
      expect(codeOf(await apply(early, ids[0] ?? ''))).toBe(null)
      server.clock.set(midnight)
      await late.signInAgain()
      const answer = await apply(late, ids[1] ?? '')
      expect(answer.errors?.[0]?.message).toBe(floraTestDeadlinePassed('2026-12-15'))
      expect((await stateOf(server, late)).tests[0]?.status).toBe('Guidance')
    } finally {
      server.clock.set(TEST_NOW)
    }
  })
})

test('the steps go forward one by one, and no other way', async () => {
  const user = await applicant(server)
  const refused = async (input: Record<string, unknown>) => {
    const before = await stateOf(server, user)
    expect(codeOf(await record(admin, input))).toBe('INVALID_STATE')
    expect(await stateOf(server, user)).toEqual(before)
  }
  const id = await idOf(invite(admin, user))
  const sample = { InspectionDetailId: id, Status: 'Received', SampleId: 'forward' }
  await refused({ InspectionDetailId: id, Status: 'Applied' })
  await refused(sample)
  await refused(result(id))
  await apply(user, id)
  await refused(result(id))
  await record(admin, sample)
  await refused({ ...sample, SampleId: 'another' })
  await record(admin, result(id))
  await refused(sample)
  await refused(result(id, { ExamDate: '2026-12-01', IntestinalFloraComposition: { Bacteroides: 1 } }))
})

test('a number belongs to one sample', async () => {
  const [one, other] = [await applicant(server), await applicant(server)]
  const ids = [await idOf(invite(admin, one)), await idOf(invite(admin, other))]
  await Promise.all([apply(one, ids[0] ?? ''), apply(other, ids[1] ?? '')])
  const answers = await Promise.all(
    ids.map((id) => record(admin, { InspectionDetailId: id, Status: 'Received', SampleId: 'same' })),
  )
  const refusal = answers.find(({ errors }) => errors)
  expect(answers.map(codeOf).toSorted()).toEqual(['BAD_USER_INPUT', null].toSorted())
  expect(refusal?.errors?.[0]?.extensions.fields).toEqual({ SampleId: 'この検体番号はすでに使われています' })
})
