import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createRandom } from '../../../devtools/world/random'
import type { Queryable } from '../../../server/ground/db/client'
import { makeSealKey, sealKeysOf, type SealKey } from '../../../server/records/seals/chain'
import { checkpointKeysOf, makeCheckpointKey } from '../../../server/records/seals/checkpointKeys'
import { exportHead, readCheckpoints, readHeads, type Head } from '../../../server/records/seals/heads'
import { sealActivities } from '../../../server/records/seals/sealActivities'
import { sealRecords } from '../../../server/records/seals/sealRecords'
import { recordKinds, type RecordKind } from '../../../server/records/seals/sealedRecords'
import type { Finding } from '../../../server/records/seals/finding'
import type { Verdict } from '../../../server/records/seals/verifySeals'
import type { Signed } from '../../../server/records/seals/verifyTrees'
import { staff } from '../../support/actors'
import { donor } from '../../support/people'
import { report, SOAK, times } from '../../support/soak'
import { stated } from '../../support/stated'
import { startTestServer, TEST_NOW, type TestServer } from '../../support/testServer'
import { recordTamperings, type SealedRecord } from './recordTamperings'
import { verdictAfter, writeLog } from './sealTesting'
import { tamperings, type Sealed } from './tamperings'

const HOW_OFTEN = times(200, 1_000)
vi.setConfig({ testTimeout: SOAK ? 1_200_000 : 120_000 })

let server: TestServer
let key: SealKey
let heads: Head[]
let signed: Signed
let log: Sealed[]
let records: SealedRecord[]
let before: Picture

beforeAll(async () => {
  server = await startTestServer()
  makeSealKey(server.deps.settings)
  makeCheckpointKey(server.deps.settings)
  const [made] = sealKeysOf(server.deps.settings)
  if (!made) throw new Error('No key was made')
  key = made
  const office = await staff(server)
  for (let people = 0; people < 3; people++) {
    const { id } = await donor(server)
    await stated(server, id, '2026-11-30T00:00:00Z')
    await office.send(
      `mutation ($id: ID!) { recordDonation(input: { UserId: $id, DonationAt: "2026-11-30T00:00:00Z", StoolReceiptStatus: Implemented, ConfirmReason: "控えで確かめました" }) { Id } }`,
      { id },
    )
    await office.send(`{ getUserById(UserId: "${id}") { Profile { LastName Tel Birthday } } }`)
  }
  await writeLog(server.db, 300, createRandom(1))
  await seal(0)
  await writeLog(server.db, 10, createRandom(2))
  await seal(10)
  heads = await readHeads(server.deps.files)
  signed = {
    checkpoints: await readCheckpoints(server.deps.files),
    keys: checkpointKeysOf(server.deps.settings),
  }
  const sealedRows = await server.db.execute<{ no: string; id: string; has: boolean }>(
    sql`SELECT no, activity_id AS id, reason_digest IS NOT NULL AS has FROM activity_seals ORDER BY no`,
  )
  log = sealedRows.rows.map(({ no, id, has }) => ({ no: Number(no), id: Number(id), hasReason: has }))
  const recordRows = await server.db.execute<{ no: string; kind: RecordKind; id: string }>(
    sql`SELECT no, kind, record_id AS id FROM record_seals ORDER BY no`,
  )
  records = recordRows.rows.map(({ no, kind, id }) => ({ no: Number(no), kind, id }))
  before = await pictureOf(server.db)
})
afterAll(() => server.close())

async function seal(minutes: number) {
  await sealActivities(server.db, { key, vault: server.deps.vault })
  await sealRecords(server.db, key, server.deps.vault)
  await exportHead(server.deps, new Date(TEST_NOW.getTime() + minutes * 60_000))
}

/** Every row that can be tampered with, as `table/id`, in a few bytes. */
type Picture = ReadonlyMap<string, string>

const tables: readonly (readonly [name: string, id: string])[] = [
  ['activities', 'id'],
  ['activity_reasons', 'activity_id'],
  ['activity_seals', 'no'],
  ['record_seals', 'no'],
  ['tree_nodes', `tree || '/' || level || '/' || index`],
  ...recordKinds.map(
    (kind) => [kind, kind === 'online_checks' || kind === 'health_checks' ? 'screening_id' : 'id'] as const,
  ),
]
const everyRow = sql.raw(
  tables
    .map(([name, id]) => `SELECT '${name}/' || ${id} AS place, md5(t::text) AS held FROM ${name} t`)
    .join(' UNION ALL '),
)

async function pictureOf(db: Queryable): Promise<Picture> {
  const { rows } = await db.execute<{ place: string; held: string }>(everyRow)
  return new Map(rows.map(({ place, held }) => [place, held]))
}

/** What is not as it was; a row and its seal are one. */
function changedIn(after: Picture): Set<string> {
  const places = [...before.keys(), ...after.keys()].filter((place) => before.get(place) !== after.get(place))
  const changed = new Set(places)
  const together = [
    ...records.map(({ no, kind, id }) => [`record_seals/${no}`, `${kind}/${id}`] as const),
    ...log.map(({ no, id }) => [`activity_seals/${no}`, `activities/${id}`] as const),
  ]
  for (const [one, other] of together) {
    if (changed.has(one)) changed.add(other)
    if (places.includes(other)) changed.add(one)
  }
  return changed
}

/** The places of which a finding speaks: a row, its seal, or the seal before, from whose hash its own was made. */
function placesOf({ activityId, no, record, node, other }: Finding): string[] {
  if (node) {
    const seals = node.tree === 'log' ? 'activity_seals' : 'record_seals'
    const width = 2 ** node.level
    const leaves = Array.from({ length: width }, (_, leaf) => `${seals}/${node.index * width + leaf + 1}`)
    return [`tree_nodes/${node.tree}/${node.level}/${node.index}`, ...leaves]
  }
  const seals = no === null ? [] : [no, no - 1]
  const rows = [activityId, other ?? null].filter((id) => id !== null)
  if (record) return [`${record.kind}/${record.id}`, ...seals.map((each) => `record_seals/${each}`)]
  return [
    ...rows.flatMap((id) => [`activities/${id}`, `activity_reasons/${id}`]),
    ...seals.flatMap((each) => [`activity_seals/${each}`, `record_seals/${each}`]),
  ]
}

/** A head tells of all before it; a consent is told of by what was last declared of it. */
const tellsOfMany = ({ key: head, record }: Finding, changed: ReadonlySet<string>) =>
  head !== undefined ||
  (record?.kind === 'declarations' && [...changed].some((at) => at.startsWith('declarations/')))

async function tamper(statements: readonly (SQL | ((tx: never) => Promise<unknown>))[]) {
  let changed = new Set<string>()
  const verdict: Verdict = await verdictAfter(
    server.db,
    heads,
    async (tx) => {
      for (const statement of statements)
        await (typeof statement === 'function' ? statement(tx as never) : tx.execute(statement))
      changed = changedIn(await pictureOf(tx))
    },
    [key],
    { signed, vault: server.deps.vault },
  )
  return { verdict, changed }
}

test('nothing is found where nothing was touched', async () => {
  const { verdict, changed } = await tamper([])
  expect(verdict).toMatchObject({ broken: 0, findings: [] })
  expect([...changed]).toEqual([])
  expect(new Set(records.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(5)
})

test(`${HOW_OFTEN} random tamperings of log, records and trees are found where they were made, and nowhere else`, async () => {
  const random = createRandom(15)
  const told = new Map<string, number>()
  for (let time = 0; time < HOW_OFTEN; time++) {
    const { what, statements } = random.chance(0.5)
      ? random.pick(tamperings)(random, log)
      : random.pick(recordTamperings)(random, records)
    const { verdict, changed } = await tamper(statements)
    const about = `${time}: ${what}`
    expect(changed.size, about).toBeGreaterThan(0)
    expect(verdict.broken, about).toBeGreaterThan(0)
    const located = verdict.findings.filter((finding) =>
      placesOf(finding).some((place) => changed.has(place)),
    )
    expect(located.length, about).toBeGreaterThan(0)
    const elsewhere = verdict.findings.filter(
      (finding) => !located.includes(finding) && !tellsOfMany(finding, changed),
    )
    expect(elsewhere, about).toEqual([])
    for (const { kind } of verdict.findings.slice(0, 1)) told.set(kind, (told.get(kind) ?? 0) + 1)
  }
  report(`${HOW_OFTEN} tamperings found: ${[...told].map(([kind, count]) => `${kind} ${count}`).join(', ')}`)
})

test('a head that was changed, or signed with another key, is named', async () => {
  const spoilt = heads.map((head, index) => (index === 0 ? { ...head, hash: '00'.repeat(32) } : head))
  const ofHead = await verdictAfter(server.db, spoilt, async () => undefined, [key], {
    signed,
    vault: server.deps.vault,
  })
  expect(ofHead.findings).toMatchObject([{ kind: 'rewritten', key: heads[0]?.key }])
  const [first] = signed.checkpoints
  if (!first) throw new Error('No head was signed')
  const forged = { ...first, note: first.note.replace(/\n([A-Za-z0-9+/=]{44})\n/, `\n${'A'.repeat(43)}=\n`) }
  const checkpoints = [forged, ...signed.checkpoints.slice(1)]
  const ofNote = await verdictAfter(server.db, heads, async () => undefined, [key], {
    signed: { ...signed, checkpoints },
    vault: server.deps.vault,
  })
  expect(ofNote.findings).toMatchObject([{ kind: 'forged', key: first.key }])
})
