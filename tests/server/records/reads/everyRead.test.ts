import { randomUUID } from 'node:crypto'
import { getNamedType, isNonNullType, isObjectType, type GraphQLField, type GraphQLObjectType } from 'graphql'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Reader } from '../../../../server/ground/access/contract'
import { answerCorrections } from '../../../../server/ground/tables/answerCorrections'
import { units } from '../../../../server/ground/tables/units'
import { bulkJobs } from '../../../../server/ground/tables/bulk'
import { cases } from '../../../../server/ground/tables/cases'
import { corrections } from '../../../../server/ground/tables/corrections'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { officePoints } from '../../../../server/ground/tables/officePoints'
import { recordReadLists, recordReads } from '../../../../server/ground/tables/recordReads'
import { allRoles } from '../../../../shared/rules/records/access/roles'
import {
  asksPurpose,
  isPersonOperation,
  isReadClass,
  type ReadClass,
} from '../../../../shared/rules/records/reads'
import { newcomer, staff, waiting, type Actor } from '../../../support/actors'
import type { ApiAnswer } from '../../../support/api'
import { donor as certifiedDonor } from '../../../support/people'
import { passedScreening } from '../../../support/periods'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { everythingOf } from '../../ground/access/everything'
import { filledDonor } from '../../ground/access/filledPeople'
import { attendedToday, giveWork } from '../../ground/access/filledWork'
import { rules, schema, ways } from './waysToData'

/** Nobody is named on the way there. Why they leave no row: */
const ofNobody: Record<string, string> = {
  listReceipts: 'the caller’s own',
  getReceipt: 'the caller’s own',
  listMessages: 'the caller’s own',
  previewAnswerCorrection: 'the caller’s own',
  getCalendar: 'why the office is closed',
  getDashboard: 'numbers about everybody',
  recordConsent: 'what the caller has just written',
  signConsent: 'the caller’s own',
  recordSignature: 'what the caller has just written',
  clearCheckPoint: 'what the caller has just written; the point was shown before',
  settleRewards: 'what the caller has just paid, which the log tells',
  handOutGift: 'what the caller has just paid, which the log tells',
  reportLostGift: 'what the caller has just recorded, which the log tells',
  decideLostGift: 'what the caller has just handed out or taken back, which the log tells',
  confirmGift: 'what the caller has just confirmed, which the log tells',
}

test('each way to a sensitive field passes a record that says whose it is', () => {
  const nameless = ways.filter(({ isAnybodys }) => isAnybodys)
  expect(nameless.filter(({ operation }) => !(operation in ofNobody)).map(({ path }) => path)).toEqual([])
  expect(new Set(nameless.map(({ operation }) => operation))).toEqual(new Set(Object.keys(ofNobody)))
})

/** What each query is asked with; some with several. None needs arguments that is not named. */
let given: Record<string, string[]>
let server: TestServer
let colleagues: { name: string; reads: readonly Reader[]; actor: Actor; emergency: boolean }[]
beforeAll(async () => {
  server = await startTestServer()
  const office = await staff(server)
  const donor = await filledDonor(server, office)
  await certifiedDonor(server)
  const waits = await waiting(server)
  const account = await newcomer(server)
  await passedScreening(server, waits.id)
  await giveWork(server, donor.id)
  await attendedToday(server, donor.id)
  const firstOf = async (
    table: typeof corrections | typeof answerCorrections | typeof cases | typeof units,
  ) => (await server.db.select({ id: table.id }).from(table).limit(1))[0]?.id ?? ''
  const mails = await server.db.select({ id: mailOutbox.id }).from(mailOutbox).limit(1)
  const jobs = await server.db.select({ id: bulkJobs.id }).from(bulkJobs)
  const at = server.clock.now()
  const same = randomUUID()
  await server.db.insert(officePoints).values({
    id: same,
    userId: waits.id,
    kind: 'SamePerson',
    others: [donor.id],
    createdAt: at,
    updatedAt: at,
  })
  const person = [`UserId: "${donor.id}"`]
  given = {
    getUserById: [...person, `UserId: "${waits.id}"`],
    getUnit: [`Id: "${await firstOf(units)}"`],
    getScreeningById: [`ScreeningId: "${donor.screeningId}"`, `ScreeningId: "${donor.passedId}"`],
    listScreeningInfoByUserIdScreeningInfoCreatedAt: person,
    listIntestinalFloraTestInspectionDetailByUserId: person,
    getAllocationsByUserId: person,
    listSamePeople: [`Id: "${same}"`],
    listConversation: person,
    listValueChanges: person,
    listTestPanels: person,
    listAllocations: ['Year: 2026, Month: 12'],
    getCalendar: ['from: "2026-12-01", to: "2026-12-31"'],
    getGuidanceDay: ['Day: "2026-12-01"'],
    findDonor: [`DonorId: "${donor.donorId}"`],
    findDonors: ['Text: "山田"'],
    getCorrection: [`Id: "${await firstOf(corrections)}"`],
    getAnswerCorrection: [`Id: "${await firstOf(answerCorrections)}"`],
    listCorrections: [`RecordId: "${donor.screeningId}"`],
    previewCorrection: [`input: { RecordId: "${donor.screeningId}", TakeBack: true }`],
    previewPreferenceSlot: [
      'input: { Year: 2027, Month: 3, AvailableSlots: 1, AdditionalAvailableSlots: 0 }',
    ],
    previewOpening: ['input: {}'],
    previewMailText: ['input: { Key: "guidanceBooked", Subject: "件名", Text: "本文" }'],
    previewLetter: [`input: { UserId: "${waits.id}", Kind: Notice, Subject: "件名", Text: "本文" }`],
    getMail: [`Id: "${mails[0]?.id}"`],
    getCase: [`Id: "${await firstOf(cases)}"`],
    getCriteria: ['Id: "00000000-0000-4000-8000-00000000dead"'],
    listBulkRows: jobs.map(({ id }) => `JobId: "${id}"`),
    listPendingAccounts: [`Email: "${account.email}"`],
    listUserActivity: [`user_id: "${donor.id}"`],
    listWork: ['Open', 'Asleep', 'Done'].map((state) => `filter: { State: ${state} }`),
  }
  const duties = await Promise.all(
    allRoles.map(async (role) => ({
      name: role as string,
      reads: [role] as readonly Reader[],
      actor: await staff(server, role),
      emergency: false,
    })),
  )
  const both = ['Administrator', 'Physician'] as const
  colleagues = [
    ...duties,
    { name: both.join(), reads: both, actor: office, emergency: false },
    {
      name: 'Coordinator in an emergency',
      reads: ['Coordinator', 'Emergency'],
      actor: await staff(server, 'Coordinator'),
      emergency: true,
    },
  ]
})
afterAll(() => server.close())

type Reading = { fields: Set<string>; rows: number }
/** By person and class. */
type Readings = Map<string, Reading>

/** What an answer shows to somebody who reads so, by the contract alone. */
function shownIn(type: GraphQLObjectType, answer: unknown, reads: readonly Reader[]) {
  const shown: Readings = new Map()
  const wrong: string[] = []
  const add = (person: string, data: ReadClass, field: string) => {
    const key = `${person} ${data}`
    const reading = shown.get(key) ?? { fields: new Set(), rows: 1 }
    reading.fields.add(field)
    shown.set(key, reading)
  }
  /** Of a record of somebody: all that was asked, for it is learned that there is nothing. */
  const asked = (of: GraphQLObjectType, above: readonly GraphQLObjectType[], person: string): void => {
    for (const { name, type: fieldType } of Object.values(of.getFields())) {
      const rule = rules.get(of.name)?.fields.get(name)
      if (!rule || !reads.some((reader) => rule.to.has(reader))) continue
      if (isReadClass(rule.data)) add(person, rule.data, `${of.name}.${name}`)
      const inner = getNamedType(fieldType)
      if (isObjectType(inner) && rules.get(inner.name)?.personId == null && !above.includes(inner))
        asked(inner, [...above, inner], person)
    }
  }
  const walk = (of: GraphQLObjectType, above: readonly GraphQLObjectType[], value: unknown): void => {
    if (Array.isArray(value)) return value.forEach((one) => walk(of, above, one))
    if (typeof value !== 'object' || value === null) return
    const personId = rules.get(of.name)?.personId
    const person: unknown = personId ? Reflect.get(value, personId) : null
    if (typeof person === 'string') asked(of, above, person)
    for (const [name, inside] of Object.entries(value)) {
      const field = of.getFields()[name]
      const rule = rules.get(of.name)?.fields.get(name)
      if (!field || inside === null || (Array.isArray(inside) && inside.length === 0)) continue
      if (rule && !reads.some((reader) => rule.to.has(reader))) wrong.push(`${of.name}.${name} is shown`)
      const inner = getNamedType(field.type)
      if (isObjectType(inner)) walk(inner, [...above, inner], inside)
    }
  }
  walk(type, [type], answer)
  return { shown, wrong }
}

/** A field that may not be null refuses the record to whoever may not read it. */
const answersTo =
  (reads: readonly Reader[]) => (type: GraphQLObjectType, field: GraphQLField<unknown, unknown>) => {
    const rule = rules.get(type.name)?.fields.get(field.name)
    return !isNonNullType(field.type) || !rule || reads.some((reader) => rule.to.has(reader))
  }

async function ask(actor: Actor, query: string, headers: Record<string, string>) {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: actor.token, ...headers },
    body: JSON.stringify({ query }),
  })
  const answer = (await response.json()) as ApiAnswer
  return { answer, kept: await keptOf(response.headers.get('x-request-id') ?? '') }
}

async function keptOf(requestId: string): Promise<{ readings: Readings; operations: Set<string> }> {
  const rows = await server.db
    .select({ row: recordReads, people: recordReadLists.people })
    .from(recordReads)
    .leftJoin(recordReadLists, eq(recordReadLists.id, recordReads.listId))
    .where(eq(recordReads.requestId, requestId))
  const readings: Readings = new Map()
  for (const { row, people } of rows)
    for (const person of people ?? [row.userId]) {
      const key = `${person} ${row.class}`
      const { fields, rows: before } = readings.get(key) ?? { fields: new Set<string>(), rows: 0 }
      for (const field of row.fields) fields.add(field)
      readings.set(key, { fields, rows: before + 1 })
    }
  return { readings, operations: new Set(rows.map(({ row }) => row.operation)) }
}

/** By person and class: the fields, and how many rows. */
const told = (readings: Readings) =>
  [...readings]
    .map(([key, { fields, rows }]) => `${key} ×${rows}: ${[...fields].toSorted().join(' ')}`)
    .toSorted()

const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ name }) =>
  ways.some(({ operation }) => operation === name),
)
/** Their callers are people themselves. */
const OWN = [
  'getUser',
  'getReceipt',
  'listReceipts',
  'listMessages',
  'listOwnCases',
  'previewAnswerCorrection',
]
const kept = new Set<string>()

describe('every duty, by every query that leads to somebody’s data: refused, or exactly one row a person and class', () => {
  test.each(queries.map((query) => ({ name: query.name, query })))('$name', async ({ name, query }) => {
    const type = getNamedType(query.type)
    if (!isObjectType(type)) throw new Error(`${name} answers no record`)
    const needs = query.args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)
    const calls = given[name] ?? (needs && !OWN.includes(name) ? [] : [null])
    expect(calls, `${name} is asked with nothing`).not.toEqual([])
    const wrong: string[] = []
    for (const args of OWN.includes(name) ? [] : calls)
      for (const { name: duty, reads, actor, emergency } of colleagues) {
        const documentOf = (selection: string) => `{ ${name}${args ? `(${args})` : ''} ${selection} }`
        const why: Record<string, string> = emergency
          ? { 'x-purpose': 'emergency', 'x-purpose-note': 'urgent: a hospital asks' }
          : { 'x-purpose': 'audit' }
        if (emergency && !isPersonOperation(name)) continue
        const complain = (text: string) => void wrong.push(`${duty}: ${name}(${args ?? ''}) ${text}`)
        // What may not be null and may not be read refuses all of the answer: then nobody is shown.
        const whole = documentOf(everythingOf(type))
        const first = await ask(actor, whole, why)
        const isAnswered = Boolean(first.answer.data?.[name])
        if (!isAnswered && first.kept.readings.size > 0) complain('keeps what was refused')
        const document = isAnswered ? whole : documentOf(everythingOf(type, [], answersTo(reads)))
        const { answer, kept: found } = isAnswered ? first : await ask(actor, document, why)
        const shows = shownIn(type, answer.data?.[name], reads)
        for (const one of shows.wrong) complain(one)
        const [expected, rows] = [told(shows.shown), told(found.readings)]
        for (const one of expected.filter((line) => !rows.includes(line))) complain(`is not kept: ${one}`)
        for (const one of rows.filter((line) => !expected.includes(line))) complain(`is kept: ${one}`)
        if ([...found.operations].some((operation) => operation !== name)) complain('is kept as another')
        for (const { fields } of found.readings.values()) for (const field of fields) kept.add(field)
        const isHealth = [...shows.shown.keys()].some((key) => asksPurpose(key.split(' ')[1] as ReadClass))
        if (!isHealth || emergency) continue
        const silent = await ask(actor, document, {})
        if (silent.answer.errors?.[0]?.extensions.code !== 'PURPOSE_REQUIRED') complain('asks no purpose')
        if (silent.kept.readings.size > 0) complain('keeps what was refused')
      }
    expect(wrong).toEqual([])
  })

  test('of all sensitive fields that staff read, each was kept once at least', () => {
    const fields = new Set(
      ways
        .filter(({ operation, isAnybodys }) => !isAnybodys && queries.some(({ name }) => name === operation))
        .map(({ field }) => field)
        .filter((name) => {
          const [type = '', field = ''] = name.split('.')
          return allRoles.some((role) => rules.get(type)?.fields.get(field)?.to.has(role))
        }),
    )
    // In the answer of previewCriteria alone, which tests/server/care/criteria/replay.test.ts reads.
    const isElsewhere = (field: string) => field.startsWith('CriteriaImpactPerson.')
    expect([...fields].filter((field) => !kept.has(field) && !isElsewhere(field)).toSorted()).toEqual([])
  })
})
