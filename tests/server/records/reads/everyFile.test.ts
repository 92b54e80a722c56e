import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Reader } from '../../../../server/ground/access/contract'
import { exportTables } from '../../../../server/office/lists/export/exportTables'
import { bulkJobs } from '../../../../server/ground/tables/bulk'
import { recordReadLists, recordReads } from '../../../../server/ground/tables/recordReads'
import { mayDoBulk } from '../../../../shared/rules/office/bulk'
import { mayExport } from '../../../../shared/rules/records/access/operations'
import { allRoles } from '../../../../shared/rules/records/access/roles'
import type { Role } from '../../../../shared/generated/schema'
import { asksPurpose, isReadClass, type ReadClass } from '../../../../shared/rules/records/reads'
import { staff, type Actor } from '../../../support/actors'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { filledDonor, type Filled } from '../../ground/access/filledPeople'
import { giveWork } from '../../ground/access/filledWork'
import { rules, schema } from './waysToData'

const tables = exportTables(schema)
/** Columns that are no field of the contract: what they are made of, by hand. */
const composed: Record<string, ReadClass | null> = {
  'users.Name': 'Identity',
  'users.Furigana': 'Identity',
  'users.Age': 'Identity',
  'screenings.DonorId': 'Identity',
  'screenings.AwaitedDays': null,
  'donations.DonorId': 'Identity',
  'units.DonorId': 'Identity',
  'floraTests.DonorId': 'Identity',
  'floraTests.AwaitedDays': null,
  'allocations.DonorId': 'Identity',
  'allocations.Way': null,
  'allocations.Ahead': null,
  'bulk.DonorId': 'Identity',
  'cases.Person': 'Identity',
  'cases.DonorId': 'Identity',
  'cases.IdentityOn': null,
  'cases.FeeYen': null,
  'cases.FeePaidOn': null,
  'cases.Outcome': null,
  'cases.Grounds': null,
  'activity.actor': null,
}
const columns = Object.entries(tables).flatMap(([file, { type, columns: names }]) =>
  names.map((name) => ({
    file,
    name,
    key: `${file}.${name}`,
    field: `${type}.${name}`,
    rule: ruleOf(type, name),
  })),
)

function ruleOf(type: string, name: string) {
  return rules.get(type)?.fields.get(name)
}

test('each column is a field of the contract, or it is said what it is made of', () => {
  const others = columns.filter(({ rule }) => !rule).map(({ key }) => key)
  expect(others.toSorted()).toEqual(Object.keys(composed).toSorted())
})

let server: TestServer
let donor: Filled
const BOTH: readonly Role[] = ['Administrator', 'Physician']
let colleagues: Map<string, Actor>
let filters: Record<string, object>
/** A file of many is for whoever does that act. */
let doesJob: (roles: readonly Role[]) => boolean
beforeAll(async () => {
  server = await startTestServer()
  const office = await staff(server)
  donor = await filledDonor(server, office)
  await giveWork(server, donor.id)
  colleagues = new Map()
  for (const role of allRoles) colleagues.set(role, await staff(server, role))
  colleagues.set(BOTH.join(), office)
  const [job] = await server.db.select({ id: bulkJobs.id, act: bulkJobs.act }).from(bulkJobs)
  if (!job) throw new Error('There is no job')
  doesJob = (roles) => mayDoBulk(roles, job.act)
  filters = {
    users: { Id: { eq: donor.id } },
    screenings: { UserId: { eq: donor.id } },
    donations: { UserId: { eq: donor.id } },
    units: { UserId: { eq: donor.id } },
    floraTests: { UserId: { eq: donor.id } },
    cases: { UserId: { eq: donor.id } },
    activity: { user_id: donor.id },
    allocations: { Year: 2026, Month: 12 },
    bulk: { JobId: job.id },
  }
})
afterAll(() => server.close())

async function take(actor: Actor, file: string, name: string, why: Record<string, string>) {
  const response = await fetch(`${server.url}/api/exports/${file}`, {
    method: 'POST',
    headers: { authorization: actor.token, 'content-type': 'application/json', ...why },
    body: JSON.stringify({ columns: [name], filter: filters[file] }),
  })
  const text = await response.text()
  const rows = await server.db
    .select({ row: recordReads, people: recordReadLists.people })
    .from(recordReads)
    .leftJoin(recordReadLists, eq(recordReadLists.id, recordReads.listId))
    .where(eq(recordReads.requestId, response.headers.get('x-request-id') ?? ''))
  return {
    status: response.status,
    lines: text.trimEnd().split('\r\n').length - 1,
    kept: rows.map(({ row, people }) => [
      row.class,
      row.fields.join(),
      (people ?? [row.userId]).includes(donor.id),
    ]),
  }
}

const kept = new Set<string>()

describe('every column of every file, for every duty: refused, or exactly one row of its class', () => {
  const duties = [...allRoles.map((role) => [role]), BOTH]
  const cases = Object.keys(tables).flatMap((file) => duties.map((roles) => ({ file, roles })))
  test.each(cases)('$file: $roles', async ({ file, roles }) => {
    const actor = colleagues.get(roles.join())
    if (!actor) throw new Error(`Nobody is ${roles.join()}`)
    const wrong: string[] = []
    // Who takes no file is refused before its columns are looked at.
    const asked = columns.filter((column) => column.file === file)
    for (const { name, key, field, rule } of mayExport(roles, file) ? asked : asked.slice(0, 1)) {
      const data = rule ? rule.data : composed[key]
      const may =
        mayExport(roles, file) &&
        (file !== 'bulk' || doesJob(roles)) &&
        (!rule || roles.some((role: Reader) => rule.to.has(role)))
      const { status, lines, kept: rows } = await take(actor, file, name, { 'x-purpose': 'audit' })
      const shown = may && data && isReadClass(data) && lines > 0 ? [[data, field, true]] : []
      if ((status === 200) !== may) wrong.push(`${name}: ${status}`)
      if (JSON.stringify(rows) !== JSON.stringify(shown)) wrong.push(`${name}: ${JSON.stringify(rows)}`)
      if (rows.length > 0) kept.add(key)
      if (!may || !data || !asksPurpose(data)) continue
      const silent = await take(actor, file, name, {})
      if (silent.status !== 403 || silent.kept.length > 0) wrong.push(`${name}: asks no purpose`)
    }
    expect(wrong).toEqual([])
  })

  test('nearly all columns with somebody’s data were taken once at least', () => {
    const sensitive = columns.filter(({ key, rule }) => {
      const data = rule ? rule.data : composed[key]
      return data && isReadClass(data)
    })
    expect(kept.size).toBeGreaterThan(sensitive.length * 0.8)
  })
})
