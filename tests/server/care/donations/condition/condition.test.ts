import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endRests } from '../../../../../server/office/jobs/expireDonors'
import { activities } from '../../../../../server/ground/tables/activity'
import { conditionReports } from '../../../../../server/ground/tables/condition'
import { userProfiles } from '../../../../../server/ground/tables/users'
import { applicant, staff, suspended, waiting, type Actor } from '../../../../support/actors'
import { codeOf } from '../../../../support/api'
import { donor } from '../../../../support/people'
import { stated } from '../../../../support/stated'
import { loggedReasons } from '../../../../support/reasons'
import { startTestServer, TEST_NOW, type TestServer } from '../../../../support/testServer'

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(TEST_NOW)
  await office.signInAgain()
})

const SAID = 'Id Kind Day Since Outcome NotBefore RecordedByStaff Lifted Items { Choice Date NotBefore }'

const none = { choices: ['none'] }
const antibiotics = { choices: ['antibiotics'], dates: { antibiotics: '2026-11-30' } }
const state = (person: Actor, Answer: unknown) =>
  person.call(`mutation ($Answer: JSON!) { submitStatement(input: { Answer: $Answer }) { ${SAID} } }`, {
    Answer,
  })
const report = (person: Actor, Answer: unknown, Since = '2026-11-25') =>
  person.call(
    `mutation ($Answer: JSON!, $Since: Date!) { reportCondition(input: { Answer: $Answer, Since: $Since }) { ${SAID} } }`,
    { Answer, Since },
  )
const ask = (person: Actor, Answer: unknown, UserId: string) =>
  person.call(
    `mutation ($UserId: ID!, $Answer: JSON!) {
      recordStatement(input: { UserId: $UserId, Answer: $Answer }) { Refusal ToSay StatementRequired Statement { ${SAID} } }
    }`,
    { UserId, Answer },
  )
const atDesk = async (DonorId: string) =>
  (
    await office.call(
      `query ($DonorId: String!) { findDonor(DonorId: $DonorId) { Refusal ToSay StatementGiven StatementRequired Statement { ${SAID} } } }`,
      { DonorId },
    )
  ).data?.findDonor
const receive = (UserId: string, more: Record<string, unknown> = {}) =>
  office.call('mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }', {
    input: {
      UserId,
      DonationAt: server.clock.now().toISOString(),
      StoolReceiptStatus: 'Implemented',
      ...more,
    },
  })
const RESTING = '{ listUsersByIdProfileCreatedAt(filter: { Resting: { eq: true } }) { items { Id } } }'
const restOf = async (person: Actor) =>
  (await person.call('{ getUser { Profile { Resting RestingUntil } } }')).data?.getUser.Profile
const logOf = (person: Actor) => loggedReasons(server, eq(activities.userId, person.id))

describe('the statement of the day', () => {
  test('is judged, kept, shown at the reception, and may be made again until stool is received', async () => {
    const person = await donor(server)
    expect(await atDesk(person.donorId)).toMatchObject({
      Statement: null,
      StatementGiven: false,
      StatementRequired: true,
    })
    expect((await state(person, antibiotics)).data?.submitStatement).toMatchObject({
      Kind: 'Statement',
      Day: '2026-12-01',
      Outcome: 'NotYet',
      NotBefore: '2027-02-28',
      Items: [{ Choice: 'antibiotics', Date: '2026-11-30', NotBefore: '2027-02-28' }],
      RecordedByStaff: false,
    })
    expect(await restOf(person)).toEqual({ Resting: true, RestingUntil: '2027-02-28' })
    const shown = await atDesk(person.donorId)
    expect(shown).toMatchObject({ Refusal: 'Resting', Statement: { NotBefore: '2027-02-28' } })
    // The rest ends after the last valid day.
    expect(shown?.ToSay).not.toContain('から献便')
    expect(shown?.ToSay).toMatch(/有効期限の2027年.*まで献便はお休みです。/)

    expect((await state(person, none)).data?.submitStatement).toMatchObject({ Outcome: 'Fine', Items: [] })
    const reception = await staff(server, 'Reception')
    const asked = await reception.call(
      'query ($DonorId: String!) { findDonor(DonorId: $DonorId) { StatementGiven Statement { Id } } }',
      { DonorId: person.donorId },
    )
    expect(asked.data?.findDonor).toEqual({ StatementGiven: true, Statement: null })
    expect(await restOf(person)).toEqual({ Resting: false, RestingUntil: null })
    expect(
      await server.db.select().from(conditionReports).where(eq(conditionReports.userId, person.id)),
    ).toHaveLength(1)
    expect(codeOf(await receive(person.id))).toBeNull()
    expect(codeOf(await state(person, antibiotics))).toBe('INVALID_STATE')
    server.clock.set(new Date('2026-12-02T00:00:00+09:00'))
    await Promise.all([office, person].map((actor) => actor.signInAgain()))
    expect((await atDesk(person.donorId))?.Statement).toBeNull()
    expect(codeOf(await state(person, none))).toBeNull()
  })

  test('of two at once one row is kept', async () => {
    const person = await donor(server)
    const answers = await Promise.all([1, 2, 3].map(() => state(person, none)))
    expect(answers.map(codeOf)).toEqual([null, null, null])
    expect(
      await server.db.select().from(conditionReports).where(eq(conditionReports.userId, person.id)),
    ).toHaveLength(1)
  })

  test.each([
    ['nothing chosen', {}, 'あてはまること'],
    ['no day', { choices: ['antibiotics'] }, '日付'],
    ['a day to come', { choices: ['antibiotics'], dates: { antibiotics: '2026-12-02' } }, '今日まで'],
    ['no such change', { choices: ['x'] }, '選択肢'],
    ['no change and one', { ...antibiotics, choices: ['none', 'antibiotics'] }, '1つ'],
    ['no answer at all', 'none', '確認してください'],
  ])('is refused with %s', async (_name, answer, words) => {
    const { errors } = await state(await donor(server), answer)
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(errors?.[0]?.extensions.fields?.Answer).toContain(words)
  })

  test('is for certified donors who are not suspended', async () => {
    expect(codeOf(await state(await waiting(server), none))).toBe('INVALID_STATE')
    expect(codeOf(await state(await suspended(server), none))).toBe('FORBIDDEN')
  })

  test('given aloud is recorded by the office, in the same words', async () => {
    const person = await donor(server)
    const desk = (await ask(office, none, person.id)).data?.recordStatement
    expect(desk).toMatchObject({ Refusal: null, Statement: { Outcome: 'Fine', RecordedByStaff: true } })
    expect(codeOf(await ask(await staff(server, 'Support'), none, person.id))).toBe('FORBIDDEN')
    expect((await logOf(person)).map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^今日の体調を受け付けました（操作：/),
    )
  })
})

describe('receiving stool', () => {
  test('on a day of rest takes a reason, which is kept; a visit without stool may be noted', async () => {
    const person = await donor(server)
    await state(person, { choices: ['medicine'] })
    expect(await atDesk(person.donorId)).toMatchObject({ Refusal: 'Resting' })
    const refused = await receive(person.id)
    expect(codeOf(refused)).toBe('INVALID_STATE')
    expect(refused.errors?.[0]?.message).toContain('お話をうかがっていない')
    expect(codeOf(await receive(person.id, { StoolReceiptStatus: 'NotImplemented' }))).toBeNull()
    server.clock.set(new Date(TEST_NOW.getTime() + 120_000))
    expect(codeOf(await receive(person.id, { ConfirmReason: '　' }))).toBe('BAD_USER_INPUT')
    expect(codeOf(await receive(person.id, { ConfirmReason: '医師に確認しました' }))).toBeNull()
    const confirmed = (await logOf(person)).filter(({ operation }) => operation === 'Confirm')
    expect(confirmed).toEqual([expect.objectContaining({ reason: '医師に確認しました' })])
    expect(confirmed[0]?.text).not.toContain('薬')
  })

  test('a rest holds on the next day whatever is said then, until its day or until the office lifts it', async () => {
    const person = await donor(server)
    await state(person, { choices: ['fever'], dates: { fever: '2026-11-30' } })
    server.clock.set(new Date('2026-12-02T09:00:00+09:00'))
    await Promise.all([office, person].map((actor) => actor.signInAgain()))
    await state(person, none)
    expect(await restOf(person)).toEqual({ Resting: true, RestingUntil: '2026-12-28' })
    const lifted = await office.call(
      'mutation ($input: WithReasonInput!) { liftDonationPause(input: $input) { Resting RestingUntil } }',
      { input: { UserId: person.id, Reason: '医師に確認しました' } },
    )
    expect(lifted.data).toEqual({ liftDonationPause: { Resting: false, RestingUntil: null } })
    expect(codeOf(await receive(person.id))).toBeNull()
    // What was set aside stays so when something else is told.
    await report(person, { choices: ['earlobe'], dates: { earlobe: '2026-12-01' } })
    expect(await restOf(person)).toEqual({ Resting: true, RestingUntil: '2027-01-01' })
  })

  test('is refused without a statement of that day', async () => {
    const person = await donor(server)
    const give = (more: Record<string, unknown> = {}) => receive(person.id, more)
    expect(codeOf(await give())).toBe('STATEMENT_MISSING')
    expect(codeOf(await give({ StoolReceiptStatus: 'NotImplemented' }))).toBeNull()
    server.clock.set(new Date(TEST_NOW.getTime() + 120_000))
    await ask(office, none, person.id)
    expect(codeOf(await give())).toBeNull()
    // Nobody states anything of yesterday: the office records what was received then, with a reason.
    const yesterday = { DonationAt: '2026-11-30T10:00:00+09:00' }
    expect(codeOf(await give(yesterday))).not.toBeNull()
    expect(codeOf(await give({ ...yesterday, ConfirmReason: '控え' }))).toBeNull()
  })
})

describe('a report', () => {
  test('pauses until the day, is told to the office with what was given since then, and to nobody else', async () => {
    const person = await donor(server)
    for (const at of [
      '2026-11-24T23:59:00+09:00',
      '2026-11-25T00:00:00+09:00',
      '2026-11-28T10:00:00+09:00',
    ]) {
      await stated(server, person.id, at)
      expect(codeOf(await receive(person.id, { DonationAt: at, ConfirmReason: '控え' }))).toBeNull()
    }
    expect((await report(person, antibiotics)).data?.reportCondition).toMatchObject({
      Kind: 'Report',
      Since: '2026-11-25',
      NotBefore: '2027-02-28',
    })
    expect(codeOf(await receive(person.id))).toBe('INVALID_STATE')
    const look = (actor: Actor) =>
      actor.call(
        `query ($id: ID!) { getUserById(UserId: $id) {
          Profile { Resting RestingUntil } ConditionReports { Since DonationsSince { DonationAt } Items { Choice } } } }`,
        { id: person.id },
      )
    const seen = (await look(office)).data?.getUserById
    expect(seen?.Profile).toEqual({ Resting: true, RestingUntil: '2027-02-28' })
    // Newest first: the statements of those days come after it.
    expect(seen?.ConditionReports?.[0]).toMatchObject({
      Since: '2026-11-25',
      DonationsSince: [
        { DonationAt: '2026-11-28T01:00:00.000Z' },
        { DonationAt: '2026-11-24T15:00:00.000Z' },
      ],
    })
    expect((await look(await staff(server, 'Support'))).data?.getUserById).toEqual({
      Profile: { Resting: null, RestingUntil: null },
      ConditionReports: null,
    })
    expect(codeOf(await (await staff(server, 'Support')).call(RESTING))).toBe('BAD_USER_INPUT')
    const own = await person.call('{ getUser { ConditionReports { DonationsSince { Id } Outcome } } }')
    expect(own.data?.getUser.ConditionReports?.[0]).toEqual({ DonationsSince: null, Outcome: 'NotYet' })
    const texts = (await logOf(person)).map(({ text }) => text)
    expect(texts).toContain('体調の変化のお知らせを受け付けました')
    expect(texts.join()).not.toMatch(/抗菌薬|antibiotics/)
    const found = await office.call(RESTING)
    expect(found.data?.listUsersByIdProfileCreatedAt.items).toContainEqual({ Id: person.id })
  })

  test('an end told later gives the day', async () => {
    const person = await donor(server)
    await report(person, { choices: ['antibiotics'], dates: { antibiotics: 'ongoing' } })
    expect(await restOf(person)).toEqual({ Resting: true, RestingUntil: null })
    server.clock.set(new Date(TEST_NOW.getTime() + 60_000))
    await report(person, antibiotics)
    expect(await restOf(person)).toEqual({ Resting: true, RestingUntil: '2027-02-28' })
  })

  test('is taken from whoever donated once and whoever is tested, not from applicants before the guidance', async () => {
    expect(codeOf(await report(await applicant(server, { donorId: 'D-777001' }), antibiotics))).toBeNull()
    expect(
      codeOf(await report(await applicant(server, { userStatus: 'DonorRegistrationExam' }), antibiotics)),
    ).toBeNull()
    expect(codeOf(await report(await waiting(server), antibiotics))).toBe('INVALID_STATE')
  })

  test.each(['2026-12-02', '2024-11-30', '2026-02-30', 'x'])('cannot begin on %s', async (since) => {
    expect(codeOf(await report(await donor(server), antibiotics, since))).toBe('BAD_USER_INPUT')
  })

  test('the mark goes from the person on the day, once', async () => {
    const person = await donor(server)
    await report(person, { choices: ['fever'], dates: { fever: '2026-11-30' } })
    const deps = server.deps
    const resting = async () =>
      (await server.db.select().from(userProfiles).where(eq(userProfiles.id, person.id)))[0]?.resting
    await endRests(deps, new Date('2026-12-27T23:59:00+09:00'))
    expect(await resting()).toBe(true)
    const morning = new Date('2026-12-28T00:01:00+09:00')
    expect(await endRests(deps, morning)).toBeGreaterThanOrEqual(1)
    expect(await resting()).toBe(false)
    expect(await endRests(deps, morning)).toBe(0)
  })
})
