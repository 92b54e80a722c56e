import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { caseSteps, cases } from '../../../../server/ground/tables/cases'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { sealOlder } from '../../../../server/ground/vault/sealOlder'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { news } from '../../../support/news'
import { tablesHolding } from '../../../support/tablesHolding'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

let server: TestServer
let office: Actor
let auditor: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
  auditor = await staff(server, 'Auditor')
})
afterAll(() => server.close())
beforeEach(() => at(0))

const DAY_MS = 86_400_000
async function at(day: number) {
  server.clock.set(new Date(TEST_NOW.getTime() + day * DAY_MS))
  await Promise.all([office, auditor].map((actor) => actor.signInAgain()))
}

const WORDS = '金糸雀について保存していることを、すべて知りたいです。'
const ANSWER = '駒鳥の記録のほかは、すべてお渡しします。'
const REQUEST = 'Request { Kind IdentityOn IdentityDocument FeeYen FeePaidOn Outcome Grounds }'
const FIELDS = `Id Kind State DueOn Version Words Answer DaysOpen DaysLate ${REQUEST} Steps { Kind ByPerson Text }`

type Told = {
  Id: string
  State: string
  DueOn: string
  DaysOpen: number
  DaysLate: number
  Request: { FeeYen: number }
  Steps: { Text: string | null }[]
}
const send = (actor: Actor, query: string, variables: object = {}) =>
  actor.send<{ it: Told }>(query, { ...variables })
const ask = (person: Actor, Kind = 'Disclosure', Words = WORDS) =>
  send(
    person,
    `mutation ($input: RequestRightsInput!) { it: requestRights(input: $input) { Id State DueOn Version ${REQUEST} } }`,
    { input: { Kind, Words } },
  )
const write = (UserId: string, Request: string) =>
  send(office, `mutation ($input: CreateCaseInput!) { it: createCase(input: $input) { ${FIELDS} } }`, {
    input: { UserId, Request, Words: WORDS },
  })
const check = (Id: string, Version: number, input: object) =>
  send(
    office,
    `mutation ($input: CheckRightsRequestInput!) { it: checkRightsRequest(input: $input) { ${FIELDS} } }`,
    { input: { Id, Version, ...input } },
  )
const answer = (Id: string, Version: number, Outcome: string, Grounds: string[] = []) =>
  send(
    auditor,
    `mutation ($input: AnswerRightsRequestInput!) { it: answerRightsRequest(input: $input) { ${FIELDS} } }`,
    { input: { Id, Version, Outcome, Grounds, Text: ANSWER } },
  )
const say = (act: string, input: object) =>
  send(office, `mutation ($input: CaseTextInput!) { it: ${act}(input: $input) { ${FIELDS} } }`, { input })
const own = async (person: Actor) =>
  (
    await person.send<{ it: Told[] }>(
      `{ it: listOwnCases(Kind: RightsRequest) { Kind State DueOn Words Answer ${REQUEST} } }`,
    )
  ).data?.it ?? []
const idIn = (answer: Awaited<ReturnType<typeof send>>): string => answer.data?.it.Id ?? ''
const idOf = async (person: Actor, kind?: string) => idIn(await ask(person, kind))
const read = async (Id: string) =>
  (await send(auditor, `query ($Id: ID!) { it: getCase(Id: $Id) { ${FIELDS} } }`, { Id })).data?.it
const work = async () =>
  (await office.call('{ listWork(filter: { Kinds: [Case] }) { items { SubjectId Due Group Request } } }'))
    .data?.listWork.items ?? []
const mailsOf = async ({ id }: Actor) =>
  (await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, id))).map(({ kind, params }) => ({
    kind,
    params,
  }))

test('a person asks from their account: paid, answered in part by law, read on their page and by mail without a word', async () => {
  const person = await applicant(server)
  const asked = await ask(person)
  const Id = idIn(asked)
  expect(asked.data?.it).toMatchObject({
    State: 'Open',
    DueOn: '2026-12-15',
    Request: { Kind: 'Disclosure', IdentityOn: '2026-12-01', IdentityDocument: null, FeeYen: 1_000 },
  })
  expect(await own(await applicant(server))).toEqual([])
  expect((await person.call('{ listOwnCases { Id } }')).data?.listOwnCases).toEqual([])

  expect(codeOf(await answer(Id, 1, 'Whole'))).toBe('INVALID_STATE')
  expect(codeOf(await check(Id, 1, { FeePaidOn: '2026-12-02' }))).toBe('BAD_USER_INPUT')
  expect(codeOf(await check(Id, 1, {}))).toBe('BAD_USER_INPUT')
  expect(codeOf(await check(Id, 1, { FeePaidOn: '2026-12-01' }))).toBeNull()
  expect(codeOf(await answer(Id, 1, 'Whole'))).toBe('CONFLICT')
  for (const [outcome, grounds] of [
    ['Part', []],
    ['Whole', ['NotThere']],
    ['Refused', ['NotWrong']],
  ] as const)
    expect(codeOf(await answer(Id, 2, outcome, [...grounds]))).toBe('BAD_USER_INPUT')
  expect(codeOf(await say('answerCase', { Id, Version: 2, Text: ANSWER }))).toBe('INVALID_STATE')
  expect(codeOf(await say('closeCase', { Id, Version: 2, Text: '済み' }))).toBe('INVALID_STATE')
  expect(codeOf(await answer(Id, 2, 'Part', ['HarmsSomebody']))).toBeNull()
  expect(await own(person)).toEqual([
    expect.objectContaining({
      State: 'Answered',
      Words: WORDS,
      Answer: ANSWER,
      Request: expect.objectContaining({
        Outcome: 'Part',
        Grounds: ['HarmsSomebody'],
        FeePaidOn: '2026-12-01',
      }),
    }),
  ])
  expect(await mailsOf(person)).toEqual(
    expect.arrayContaining([
      { kind: 'rightsReceived', params: {} },
      { kind: 'rightsAnswered', params: {} },
    ]),
  )
  // In the list of news the mail alone tells it, which leads to the page of requests.
  await server.deps.mail.deliverPending()
  const events = (await news(person)).items.filter(({ IsMail }) => !IsMail)
  expect(events.filter(({ Text }) => Text.includes('お読みいただけます'))).toEqual([])
  // What was answered stands: it is looked at again in the open, not undone.
  expect(codeOf(await answer(Id, 3, 'Whole'))).toBe('INVALID_STATE')
  expect(codeOf(await check(Id, 3, { IdentityDocument: 'Passport' }))).toBe('INVALID_STATE')
  const again = await idOf(person)
  expect(codeOf(await say('reopenCase', { Id, Version: 3, Text: '電話があった' }))).toBe('INVALID_STATE')
  expect(codeOf(await answer(again, 1, 'Refused', ['FeeUnpaid']))).toBeNull()
  const reopened = await say('reopenCase', { Id, Version: 3, Text: '電話があった' })
  expect(reopened.data?.it).toMatchObject({ State: 'Open', Request: { Outcome: null, Grounds: [] } })
  expect(codeOf(await ask(person))).toBe('INVALID_STATE')
})

test('of a kind one is open: of ten at once one, and beside it the other kinds', async () => {
  const person = await applicant(server)
  const codes = (await Promise.all(Array.from({ length: 10 }, () => ask(person)))).map(codeOf)
  expect(codes.toSorted()).toEqual([...Array(9).fill('INVALID_STATE'), null].toSorted())
  for (const kind of ['Correction', 'StopUse', 'Erasure', 'ThirdPartyRecord', 'Purpose'])
    expect(codeOf(await ask(person, kind))).toBeNull()
  const asked = await own(person)
  expect(asked).toHaveLength(6)
  expect(asked.filter(({ Request }) => Request.FeeYen > 0)).toHaveLength(1)
})

test('is taken back by whose it is, while nobody has answered', async () => {
  const [person, stranger] = [await applicant(server), await applicant(server)]
  const Id = await idOf(person, 'Erasure')
  const takeBack = (actor: Actor, Version: number) =>
    actor.send('mutation ($input: HeldCaseInput!) { withdrawRightsRequest(input: $input) { Id } }', {
      input: { Id, Version },
    })
  expect(codeOf(await takeBack(stranger, 1))).toBe('NOT_FOUND')
  expect(codeOf(await takeBack(office, 1))).toBe('FORBIDDEN')
  expect(codeOf(await takeBack(person, 2))).toBe('CONFLICT')
  expect(codeOf(await takeBack(person, 1))).toBeNull()
  expect(codeOf(await takeBack(person, 2))).toBe('INVALID_STATE')
  expect((await own(person))[0]?.State).toBe('Closed')
  expect((await work()).map(({ SubjectId }) => SubjectId)).not.toContain(Id)
  const again = await idOf(person, 'Erasure')
  expect(codeOf(await answer(again, 1, 'Whole'))).toBeNull()
})

test('in another person’s name: they are told, and nothing is handed out before a document was seen, by whatever door', async () => {
  const person = await applicant(server)
  const written = await write(person.id, 'Erasure')
  const Id = idIn(written)
  expect(written.data?.it).toMatchObject({ Kind: 'RightsRequest', Request: { IdentityOn: null, FeeYen: 0 } })
  expect(codeOf(await write(person.id, 'Erasure'))).toBe('INVALID_STATE')
  expect(await mailsOf(person)).toEqual([{ kind: 'rightsReceived', params: {} }])
  expect(await own(person)).toEqual([expect.objectContaining({ State: 'Open', Words: WORDS })])
  for (const [outcome, grounds] of [
    ['Whole', []],
    ['Part', ['NoCause']],
  ] as const)
    expect(codeOf(await answer(Id, 1, outcome, [...grounds]))).toBe('INVALID_STATE')
  const [row] = await server.db.select().from(cases).where(eq(cases.id, Id))
  const request = row?.facts.request
  if (!request) throw new Error('No request')
  const answered = { ...row.facts, request: { ...request, outcome: 'Whole' as const } }
  await expect(
    server.db.update(cases).set({ facts: answered }).where(eq(cases.id, Id)),
  ).rejects.toMatchObject({ cause: { constraint: 'cases_request_handed_out' } })
  expect(codeOf(await check(Id, 1, { FeePaidOn: '2026-12-01' }))).toBe('BAD_USER_INPUT')
  const seen = await check(Id, 1, { IdentityDocument: 'DriversLicense' })
  expect(seen.data?.it).toMatchObject({
    Request: { IdentityOn: '2026-12-01', IdentityDocument: 'DriversLicense' },
    Steps: [
      { Kind: 'Opened', ByPerson: false },
      { Kind: 'Noted', Text: '本人確認：運転免許証' },
    ],
  })
  expect(codeOf(await answer(Id, 2, 'Whole'))).toBeNull()

  const refused = idIn(await write(person.id, 'Disclosure'))
  expect(codeOf(await answer(refused, 1, 'Refused', ['NotIdentified']))).toBeNull()
})

test('days 3, 14 and 30: the desk has it by its due day, the register its age; an answer ends it', async () => {
  const person = await applicant(server)
  const Id = await idOf(person, 'Purpose')
  const seen = []
  for (const day of [3, 14, 30]) {
    await at(day)
    const aged = await read(Id)
    const row = (await work()).find(({ SubjectId }) => SubjectId === Id)
    seen.push([aged?.DaysOpen, aged?.DaysLate, row?.Due, row?.Group, row?.Request])
  }
  expect(seen).toEqual([
    [3, 0, '2026-12-15', 'Later', 'Purpose'],
    [14, 0, '2026-12-15', 'Today', 'Purpose'],
    [30, 16, '2026-12-15', 'Overdue', 'Purpose'],
  ])
  await person.signInAgain()
  expect((await own(person))[0]?.DueOn).toBe('2026-12-15')
  expect(codeOf(await answer(Id, 1, 'Whole'))).toBeNull()
  await at(60)
  expect(await read(Id)).toMatchObject({ DaysOpen: 30, DaysLate: 16 })
  expect((await work()).map(({ SubjectId }) => SubjectId)).not.toContain(Id)

  const file = await fetch(`${server.url}/api/exports/cases`, {
    method: 'POST',
    headers: { authorization: auditor.token, 'content-type': 'application/json' },
    body: JSON.stringify({
      filter: { UserId: { eq: person.id } },
      columns: ['Kind', 'Request', 'State', 'DueOn', 'DaysOpen', 'DaysLate', 'Outcome'],
      format: 'csv',
      encoding: 'utf-8-bom',
    }),
  })
  expect((await file.text()).trim().split('\r\n').slice(1)).toEqual([
    '"個人情報のご請求","利用目的の通知","お返事済み","2026-12-15","30","16","すべて応じる"',
  ])
})

test('no words, too many, or none that anybody can read', async () => {
  const person = await applicant(server)
  const codes = []
  for (const words of ['', ' \n ', '長'.repeat(1_001), `あ\u0000`, 'あ'.repeat(1_000_000)])
    codes.push(codeOf(await ask(person, 'Disclosure', words)))
  expect(codes.slice(0, 4)).toEqual(Array(4).fill('BAD_USER_INPUT'))
  expect(codes[4]).not.toBeNull()
  expect(await own(person)).toEqual([])
  expect(codeOf(await ask(person, 'Disclosure', '長'.repeat(1_000)))).toBeNull()
})

const holding = async () =>
  (await Promise.all(['金糸雀', '駒鳥', '目白'].map((word) => tablesHolding(server, word)))).flat()

test('what is said stands readable in no table, is in the person’s own data, and goes with the person', async () => {
  const person = await applicant(server)
  const Id = await idOf(person, 'Correction')
  await say('noteCase', { Id, Version: 1, Text: '目白と呼ばれていた' })
  await answer(Id, 2, 'Refused', ['NotWrong'])
  const before = await read(Id)
  expect(before?.Steps.map(({ Text }) => Text)).toEqual([
    null,
    '目白と呼ばれていた',
    expect.stringContaining(ANSWER),
  ])
  expect(await holding()).toEqual([])
  for (const format of ['json', 'csv']) {
    const file = await fetch(`${server.url}/api/own_data?format=${format}`, {
      headers: { authorization: `Bearer ${person.token}` },
    })
    const text = await file.text()
    for (const word of [WORDS, ANSWER, '事実でないとは認められない']) expect(text).toContain(word)
  }

  // As the program of before would have written it.
  const said = { words: WORDS, wordsSealed: null, answer: ANSWER, answerSealed: null }
  await server.db.update(cases).set(said).where(eq(cases.id, Id))
  expect(await holding()).toEqual(['cases', 'cases'])
  expect(await sealOlder(server.deps)).toBe(1)
  expect(await holding()).toEqual([])
  expect(await read(Id)).toEqual(before)

  await office.signInAgain()
  const left = await office.send('mutation ($input: DeleteUserInput!) { deleteUser(input: $input) { Id } }', {
    input: { UserId: person.id, Reason: '本人の請求' },
  })
  expect(codeOf(left)).toBeNull()
  const [row] = await server.db.select().from(cases).where(eq(cases.id, Id))
  expect(row).toMatchObject({ words: null, wordsSealed: null, answer: null, answerSealed: null })
  const steps = await server.db.select().from(caseSteps).where(eq(caseSteps.caseId, Id))
  expect(steps.every(({ text, textSealed }) => text === null && textSealed === null)).toBe(true)
})
