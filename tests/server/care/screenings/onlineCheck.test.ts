import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { onlineChecks } from '../../../../server/ground/tables/screenings'
import { userStatus as userStatusType } from '../../../../server/ground/tables/users'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { never, notYet, passing, SAVE, START, SUBMIT } from '../../../support/answers'
import { applicant, newcomer, staff, type Actor } from '../../../support/actors'
import { codeOf, type ApiAnswer } from '../../../support/api'
import { mailsTo } from '../../office/jobs/jobTesting'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { openedChecks } from '../../../support/openedChecks'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))

const userStatuses = userStatusType.enumValues
const messageOf = (answer: ApiAnswer<unknown>) => answer.errors?.[0]?.message
const fieldsOf = (answer: ApiAnswer<unknown>) => answer.errors?.[0]?.extensions.fields

async function started(actor: Actor): Promise<string> {
  const { data } = await actor.call(START)
  if (!data) throw new Error('the check was not started')
  return data.startOnlineCheck.Id
}
const save = (actor: Actor, id: string, answers: unknown) => actor.call(SAVE, { id, answers })
const submit = (actor: Actor, id: string, answers: Answers = {}) => actor.call(SUBMIT, { id, answers })
const statusOf = async (actor: Actor) =>
  (
    await actor.call(
      '{ getUser { Profile { UserStatus OnlineCheckResult OnlineCheckScore DonorProcessStatus } } }',
    )
  ).data?.getUser.Profile

describe('startOnlineCheck', () => {
  test('opens a check, returns the open one, and logs one start', async () => {
    const actor = await applicant(server)
    const ids = await Promise.all([started(actor), started(actor), started(actor)])
    expect(new Set(ids).size).toBe(1)
    const rows = await server.db.select().from(activities).where(eq(activities.userId, actor.id))
    expect(rows.map(({ text }) => text)).toEqual(['オンラインチェックを始めました'])
  })

  test('needs a profile', async () => {
    expect(messageOf(await (await newcomer(server)).call(START))).toContain(
      'いまはオンラインチェックの段階ではありません。',
    )
  })

  const due = ['Registration', 'OnlineCheckBeforeRegistrationExam', 'RenewalExamOnlineCheckBeforeExam']
  const startIn = async (userStatus: (typeof userStatuses)[number]) => {
    const waitingSince = userStatus === 'WaitingGuidance' ? TEST_NOW : null
    const actor = await applicant(server, { userStatus, waitingSince })
    return actor.call(START)
  }

  test.each(userStatuses.filter((status) => due.includes(status)))('is due in %s', async (status) => {
    expect((await startIn(status)).data?.startOnlineCheck).toMatchObject({
      UserStatus: status,
      InspectionType: status.startsWith('Renewal') ? 'Renewal' : 'Registration',
    })
  })

  test.each(userStatuses.filter((status) => !due.includes(status)))('is not due in %s', async (status) => {
    const answer = await startIn(status)
    expect([codeOf(answer), messageOf(answer)]).toEqual([
      'INVALID_STATE',
      'いまはオンラインチェックの段階ではありません。マイページで次の手続きをご確認ください。',
    ])
  })

  test('after Failed_1 again from its date, at midnight in Japan', async () => {
    const actor = await applicant(server)
    const { data } = await submit(actor, await started(actor), notYet('2026-11-30'))
    expect(data?.submitOnlineCheck.OnlineCheck).toMatchObject({
      OnlineCheckResult: 'Failed_1',
      NextDate: '2027-02-28',
    })
    server.clock.set(new Date('2027-02-27T14:59:59.999Z'))
    await actor.signInAgain()
    const early = await actor.call(START)
    expect([codeOf(early), messageOf(early)]).toEqual([
      'INVALID_STATE',
      'オンラインチェックは2027年2月28日（日）から受けていただけます。',
    ])
    server.clock.advance(1)
    expect(codeOf(await submit(actor, await started(actor), notYet('2026-11-30')))).toBeNull()
    expect(await statusOf(actor)).toMatchObject({
      UserStatus: 'WaitingGuidance',
      OnlineCheckResult: 'Passed',
    })
    // No place is free: the way on comes by mail.
    expect(await mailsTo(server, actor)).toEqual(['checkNotYet', 'checkPassed'])
  })

  test('after Failed_2 not again', async () => {
    const actor = await applicant(server)
    await submit(actor, await started(actor), never)
    server.clock.set(new Date('2031-01-01T00:00:00Z'))
    await actor.signInAgain()
    const answer = await actor.call(START)
    expect([codeOf(answer), messageOf(answer)]).toEqual([
      'INVALID_STATE',
      '現在の基準では、もう一度受けていただくことができません。事情が変わった方は、事務局へご相談ください。',
    ])
  })
})

describe('saveOnlineCheckDraft', () => {
  test('keeps answers question by question; null takes one away', async () => {
    const actor = await applicant(server)
    const id = await started(actor)
    await save(actor, id, { Q01: passing.Q01, Q18: { choices: ['no'] } })
    const { data } = await save(actor, id, { Q18: null, Q22: { choices: ['yes'] } })
    expect(data?.saveOnlineCheckDraft.OnlineCheck).toMatchObject({
      Draft: true,
      OnlineCheckResult: null,
      Answer: { data: { Q01: passing.Q01, Q22: { choices: ['yes'] } }, answered_at: TEST_NOW.toISOString() },
    })
  })

  test('two devices at once lose nothing', async () => {
    const actor = await applicant(server)
    const id = await started(actor)
    const answers = await Promise.all(
      Object.entries(passing).map(([question, answer]) => save(actor, id, { [question]: answer })),
    )
    expect(answers.map(codeOf)).toEqual(answers.map(() => null))
    const [row] = await openedChecks(server, eq(onlineChecks.screeningId, id))
    expect(row?.answers).toEqual(passing)
  })

  test('says at each question what is wrong, and keeps nothing of that call', async () => {
    const actor = await applicant(server)
    const id = await started(actor)
    await save(actor, id, { Q18: { choices: ['no'] } })
    const answer = await save(actor, id, {
      Q18: { choices: ['yes'] },
      Q01: { date: '2026-02-30' },
      Q22: { choices: ['perhaps'] },
      Q99: { choices: ['no'] },
      Q03: { numbers: { height: 9, weight: 60 } },
    })
    expect(codeOf(answer)).toBe('BAD_USER_INPUT')
    expect(fieldsOf(answer)).toEqual({
      Q01: '実在する日付を入力してください',
      Q22: '選択肢から選んでください',
      Q99: 'この質問はありません',
      Q03: expect.stringContaining('身長は'),
    })
    const [row] = await openedChecks(server, eq(onlineChecks.screeningId, id))
    expect(row?.answers).toEqual({ Q18: { choices: ['no'] } })
  })

  test.each([
    ['a list', []],
    ['a text', 'x'],
    ['nothing', null],
    ['NUL', { Q49: { choices: ['other'], text: 'a\u0000' } }],
    ['half a character', { Q49: { choices: ['other'], text: '\ud800' } }],
    ['a prototype', JSON.parse('{"__proto__":{"choices":["no"]}}')],
    ['deep nesting', { Q01: { a: { b: { c: { d: { e: { f: { g: 1 } } } } } } } }],
  ])('refuses %s', async (_name, answers) => {
    const actor = await applicant(server)
    expect(codeOf(await save(actor, await started(actor), answers))).toBe('BAD_USER_INPUT')
  })
})

describe('submitOnlineCheck', () => {
  test.each([
    ['passed', passing],
    ['not yet', notYet('2026-11-30')],
    ['not possible', never],
  ])('answers what the page of the result would ask for (%s)', async (_result, answers) => {
    const fields = `Id Info { Id InspectionType UserStatus ScreeningInfoCreatedAt } HealthCheck { Id } OnlineCheck {
      Id Draft Version Carried OnlineCheckResult NextDate Reasons { QuestionId Fact Explanation NextDate OngoingNote Changes }
      Topics { QuestionId Fact Explanation } Answer { data answered_at } }`
    const actor = await applicant(server)
    const variables = { id: await started(actor), answers }
    const { data: sent } = await actor.call(
      `mutation ($id: ID!, $answers: JSON!) { submitOnlineCheck(input: { ScreeningId: $id, Answers: $answers }) { ${fields} } }`,
      variables,
    )
    const { data: asked } = await actor.call(
      `query ($id: ID!) { getScreeningById(ScreeningId: $id) { ${fields} } }`,
      { id: variables.id },
    )
    expect(sent?.submitOnlineCheck.OnlineCheck?.OnlineCheckResult).toBeTruthy()
    expect(sent?.submitOnlineCheck).toEqual(asked?.getScreeningById)
  })

  test('names what is missing', async () => {
    const actor = await applicant(server)
    const id = await started(actor)
    const { Q18, Q22, ...others } = passing
    const answer = await submit(actor, id, others)
    const message = 'まだ答えていない質問があります（残り2問）。'
    expect([Q18, Q22]).not.toContain(undefined)
    expect(answer.errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', fields: { Q18: message, Q22: message } },
    })
    expect(await statusOf(actor)).toMatchObject({ UserStatus: 'Registration', OnlineCheckResult: null })
  })

  test('judges what was saved and sent, and moves on whoever passes', async () => {
    const actor = await applicant(server)
    const id = await started(actor)
    const { Q18, ...others } = passing
    await save(actor, id, others)
    const { data } = await submit(actor, id, Q18 ? { Q18 } : {})
    expect(data?.submitOnlineCheck.OnlineCheck).toMatchObject({
      Draft: false,
      OnlineCheckResult: 'Passed',
      OnlineCheckScore: 100,
      Reasons: [],
    })
    expect(await statusOf(actor)).toEqual({
      UserStatus: 'WaitingGuidance',
      OnlineCheckResult: 'Passed',
      OnlineCheckScore: 100,
      DonorProcessStatus: 'Candidate',
    })
  })

  test('tells the reasons of a refusal and leaves the person where they are', async () => {
    const actor = await applicant(server)
    const { data } = await submit(actor, await started(actor), never)
    expect(data?.submitOnlineCheck.OnlineCheck).toMatchObject({
      OnlineCheckResult: 'Failed_2',
      NextDate: null,
      Reasons: [{ QuestionId: 'Q18', Reason: expect.stringMatching(/。?$/), NextDate: null }],
    })
    expect(await statusOf(actor)).toMatchObject({ UserStatus: 'Registration', OnlineCheckResult: 'Failed_2' })
  })

  test('is final', async () => {
    const actor = await applicant(server)
    const id = await started(actor)
    await submit(actor, id, never)
    for (const answer of [await submit(actor, id, passing), await save(actor, id, { Q18: null })])
      expect([codeOf(answer), messageOf(answer)]).toEqual([
        'INVALID_STATE',
        'このオンラインチェックは送信済みです。',
      ])
  })

  test('ten times at once makes one judgement and one row of the log', async () => {
    const actor = await applicant(server)
    const id = await started(actor)
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(actor, id, passing)))
    expect(answers.map(codeOf).toSorted()).toEqual([...Array<string>(9).fill('INVALID_STATE'), null])
    const rows = await server.db
      .select()
      .from(activities)
      .where(and(eq(activities.userId, actor.id), eq(activities.operation, 'Submit')))
    expect(rows.map(({ text }) => text)).toEqual([
      `オンラインチェックの回答を送信しました（質問票${server.deps.questionnaires.current.version}）`,
    ])
  })
})

test('a member reads the reasons, an administrator all, support nothing of the answers', async () => {
  const actor = await applicant(server)
  const id = await started(actor)
  await submit(actor, id, { ...never, Q45: { choices: ['yes'], dates: { yes: '2026-11-30' } } })
  const call = `query ($id: ID!) { getScreeningById(ScreeningId: $id) { Id Info { UserId } HealthCheck { Id } OnlineCheck { Reasons { QuestionId } Answer { data } } } }`
  const read = async (reader: Actor) => (await reader.call(call, { id })).data?.getScreeningById.OnlineCheck
  expect((await read(actor))?.Reasons.map(({ QuestionId }) => QuestionId)).toEqual(['Q18'])
  expect((await read(await staff(server)))?.Reasons.map(({ QuestionId }) => QuestionId)).toEqual([
    'Q18',
    'Q45',
  ])
  expect(await read(await staff(server, 'Support'))).toBeNull()
})
