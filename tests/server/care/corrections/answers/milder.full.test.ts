import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerCorrections } from '../../../../../server/ground/tables/answerCorrections'
import { activities } from '../../../../../server/ground/tables/activity'
import { makeSealKey, sealKeysOf } from '../../../../../server/records/seals/chain'
import { sealRecords } from '../../../../../server/records/seals/sealRecords'
import { verifySeals } from '../../../../../server/records/seals/verifySeals'
import type { Answers } from '../../../../../shared/questionnaire/engine/answer'
import { applicant, staff, type Actor } from '../../../../support/actors'
import { never, notYet, START } from '../../../../support/answers'
import { codeOf } from '../../../../support/api'
import { donor, personAt } from '../../../../support/people'
import { startTestServer, TEST_NOW, type TestServer } from '../../../../support/testServer'
import { answered, correct, decide, look, messageOf, mine, preview, storedOf } from './support'

let server: TestServer
let office: Actor
let stored: ReturnType<typeof storedOf>
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
  stored = storedOf(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(TEST_NOW)
  await office.signInAgain()
})

const DAY_MS = 24 * 60 * 60 * 1000
const unknownDay: Answers = notYet('unknown')
const known = { Q45: { choices: ['yes'], dates: { yes: '2026-10-10' } } }
const logOf = async ({ id }: Actor) =>
  (await server.db.select().from(activities).where(eq(activities.userId, id))).map(
    ({ operation }) => operation,
  )
const work = async () => {
  const { data } = await office.call(
    '{ listWork(filter: { Kinds: [AnswerCorrection] }) { items { SubjectId UserId Due } } }',
  )
  return data?.listWork.items ?? []
}

const donorInWindow = () => donor(server, { userStatus: 'RenewalExamOnlineCheckBeforeExam' })

describe('milder answers', () => {
  test('wait for the office, which moves the date to exactly the one of the engine; both judgements stay', async () => {
    const actor = await applicant(server)
    const id = await answered(actor, unknownDay)
    expect((await stored.check(id))?.nextDate).toBe('2027-03-01')
    await server.clock.advance(2 * DAY_MS)
    await actor.signInAgain()
    await office.signInAgain()

    // Thursday: Friday is the first working day, Monday the second.
    expect((await preview(actor, id, known)).data?.previewAnswerCorrection).toEqual({
      Effect: 'Looks',
      DueOn: '2026-12-07',
    })
    expect(await mine(actor)).toEqual([])
    const sent = await correct(actor, id, known)
    expect(sent.data?.correctOnlineCheckAnswers.OnlineCheck).toEqual({
      OnlineCheckResult: 'Failed_1',
      NextDate: '2027-03-01',
    })
    const [waits] = await mine(actor)
    // Nobody is told the day before it counts.
    expect(waits).toMatchObject({ State: 'Open', Effect: 'Looks', DueOn: '2026-12-07', After: null })
    const correction = waits?.Id ?? ''
    expect(await work()).toEqual([{ SubjectId: correction, UserId: actor.id, Due: '2026-12-07' }])
    const shown = await look(office, correction)
    expect(shown.Answers).toEqual([
      {
        QuestionId: 'Q45',
        Before: expect.stringContaining('わからない'),
        After: expect.stringContaining('2026年10月10日'),
      },
    ])
    expect([shown.Before?.NextDate, shown.After?.NextDate]).toEqual(['2027-03-01', '2027-01-10'])

    const answer = await decide(office, {
      Id: correction,
      Accept: true,
      Words: 'お電話ありがとうございました',
    })
    expect(answer.data?.decideAnswerCorrection).toEqual({
      State: 'Accepted',
      After: { Result: 'Failed_1', NextDate: '2027-01-10' },
    })
    expect((await stored.check(id))?.nextDate).toBe('2027-01-10')
    expect(await stored.profile(actor)).toMatchObject({ retryState: 'NotYet', retryOn: '2027-01-10' })
    expect(messageOf(await actor.call(START))).toContain('2027年1月10日（日）から')
    expect(await mine(actor)).toMatchObject([
      {
        State: 'Accepted',
        Before: { NextDate: '2027-03-01' },
        After: { NextDate: '2027-01-10' },
        Reason: 'HeardByTelephone',
        Words: 'お電話ありがとうございました',
      },
    ])
    expect(await work()).toEqual([])
    const mails = (await stored.mails(actor)).filter(({ kind }) => kind === 'answersCorrected')
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails[0]?.params)).toBe('{"visit":null}')
    expect(await logOf(actor)).toEqual(expect.arrayContaining(['CorrectAnswers', 'AcceptCorrection']))

    const own = await fetch(`${server.url}/api/own_data?format=json`, {
      headers: { authorization: `Bearer ${actor.token}` },
    })
    expect(await own.text()).toContain('お電話ありがとうございました')
  })

  test('are refused with a reason, and the first ones stand', async () => {
    const actor = await applicant(server)
    const id = await answered(actor, never)
    await correct(actor, id, { Q18: { choices: ['no'] } })
    const [waits] = await mine(actor)
    const wrong = await decide(office, { Id: waits?.Id ?? '', Accept: false, Reason: 'AsWritten' })
    expect(codeOf(wrong)).toBe('BAD_USER_INPUT')
    await decide(office, { Id: waits?.Id ?? '', Accept: false, Reason: 'FirstWasRight' })
    expect(await mine(actor)).toMatchObject([{ State: 'Refused', Reason: 'FirstWasRight' }])
    expect(await stored.profile(actor)).toMatchObject({
      userStatus: 'Registration',
      onlineCheckResult: 'Failed_2',
    })
  })

  test('let somebody pass whom the check had refused', async () => {
    const actor = await applicant(server)
    const id = await answered(actor, never)
    await correct(actor, id, { Q18: { choices: ['no'] } })
    await decide(office, { Id: (await mine(actor))[0]?.Id ?? '', Accept: true })
    expect(await stored.profile(actor)).toMatchObject({
      userStatus: 'WaitingGuidance',
      onlineCheckResult: 'Passed',
      donorProcessStatus: 'Candidate',
    })
  })

  test.each([
    ['OnlineCheckBeforeRegistrationExam', 'DonorRegistrationExam', personAt],
    ['RenewalExamOnlineCheckBeforeExam', 'DonorRenewalExam', donorInWindow],
  ] as const)('of a check in %s lead to the test it was for', async (begunIn, test, bring) => {
    const person = await bring(server, 'DonorRegistrationExam', { values: { userStatus: begunIn } })
    const id = await answered(person, unknownDay)
    expect((await stored.profile(person))?.onlineCheckResult).toBe('Failed_1')
    await correct(person, id, { Q45: { choices: ['no'] } })
    await decide(office, { Id: (await mine(person))[0]?.Id ?? '', Accept: true })
    expect(await stored.profile(person)).toMatchObject({ userStatus: test, onlineCheckResult: 'Passed' })
  })

  test('two clerks: one decides, the other is told; and what the person adds has to be seen', async () => {
    const actor = await applicant(server)
    const id = await answered(actor, { ...unknownDay, Q08: { choices: ['yes'], dates: { yes: 'unknown' } } })
    await correct(actor, id, known)
    await correct(actor, id, { Q08: { choices: ['yes'], dates: { yes: '2026-11-20' } } })
    const [waits, ...others] = await mine(actor)
    expect(others).toEqual([])
    expect(waits).toMatchObject({ Version: 2, Answers: [{ QuestionId: 'Q08' }, { QuestionId: 'Q45' }] })
    const Id = waits?.Id ?? ''
    expect(codeOf(await decide(office, { Id, Accept: true }))).toBe('CONFLICT')
    const other = await staff(server)
    const answers = await Promise.all([
      decide(office, { Id, Version: 2, Accept: true }),
      decide(other, { Id, Version: 2, Accept: false }),
    ])
    expect(answers.map(codeOf).toSorted()).toEqual(['CONFLICT', null])
    expect((await stored.mails(actor)).filter(({ kind }) => kind === 'answersCorrected')).toHaveLength(1)
  })

  test('are taken back by giving the first answer again', async () => {
    const actor = await applicant(server)
    const id = await answered(actor, unknownDay)
    await correct(actor, id, known)
    expect(codeOf(await correct(actor, id, { Q45: unknownDay.Q45 }))).toBeNull()
    expect(await mine(actor)).toMatchObject([{ State: 'Withdrawn' }])
    expect(codeOf(await correct(actor, id, { Q45: unknownDay.Q45 }))).toBe('BAD_USER_INPUT')
  })
})

test('what is no correction is refused in words', async () => {
  const actor = await applicant(server)
  const { data } = await actor.call(START)
  const draft = data?.startOnlineCheck.Id ?? ''
  expect(messageOf(await correct(actor, draft, known))).toContain('まだ送信されていません')
  const id = await answered(actor, unknownDay)
  const stranger = await applicant(server)
  expect(codeOf(await correct(stranger, id, known))).toBe('NOT_FOUND')
  server.clock.advance(3 * DAY_MS)
  await actor.signInAgain()
  const since = await correct(actor, id, { Q45: { choices: ['yes'], dates: { yes: '2026-12-02' } } })
  expect(since.errors?.[0]?.extensions.fields).toEqual({
    Q45: expect.stringContaining('2026年12月1日（火）まで'),
  })
  expect(codeOf(await correct(actor, id, { Q54: { choices: ['agree'] } }))).toBe('BAD_USER_INPUT')
  expect(codeOf(await correct(actor, id, { Q99: { choices: ['yes'] } }))).toBe('BAD_USER_INPUT')
  expect(codeOf(await correct(actor, id, {}))).toBe('BAD_USER_INPUT')
})

test('the first answers stay sealed, and a change past the corrections shows', async () => {
  const { settings } = server.deps
  makeSealKey(settings)
  const keys = sealKeysOf(settings)
  const [key = null] = keys
  const verdict = async (tamper?: ReturnType<typeof sql>) => {
    if (tamper) await server.db.execute(tamper)
    const { findings } = await verifySeals(server.db, [], keys, { vault: server.deps.vault })
    return findings.filter(({ kind }) => kind === 'changed').map(({ record: found }) => found?.kind)
  }
  const actor = await applicant(server)
  const id = await answered(actor, unknownDay)
  await sealRecords(server.db, key, server.deps.vault)
  await correct(actor, id, { Q18: { choices: ['yes'] } })
  await correct(actor, id, { Q19: { choices: ['yes'] } })
  await sealRecords(server.db, key, server.deps.vault)
  expect(await verdict()).toEqual([])
  expect(
    await verdict(sql`UPDATE online_checks SET next_date = '2026-12-24' WHERE screening_id = ${id}`),
  ).toEqual(['online_checks'])
  await server.db.execute(sql`UPDATE online_checks SET next_date = NULL WHERE screening_id = ${id}`)
  await server.db
    .update(answerCorrections)
    .set({ beforeSealed: null })
    .where(sql`screening_id = ${id} and round = 1`)
  expect((await verdict()).toSorted()).toEqual(['answer_corrections', 'online_checks'])
})
