import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caseSteps } from '../../../../server/ground/tables/cases'
import { recordReadLists, recordReads } from '../../../../server/ground/tables/recordReads'
import { breachDueOn } from '../../../../server/records/cases/breach'
import { reportReasons } from '../../../../shared/rules/records/cases/reportReasons'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

let server: TestServer
let auditor: Actor
beforeAll(async () => {
  server = await startTestServer()
  auditor = await staff(server, 'Auditor')
})
afterAll(() => server.close())

const hours = (count: number) => new Date(TEST_NOW.getTime() + count * 3_600_000)
const ALL = { From: hours(-48).toISOString(), To: hours(0).toISOString() }

type Given = Partial<typeof recordReads.$inferInsert>
const keep = (actor: Actor, given: Given) =>
  server.db.insert(recordReads).values({
    readAt: hours(-5),
    actorId: actor.id,
    roles: ['Coordinator'],
    class: 'Identity',
    fields: ['User.Id'],
    operation: 'getUserById',
    requestId: randomUUID(),
    network: '203.0.113.0/24',
    session: null,
    ...given,
  })

async function keepList(actor: Actor, people: string[], given: Given = {}) {
  const id = randomUUID()
  await server.db.insert(recordReadLists).values({ id, people })
  await keep(actor, { listId: id, operation: 'exports/users', ...given })
}

const PREVIEW = `query ($choice: BreachChoiceInput!) { previewBreach(choice: $choice) {
  People Reads Files SignIns Classes { Class People } Sessions { Session Network Reads } } }` as const
const preview = async (choice: object) =>
  (await auditor.send<{ previewBreach: unknown }>(PREVIEW, { choice: { ...ALL, ...choice } })).data
    ?.previewBreach

test('who is affected is counted by account, sign-in, address and time; a member’s account is that member', async () => {
  const actor = await staff(server, 'Coordinator')
  const people = await Promise.all([1, 2, 3].map(async () => (await applicant(server)).id))
  const [one = '', two = '', three = ''] = people
  const [mine, stolen] = [randomUUID(), randomUUID()]
  const requestId = randomUUID()
  await keep(actor, { userId: one, session: mine, requestId })
  await keep(actor, { userId: one, session: mine, requestId, class: 'Contact' })
  await keepList(actor, [one, two], { session: stolen, network: '198.51.100.0/24' })
  await keep(actor, {
    userId: three,
    session: stolen,
    network: '198.51.100.0/24',
    class: 'Health',
    readAt: hours(-1),
  })
  await keep(actor, { userId: three, readAt: hours(-100) })
  await keep(await staff(server), { userId: three })

  expect(await preview({ AccountId: actor.id })).toMatchObject({
    People: 3,
    Reads: 3,
    Files: 1,
    SignIns: 0,
    Classes: [
      { Class: 'Identity', People: 2 },
      { Class: 'Contact', People: 1 },
      { Class: 'Health', People: 1 },
    ],
    Sessions: [
      { Session: stolen, Network: '198.51.100.0/24', Reads: 2 },
      { Session: mine, Network: '203.0.113.0/24', Reads: 1 },
    ],
  })
  expect(await preview({ Session: mine })).toMatchObject({ People: 1, Reads: 1, SignIns: null })
  expect(await preview({ Network: '198.51.100.0/24' })).toMatchObject({ People: 3, Reads: 2 })
  expect(await preview({ Session: stolen, From: hours(-2).toISOString() })).toMatchObject({
    People: 1,
    Reads: 1,
  })
  expect(await preview({ AccountId: one })).toMatchObject({ People: 1, Reads: 0, Files: 0 })
  const refused = (choice: object) => auditor.send(PREVIEW, { choice: { ...ALL, ...choice } })
  expect(codeOf(await refused({}))).toBe('BAD_USER_INPUT')
  expect(codeOf(await refused({ Session: mine, To: ALL.From }))).toBe('BAD_USER_INPUT')
  const coordinator = await actor.send(PREVIEW, { choice: { ...ALL, Session: mine } })
  expect(codeOf(coordinator)).toBe('FORBIDDEN')
})

test('what staff read by the API names their sign-in', async () => {
  const actor = await staff(server, 'Coordinator')
  const person = await applicant(server)
  await actor.call('query ($id: ID!) { getUserById(UserId: $id) { Id Profile { LastName } } }', {
    id: person.id,
  })
  const { data } = await actor.call('{ listOwnSessions { Id IsThis } }')
  const session = data?.listOwnSessions?.find(({ IsThis }) => IsThis)?.Id
  const rows = await server.db.select().from(recordReads).where(eq(recordReads.actorId, actor.id))
  expect(session).toBeTruthy()
  expect(new Set(rows.map((row) => row.session))).toEqual(new Set([session]))
})

const FIELDS = `Id Version State DueOn ActorId Breach { Malicious MustReport Counted { People } Notices { Kind DueOn Text ReportedOn } }
  Steps { Kind Text }`
type It = {
  Id: string
  State: string
  DueOn: string
  Breach: { Notices: { Text: string }[] }
}
const act = (name: string, type: string, input: object) =>
  auditor.send<{ it: It }>(`mutation ($input: ${type}!) { it: ${name}(input: $input) { ${FIELDS} } }`, {
    input,
  })

test('a case from the count to its end: clocks, drafts, the list as a file, notices given', async () => {
  const actor = await staff(server, 'Coordinator')
  const people = await Promise.all([1, 2].map(async () => (await applicant(server)).id))
  await keepList(actor, people)
  for (const userId of people) await keep(actor, { userId, class: 'Health' })
  const opened = await act('openBreach', 'OpenBreachInput', {
    Choice: { ...ALL, AccountId: actor.id },
    KnownOn: '2026-11-30',
    Malicious: false,
  })
  const found = opened.data?.it
  expect(found).toMatchObject({
    State: 'Open',
    DueOn: '2026-12-04',
    ActorId: actor.id,
    Breach: {
      MustReport: true,
      Counted: { People: 2 },
      Notices: [
        { Kind: 'First', DueOn: '2026-12-04', ReportedOn: null },
        // The thirtieth day is 29 December, when the Commission is closed.
        { Kind: 'Final', DueOn: '2027-01-04' },
        { Kind: 'Letter', DueOn: null },
      ],
    },
  })
  const [first, , letter] = found?.Breach.Notices ?? []
  expect(first?.Text).toContain('2人（閲覧の記録から数えたもの）')
  expect(first?.Text).toContain('健康に関すること（2人）')
  expect(letter?.Text).not.toMatch(/健康|検査|体調|腸内|便/)

  const Id = found?.Id ?? ''
  const file = await fetch(`${server.url}/api/exports/affected`, {
    method: 'POST',
    headers: { authorization: auditor.token, 'content-type': 'application/json' },
    body: JSON.stringify({
      filter: { CaseId: Id },
      columns: ['Id', 'LastName', 'Shown', 'Reads'],
      format: 'csv',
      encoding: 'utf-8-bom',
    }),
  })
  expect(file.status).toBe(200)
  const lines = (await file.text()).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  for (const id of people)
    expect(lines.some((line) => line.includes(id) && line.includes('健康に関すること'))).toBe(true)
  const left = await server.db.select().from(recordReads).where(eq(recordReads.actorId, auditor.id))
  expect(left.map(({ operation, class: data }) => [operation, data])).toContainEqual([
    'exports/affected',
    'Identity',
  ])

  const held = { Id, Kind: 'First' }
  const saved = await act('saveBreachNotice', 'BreachNoticeInput', {
    ...held,
    Version: 1,
    Text: '直した本文',
  })
  expect(saved.data?.it.Breach.Notices[0]?.Text).toBe('直した本文')
  const again = await act('recountBreach', 'HeldCaseInput', { Id, Version: 2 })
  expect(again.data?.it.Breach.Notices[0]?.Text).toBe('直した本文')
  const tomorrow = await act('reportBreachNotice', 'BreachReportInput', {
    ...held,
    Version: 3,
    On: '2026-12-02',
  })
  expect(codeOf(tomorrow)).toBe('BAD_USER_INPUT')
  const reported = await act('reportBreachNotice', 'BreachReportInput', {
    ...held,
    Version: 3,
    On: '2026-12-01',
  })
  expect(reported.data?.it.DueOn).toBe('2027-01-04')
  const late = await act('saveBreachNotice', 'BreachNoticeInput', { ...held, Version: 4, Text: '後から' })
  expect(codeOf(late)).toBe('INVALID_STATE')
  const closed = await act('closeCase', 'CaseTextInput', { Id, Version: 4, Text: '範囲を確かめ、報告した' })
  expect(closed.data?.it.State).toBe('Closed')
  const steps = await server.db.select().from(caseSteps).where(eq(caseSteps.caseId, Id)).orderBy(caseSteps.id)
  expect(steps.map(({ kind }) => kind)).toEqual([
    'Opened',
    'Counted',
    'Exported',
    'Drafted',
    'Counted',
    'Reported',
    'Closed',
  ])
})

test('the clocks of the law, and what has to be reported', () => {
  const knownOn = '2026-11-30'
  expect(breachDueOn('Final', { knownOn, malicious: true })).toBe('2027-01-28')
  // The thirtieth day is a Sunday.
  expect(breachDueOn('Final', { knownOn: '2026-09-19', malicious: false })).toBe('2026-10-19')
  const identity = [{ data: 'Identity' as const, people: 1_000 }]
  expect(reportReasons({ classes: identity, people: 1_000 }, false)).toEqual([])
  expect(reportReasons({ classes: identity, people: 1_001 }, true)).toEqual(['Malice', 'Many'])
  expect(reportReasons({ classes: [{ data: 'Flora', people: 1 }], people: 1 }, false)).toEqual(['Health'])
})
