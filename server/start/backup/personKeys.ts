import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { StartError } from '../../ground/log/startError'
import { WRAPPED_BY_KMS } from '../../ground/vault/kmsKey'
import { loadTable } from './loadTable'
import type { Manifest } from './manifest'
import { readArchive } from './readArchive'

/** The table whose keys are stored in a separate file. */
const PERSON_KEYS = 'person_keys'
/** Contains, among others, the key that opens them, wrapped by KMS. */
const SHARED_KEYS = 'shared_keys'
/** The columns in an archive: a key that was created again counts as another key. */
const KNOWN = ['user_id', 'created_at']

type Table = { name: string; columns: string[] }

/** The WHERE clause for rows that belong in the file of keys; null for none. */
export function keptApart({ name }: Table): string | null {
  if (name === PERSON_KEYS) return ''
  return name === SHARED_KEYS ? `WHERE name LIKE '${WRAPPED_BY_KMS}%'` : null
}

export const withoutKeys = (table: Table): Table =>
  table.name === PERSON_KEYS ? { ...table, columns: KNOWN } : table

/** False for older archives, which have the keys among the rows. */
export const isWithoutKeys = ({ name, columns }: Table): boolean =>
  name === PERSON_KEYS && columns.join() === KNOWN.join()

/** One name for all archives of a folder, so that current keys replace earlier ones. */
export const besideArchive = (path: string): string => join(dirname(path), 'person-keys.backup')

export type GivenKeys = { path: string; identity: string | null; losesAnswers: boolean }
export type RestoredKeys = { known: number; found: number }

/** @returns the name of a temporary table for the keys that the archive knows */
export async function makeKnownKeys(client: pg.ClientBase): Promise<string> {
  await client.query('CREATE TEMP TABLE known_keys (user_id uuid, created_at timestamptz) ON COMMIT DROP')
  return 'pg_temp.known_keys'
}

async function loadKept(client: pg.ClientBase, { path, identity }: GivenKeys): Promise<Manifest> {
  const file = await readArchive(path, { identity, format: 'nakatsugu-person-keys' })
  try {
    for (const table of file.manifest.tables)
      await loadTable(client, `pg_temp.kept_${table.name}`, table, file.read)
    return file.manifest
  } finally {
    await file.close()
  }
}

const HOW =
  '健康に関する回答を失っても戻すときは、「--lose-answers」を付けてください。データは何も変更していません。'

function refuse(path: string, why: string): never {
  throw new StartError(`人ごとの鍵のファイル「${path}」${why}${HOW}`)
}

/**
 * Restores the keys that the archive knows, in the caller's transaction. Keys deleted since stay deleted.
 * @throws StartError when the file is missing, of another database, or older than the archive and without some
 */
export async function restoreKeys(
  client: pg.ClientBase,
  archive: Manifest,
  given: GivenKeys,
): Promise<RestoredKeys> {
  const { path, losesAnswers } = given
  const { rows } = await client.query<{ known: number }>(
    'SELECT count(*)::int AS known FROM pg_temp.known_keys',
  )
  const known = rows[0]?.known ?? 0
  if (known === 0) return { known, found: 0 }
  await client.query(
    'CREATE TEMP TABLE kept_person_keys (user_id uuid, master_id text, wrapped bytea, created_at timestamptz) ON COMMIT DROP',
  )
  await client.query('CREATE TEMP TABLE kept_shared_keys (name text, value bytea) ON COMMIT DROP')
  if (!existsSync(path)) {
    if (losesAnswers) return { known, found: 0 }
    refuse(
      path,
      'がありません。バックアップと同じフォルダーに置くか、「--keys ファイル名」で指定してください。',
    )
  }
  const { createdAt } = await loadKept(client, given)
  const { rowCount } = await client.query(
    `INSERT INTO public.person_keys (user_id, master_id, wrapped, created_at)
    SELECT user_id, master_id, wrapped, created_at FROM pg_temp.kept_person_keys JOIN pg_temp.known_keys USING (user_id, created_at)`,
  )
  await client.query(
    `INSERT INTO public.shared_keys (name, value) SELECT name, value FROM pg_temp.kept_shared_keys
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  )
  const found = rowCount ?? 0
  if (found < known && !losesAnswers) {
    if (createdAt < archive.createdAt)
      refuse(
        path,
        `（時点 ${createdAt}）は、バックアップ（時点 ${archive.createdAt}）より古く、${known - found}人の鍵がありません。バックアップより新しいファイルを使ってください。`,
      )
    if (found === 0)
      refuse(
        path,
        `に、このバックアップの人の鍵（${known}人分）が1つもありません。別のデータベースのファイルではないか、確かめてください。`,
      )
  }
  return { known, found }
}
