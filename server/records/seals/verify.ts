import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client'
import { openToRead } from '../../ground/db/openDatabase'
import { readSettings, type Settings } from '../../ground/settings/env'
import { createFileStore } from '../../ground/files/createFileStore'
import { failureText, StartError } from '../../ground/log/startError'
import { requireMasterKeys } from '../../ground/vault/requireMasterKeys'
import { readVault } from '../../ground/vault/vault'
import { sealKeysOf } from './chain'
import { verifyingKeysOf, publicKeysOf } from './checkpointKeys'
import { readCheckpoints, readHeads } from './heads'
import { SEALED_RECORDS } from './sealedRecords'
import type { TreeName } from './tree'
import type { Finding, FindingKind } from './finding'
import type { Signed } from './verifyTrees'
import { verifySeals, type Verdict } from './verifySeals'

/** Exit code 0: intact; 1: broken; 2: could not be checked. */
async function verify(): Promise<0 | 1> {
  const settings = readSettings(process.env, { production: false, empty: true })
  return withLog(settings, async (db) => {
    // Read before the log: a head written meanwhile could be ahead of the snapshot.
    const files = createFileStore({ settings })
    const heads = await readHeads(files)
    const signed = { checkpoints: await readCheckpoints(files), keys: verifyingKeysOf(settings) }
    const verdict = await db.transaction(
      async (tx) => {
        await tx.execute(sql`SET LOCAL statement_timeout = 0`)
        await requireMasterKeys(tx, settings)
        return verifySeals(tx, heads, sealKeysOf(settings), {
          signed,
          vault: readVault(settings),
          lost: settings.lostSealKeys,
        })
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    const lines = [verdictText(verdict, heads.length), ...signedLines(settings, signed)]
    process.stdout.write(`${lines.join('\n')}\n`)
    return verdict.broken === 0 ? 0 : 1
  })
}

const MOST_SHOWN = 10

const kinds: Record<FindingKind, string> = {
  changed: '変更されています',
  missing: '失われています',
  swapped: '別の行と入れ替わっています',
  unchained: '封印が失われています',
  unsealed: '封印されないままです',
  truncated: '末尾が切り取られています',
  rewritten: '封印が控えと一致しません',
  otherKey: '手元にない鍵で封印されています',
  forged: '署名が正しくありません',
}

const count = (value: number) => value.toLocaleString('ja-JP')

const trees: Record<TreeName, string> = { log: '操作履歴', records: '判定・協力金' }

/** The keys, for comparison by people who hold a signed head or a receipt. */
function signedLines(settings: Settings, { checkpoints, keys }: Signed): string[] {
  if (keys.length === 0) return []
  return [
    `署名した控え ${count(checkpoints.length)}件を確かめました。公開鍵：`,
    ...publicKeysOf(settings).map((key) => `  ${key}`),
  ]
}

function findingLine({ kind, activityId, no, other, key, record, node }: Finding): string {
  const place = [
    ...(activityId === null ? [] : [`行 ${activityId}`]),
    ...(record === undefined ? [] : [`${SEALED_RECORDS[record.kind].title} ${record.id}`]),
    ...(node === undefined ? [] : [nodePlace(node)]),
    ...(no === null ? [] : [`封印 ${no}`]),
    ...(other === undefined ? [] : [`入れ替わった行 ${other}`]),
    ...(key === undefined ? [] : [`控え ${key}`]),
  ]
  return `  ${kinds[kind]}（${place.join('、')}）`
}

function nodePlace({ tree, level, index }: NonNullable<Finding['node']>): string {
  const [first, last] = [index, index + 1].map((place) => place * 2 ** level)
  return `${trees[tree]}の木、封印 ${Number(first) + 1}〜${last}`
}

function verdictText(
  { verified, records: recorded, waiting, lost, findings, broken }: Verdict,
  heads: number,
): string {
  const looked = `操作履歴 ${count(verified)}件と判定・協力金 ${count(recorded)}件の封印、控え ${count(heads)}件を確かめました。`
  const open = waiting === 0 ? [] : [`ほかに ${count(waiting)}件が、これから封印されます。`]
  const gone =
    lost === 0
      ? []
      : [
          `うち ${count(lost)}件は、失われた鍵（LOST_SEAL_KEYS）の封印のため、中身が当時のままかは、だれにも示せません。`,
        ]
  const unproven =
    heads === 0 && verified > 0 ? ['控えがまだないため、末尾が切り取られたかどうかは分かりません。'] : []
  if (broken === 0)
    return [looked, ...open, ...gone, ...unproven, '改ざんは見つかりませんでした。'].join('\n')
  const shown = findings.slice(0, MOST_SHOWN)
  return [
    looked,
    ...open,
    ...gone,
    ...unproven,
    `異常が ${count(broken)}件見つかりました。最初の異常：`,
    ...shown.map(findingLine),
    ...(broken > shown.length ? [`  ほか ${count(broken - shown.length)}件`] : []),
    ...(findings.some(({ kind }) => kind === 'unsealed')
      ? [
          'サーバーが異常終了したときは、最後の数件が封印されないまま残ります。起動して数分たってから、もう一度確かめてください。',
        ]
      : []),
  ].join('\n')
}

/** Reads the log's database, whether or not the service runs. @throws StartError without a database or sealed log */
async function withLog<T>(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const connection = await openToRead(settings)
  try {
    await requireSeals(connection.db)
    return await work(connection.db)
  } finally {
    await connection.close()
  }
}

async function requireSeals({ $client: pool }: Database): Promise<void> {
  const found = await pool.query<{ there: boolean }>(
    `SELECT to_regclass('activity_seals') IS NOT NULL AS there`,
  )
  if (!found.rows[0]?.there)
    throw new StartError(
      'このデータベースの操作履歴には、まだ封印がありません。サーバーを一度起動すると、数分で封印されます。',
    )
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(2))
try {
  process.exitCode = await verify()
} catch (error) {
  console.error(failureText(error))
  process.exitCode = 2
}
