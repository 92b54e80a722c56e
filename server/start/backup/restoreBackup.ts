import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { applyMigrations } from '../../ground/db/applyMigrations'
import type { DatabaseConnection } from '../../ground/db/client'
import { knownMigrations } from '../../ground/db/knownMigrations'
import { MIGRATION_LOCK } from '../../ground/db/migrationLock'
import { StartError } from '../../ground/log/startError'
import type { MasterKeyPlace } from '../../ground/vault/readMasterKeys'
import { requireMasterKeys } from '../../ground/vault/requireMasterKeys'
import { setPlainText, withoutRules } from './copyRows'
import { BACKED_UP, spreadFolder } from './folderRecords'
import { loadTable } from './loadTable'
import type { Manifest } from './manifest'
import type { GivenKeys, RestoredKeys } from './personKeys'
import { besideArchive, isWithoutKeys, makeKnownKeys, restoreKeys } from './personKeys'
import { readArchive, type ArchiveReader } from './readArchive'

async function requireEmptyDatabase(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE nspname IN ('public', 'drizzle', 'pgboss') AND relkind IN ('r', 'p', 'v', 'm', 'S')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e') LIMIT 1`,
  )
  if (rowCount !== 0)
    throw new StartError(
      'データベースが空ではありません。バックアップは、空のデータベースにだけ戻せます。何も変更していません。',
    )
}

/** An older schema is created, filled and then migrated. A newer one is refused. */
function requireKnownSchema({ migration }: Manifest): void {
  if (!knownMigrations().includes(migration))
    throw new StartError(
      'このバックアップは、別の版のプログラムで作成されています。バックアップしたときと同じか、それより新しい版で戻してください。',
    )
}

async function loadTables(client: pg.ClientBase, { manifest, read }: ArchiveReader): Promise<void> {
  const nameOf = (name: string) => `public.${pg.escapeIdentifier(name)}`
  await client.query(`TRUNCATE ${manifest.tables.map(({ name }) => nameOf(name)).join(', ')}`)
  for (const table of manifest.tables) {
    const place = isWithoutKeys(table) ? await makeKnownKeys(client) : nameOf(table.name)
    await loadTable(client, place, table, read)
  }
}

async function restoreDatabase(
  client: pg.ClientBase,
  archive: ArchiveReader,
  keys: GivenKeys,
): Promise<RestoredKeys | null> {
  const { migration, sequences } = archive.manifest
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await requireEmptyDatabase(client)
  await client.query("SET LOCAL maintenance_work_mem = '256MB'")
  await applyMigrations(client, { after: 0, upTo: migration })
  await withoutRules(client, () => loadTables(client, archive))
  for (const { name, value, called } of sequences)
    await client.query('SELECT setval($1::regclass, $2, $3)', [
      `public.${pg.escapeIdentifier(name)}`,
      value,
      called,
    ])
  await applyMigrations(client, { after: migration, upTo: Infinity })
  return archive.manifest.tables.some(isWithoutKeys) ? restoreKeys(client, archive.manifest, keys) : null
}

/**
 * Restores a backup with the current file of people's keys into an empty database and data folder, or changes nothing.
 * @throws StartError when either is not empty, keys are missing, or a file is damaged, foreign, newer than the program
 * or encrypted to others
 */
export async function restoreBackup(options: {
  connection: DatabaseConnection
  dataDir: string
  path: string
  /** Of people's keys; beside the archive by default. */
  keysPath?: string
  /** The file of a secret key of age, for encrypted files. */
  identity?: string | null
  /** Continues with missing keys: the data that they sealed is lost. */
  losesAnswers?: boolean
  /** Of the service that will run on it; without them no key is compared. */
  settings?: MasterKeyPlace
}): Promise<{ manifest: Manifest; keys: RestoredKeys | null }> {
  const {
    connection,
    dataDir,
    path,
    keysPath = besideArchive(path),
    identity = null,
    losesAnswers = false,
    settings,
  } = options
  const archive = await readArchive(path, { identity })
  const client = await connection.pool.connect()
  let removeFiles = async () => {}
  try {
    requireKnownSchema(archive.manifest)
    requireNoFiles(dataDir)
    if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    await setPlainText(client)
    await client.query('BEGIN')
    const keys = await restoreDatabase(client, archive, { path: keysPath, identity, losesAnswers })
    // Before the commit: a start that finds rows without keys would make new keys.
    removeFiles = await placeFiles(dataDir, archive.read(archive.manifest.files.pieces))
    if (settings && !losesAnswers)
      await requireMasterKeys(drizzle(client, { casing: 'snake_case' }), settings)
    await client.query('COMMIT')
    await connection.pool.query('SET statement_timeout = 0; ANALYZE')
    return { manifest: archive.manifest, keys }
  } catch (error) {
    await removeFiles()
    throw error
  } finally {
    await archive.close()
    // Closes the connection, which rolls back what is not committed.
    client.release(true)
  }
}

const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0

/** @throws StartError when the data folder already holds keys or files */
function requireNoFiles(dataDir: string): void {
  for (const part of BACKED_UP)
    if (!isEmpty(join(dataDir, part)))
      throw new StartError(
        `「${join(dataDir, part)}」にファイルがあります。バックアップは、空のデータフォルダーにだけ戻せます。環境変数「DATA_DIR」で別のフォルダーを指定してください。`,
      )
}

/**
 * Moves the files of a backup into the data folder, each part completely or not at all.
 * @returns a function that removes them
 */
async function placeFiles(dataDir: string, pieces: AsyncIterable<Buffer>): Promise<() => Promise<void>> {
  const placed: string[] = []
  const unfinished = await mkdtemp(join(dataDir, 'restoring-'))
  const remove = async () => {
    for (const folder of [unfinished, ...placed]) await rm(folder, { recursive: true, force: true })
  }
  try {
    await spreadFolder(unfinished, pieces)
    for (const part of BACKED_UP) {
      // An empty folder is replaced.
      await rename(join(unfinished, part), join(dataDir, part))
      placed.push(join(dataDir, part))
    }
    await rm(unfinished, { recursive: true })
    return remove
  } catch (error) {
    await remove()
    throw error
  }
}
