import { buildSchema, getNamedType, isInputObjectType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readVisibility, type Reader } from '../../../../server/ground/access/contract'
import { contractText } from '../../../../server/generated/contract'
import { bulkJobs } from '../../../../server/ground/tables/bulk'
import { waitingPauses } from '../../../../server/ground/tables/waitingPauses'
import { japaneseDateOf } from '../../../../shared/facts/dates'
import { openedReaders } from '../../../../shared/rules/records/access/classes'
import { allRoles } from '../../../../shared/rules/records/access/roles'
import type { DataClass, Role } from '../../../../shared/generated/schema'
import { applicant, newcomer, staff, waiting, type Actor } from '../../../support/actors'
import { changeInForce } from '../../../support/criteria'
import { donor as certifiedDonor } from '../../../support/people'
import { passedScreening } from '../../../support/periods'
import { comparesWithItself, recordStatements } from '../../../support/statements'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { everythingOf, note, withoutLooks } from './everything'
import { filled, filledDonor, type Filled } from './filledPeople'
import { attendedToday, comesToday, giveWork } from './filledWork'
import { sealedPayout } from './sealedPayout'
import { ofHandOut, ofHealth, ofMembers, ofPreview } from './unreached'

const schema = buildSchema(contractText)
const rules = readVisibility(schema)
/** Who looks, and as whom they read. */
const readers = {
  member: ['Member'],
  administrator: ['Administrator', 'Opened'],
  'administrator and physician': ['Administrator', 'Physician', 'Opened'],
  support: ['Support', 'Opened'],
} satisfies Record<string, Reader[]>
type Looking = keyof typeof readers
const looking = Object.keys(readers) as Looking[]
const unreached: Record<Looking, string[]> = {
  member: [],
  administrator: [...ofHealth, ...ofMembers, 'Correction', 'TestPanelLine', ...ofHandOut],
  'administrator and physician': [...ofMembers, ...ofPreview, ...ofHandOut],
  support: [
    ...ofHealth,
    ...ofMembers,
    ...ofHandOut,
    'Correction',
    'BulkRow',
    'Reception',
    'ReceptionDonor',
    'FoundDonor',
    'LetterPreview',
    'Unit',
    'TestPanel',
    'TestPanelLine',
    'Hold',
  ],
}
const personTypes = [...rules.keys()].filter((name) =>
  schema.getType(name)?.astNode?.directives?.some((directive) => directive.name.value === 'person'),
)

let server: TestServer
let seen: Record<Looking, Set<string>>
/** What these duties alone read has been seen above. */
let looked: Partial<Record<Role, Set<string>>>
let statements: string[]
beforeAll(async () => {
  server = await startTestServer()
  const { texts } = server.deps
  // One unit is there; sums of so few are told to nobody else.
  if (texts.material) texts.material = { ...texts.material, sumsFrom: 1 }
  const recorded = recordStatements()
  seen = await lookAtEverything()
  looked = { Administrator: seen.administrator, Support: seen.support }
  statements = recorded.all()
  recorded.end()
})
afterAll(() => server.close())

test('no statement of all of this compares a column with itself', () => {
  expect(comparesWithItself('select exists (select from "keys" where "sub" = "sub") from "users"')).toBe(true)
  expect(comparesWithItself('select where "keys"."sub" = "sub" and "a" = "b"')).toBe(false)
  expect(statements.length).toBeGreaterThan(100)
  expect(statements.filter(comparesWithItself)).toEqual([])
})

describe('each field is read by those whom the contract names, and by nobody else', () => {
  test.each(personTypes.flatMap((type) => looking.map((reader) => ({ type, reader }))))(
    '$type: $reader',
    ({ type, reader }) => {
      const fields = [...(rules.get(type)?.fields ?? [])]
      const named = fields.filter(([, { to }]) => readers[reader].some((one) => to.has(one)))
      expect(fields.map(([field]) => field).filter((field) => seen[reader].has(`${type}.${field}`))).toEqual(
        unreached[reader].includes(type) ? [] : named.map(([field]) => field),
      )
    },
  )
})

describe('each duty alone', () => {
  test.each(allRoles)('%s reads nothing but what the table of classes gives', async (role) => {
    const read = looked[role] ?? (await lookAs(await staff(server, role)))
    const wrong = [...read].filter((name) => {
      const [type = '', field = ''] = name.split('.')
      const to = rules.get(type)?.fields.get(field)?.to
      return !to?.has(role) && !(to?.has('Opened') && openedReaders.includes(role))
    })
    expect(wrong).toEqual([])
    const classes = new Set([...read].map((name) => classOf(name)))
    expect([...classes].filter((one) => never[role].includes(one))).toEqual([])
  })
})

const classOf = (name: string) => {
  const [type = '', field = ''] = name.split('.')
  return rules.get(type)?.fields.get(field)?.data ?? 'Operational'
}
/** By hand: what no field of an answer may be of. */
const never: Record<Role, DataClass[]> = {
  Administrator: ['Health'],
  Coordinator: ['Health', 'Flora', 'Money'],
  Physician: ['Contact', 'Money'],
  Reception: ['Health', 'Eligibility', 'Flora', 'Money', 'Contact', 'StaffNotes'],
  Finance: ['Health', 'Eligibility', 'Flora', 'StaffNotes', 'Material'],
  Support: ['Health', 'Flora', 'Material'],
  // What stood before and after a change is theirs to audit, with how somebody is reached and paid.
  Auditor: ['Health', 'Eligibility', 'Flora', 'StaffNotes'],
}

/** Reads everything there is about some people, as each of them and as staff. */
async function lookAtEverything(): Promise<Record<Looking, Set<string>>> {
  const office = await staff(server)
  const support = await staff(server, 'Support')
  const donor = await filledDonor(server, office)
  await certifiedDonor(server)
  const waits = await waiting(server)
  const rests = await comesToday(server)
  await server.db
    .insert(waitingPauses)
    .values(filled(server, waitingPauses, { userId: rests.id, until: '2027-02-01', liftedAt: null }))
  const refused = await applicant(server, { retryFrom: '2027-01-10', onlineCheckResult: 'Passed' })
  for (const { id } of [waits, refused]) await passedScreening(server, id)
  const account = await newcomer(server)
  await giveWork(server, donor.id)
  await attendedToday(server, donor.id)
  await office.send(
    'mutation ($id: ID!) { updateUserProfileByAdmin(input: { UserId: $id, Version: 1, Tel: "0312345678" }) { Id } }',
    { id: donor.id },
  )
  const jobs = await server.db.select({ id: bulkJobs.id }).from(bulkJobs)
  const begun = await applicant(server)
  const draft = (await begun.call('mutation { startOnlineCheck { Id } }')).data?.startOnlineCheck.Id ?? ''
  server.clock.advance(1_000)
  await changeInForce(server, () => undefined)
  const sets: Record<Looking, Set<string>> = {
    member: new Set(),
    administrator: new Set(),
    'administrator and physician': new Set(),
    support: new Set(),
  }

  for (const person of [donor, waits, rests, refused]) await look(person, sets.member, 'getUser')
  await look(donor, sets.member, 'getScreeningById', `ScreeningId: "${donor.screeningId}"`)
  await look(begun, sets.member, 'getScreeningById', `ScreeningId: "${draft}"`)
  await look(donor, sets.member, 'listMessages')
  await look(donor, sets.member, 'listOwnCases')
  await look(donor, sets.member, 'listOwnCases', 'Kind: RightsRequest')
  const payout = await sealedPayout(server, donor.id)
  await look(donor, sets.member, 'listReceipts')
  await look(donor, sets.member, 'getReceipt', `Id: "${payout}"`)
  asked = { donor, waits, rests, refused, email: account.email, jobs, draft }
  for (const [reader, actor] of [
    ['administrator', await staff(server, 'Administrator')],
    ['administrator and physician', office],
    ['support', support],
  ] as const)
    for (const one of await lookAs(actor)) sets[reader].add(one)
  return sets
}

type Asked = Record<'waits' | 'rests' | 'refused', Actor>
let asked: Asked & { donor: Filled; email: string; jobs: { id: string }[]; draft: string }

/** Everything that somebody of staff is answered about these people. */
async function lookAs(actor: Actor): Promise<Set<string>> {
  const { donor, waits, rests, refused, email, jobs, draft } = asked
  const seen = new Set<string>()
  const see = (name: string, args?: string) => look(actor, seen, name, args)
  for (const { id } of [donor, waits, rests, refused]) await see('getUserById', `UserId: "${id}"`)
  await see('getScreeningById', `ScreeningId: "${donor.screeningId}"`)
  await see('getScreeningById', `ScreeningId: "${donor.passedId}"`)
  await see('getScreeningById', `ScreeningId: "${draft}"`)
  await see('listCorrections', `RecordId: "${donor.screeningId}"`)
  for (const { id } of [donor, waits]) await see('getAllocationsByUserId', `UserId: "${id}"`)
  await see('listCases', `filter: { UserId: { eq: "${donor.id}" } }`)
  // Before anybody looked, for a look is a row itself.
  const noLooks = new Date(TEST_NOW.getTime() + 1_000).toISOString()
  await see('listStaffReads', `UserId: "${donor.id}", limit: 3, filter: { Time: { lt: "${noLooks}" } }`)
  await see('listValueChanges', `UserId: "${donor.id}", limit: 100`)
  await see('listConversation', `UserId: "${donor.id}"`)
  await see('listUserActivity', `user_id: "${donor.id}"`)
  await see('listMails', `filter: { UserId: { eq: "${donor.id}" } }`)
  await see('listSecurityEvents', `filter: { AccountId: { eq: "${donor.id}" } }`)
  await see('listPendingAccounts', `Email: "${email}"`)
  await see('findDonor', `DonorId: "${donor.donorId}"`)
  await see('findDonors', 'Text: "山田"')
  await see('listReceptionToday')
  await see('listUnits')
  await see('listTestPanels', `UserId: "${donor.id}"`)
  await see('listHolds')
  await see('getDashboard')
  await see('previewLetter', `input: { UserId: "${waits.id}", Kind: Notice, Subject: "件名", Text: "本文" }`)
  await see('listBulkJobs')
  for (const { id } of jobs) {
    await see('getBulkJob', `Id: "${id}"`)
    await see('listBulkRows', `JobId: "${id}"`)
  }
  for (const state of ['Open', 'Asleep', 'Done']) await see('listWork', `filter: { State: ${state} }`)
  await see('getGuidanceDay', `Day: "${japaneseDateOf(TEST_NOW)}"`)
  return seen
}

const compiled = new Set<string>()
/** Asks twice what nobody asked before, for the second time a document is compiled, and notes each field that answered. */
async function look(actor: Actor, into: Set<string>, name: string, args?: string): Promise<void> {
  const type = getNamedType(schema.getQueryType()?.getFields()[name]?.type)
  if (!isObjectType(type)) throw new Error(`${name} answers no record`)
  const document = `{ ${name}${args ? `(${args})` : ''} ${everythingOf(type)} }`
  const first = await actor.send(document)
  if (!compiled.has(document)) expect(withoutLooks(await actor.send(document))).toBe(withoutLooks(first))
  compiled.add(document)
  note(type, first.data?.[name], into)
}

describe('closed by default', () => {
  const withType = (sdl: string) =>
    contractText.replace('type Query {', `${sdl}\n\ntype Query {\n  probe: Probe`)
  const read = (sdl: string) => () => readVisibility(buildSchema(withType(sdl)))

  test('a field that does not say who reads it ends the start', () => {
    expect(read('type Probe { a: Int }')).toThrow('Probe.a does not say who reads it')
    expect(read('type Probe @person { a: Int }')).toThrow('Probe.a does not say who reads it')
    expect(read('type Probe @visible(data: Money) { a: Int }')).not.toThrow()
  })

  test('a type about a person says it of each field', () => {
    const all = '@visible(data: Money)'
    expect(read(`type Probe @person ${all} { a: Int }`)).toThrow('each field says for itself')
    expect(read(`type Probe @person(id: "b") { a: Int ${all} }`)).toThrow('Probe has no field b')
  })

  test('no condition can be put on a field of a list that not all of staff read, but where the list refuses it', () => {
    const offered = personTypes.flatMap((type) => {
      const filter = schema.getType(`${type}Filter`)
      if (!isInputObjectType(filter)) return []
      const hidden = [...(rules.get(type)?.fields ?? [])].filter(([, { to }]) => !to.has('Support'))
      return hidden.filter(([field]) => field in filter.getFields()).map(([field]) => `${type}.${field}`)
    })
    expect(offered.filter((field) => !/^(SecurityEvent|Case|StaffRead|Unit|Hold)\./.test(field))).toEqual([
      'UserProfile.RetryState',
      'UserProfile.RetryFrom',
      'UserProfile.OnlineCheckResult',
      'UserProfile.Resting',
    ])
  })
})
