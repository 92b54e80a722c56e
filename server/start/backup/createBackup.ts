import pg from 'pg'
import type { DatabaseConnection } from '../../ground/db/client'
import { MIGRATION_LOCK, takeLock, takeMigrationLock } from '../../ground/db/migrationLock'
import { lastMigration, unfinishedMigration } from '../../ground/db/requireKnownSchema'
import { StartError } from '../../ground/log/startError'
import { copyOut, setPlainText } from './copyRows'
import { BACKED_UP, gatherFolder, gatherPieces } from './folderRecords'
import { newManifest, type Manifest, type Piece } from './manifest'
import { besideArchive, keptApart, withoutKeys } from './personKeys'
import { writeArchive, type ArchiveWriter } from './writeArchive'

/** Any unique number, the same in all our processes. */
const BACKUP_LOCK = 7_261_155

/** Writes `folder/0001.ending.gz` and so on. */
function piecesOf(archive: ArchiveWriter, folder: string, ending: string) {
  const pieces: Piece[] = []
  const gatherer = gatherPieces(async (bytes) => {
    const number = String(pieces.length + 1).padStart(4, '0')
    pieces.push(await archive.add(`${folder}/${number}.${ending}.gz`, bytes))
  })
  return { pieces, gatherer }
}

async function addTable(
  archive: ArchiveWriter,
  client: pg.ClientBase,
  { name, columns }: Snapshot['tables'][number],
  only = '',
): Promise<Manifest['tables'][number]> {
  const { pieces, gatherer } = piecesOf(archive, `tables/${name}`, 'copy')
  const list = columns.map(pg.escapeIdentifier).join(', ')
  const statement = `COPY (SELECT ${list} FROM public.${pg.escapeIdentifier(name)} ${only}) TO STDOUT`
  const rows = await copyOut(client, statement, gatherer.take)
  await gatherer.end()
  return { name, columns, rows, pieces }
}

async function addFiles(archive: ArchiveWriter, dataDir: string): Promise<Manifest['files']> {
  const { pieces, gatherer } = piecesOf(archive, 'files', 'jsonl')
  const counts = { keys: 0, files: 0 }
  for (const part of BACKED_UP) counts[part] = await gatherFolder(dataDir, part, gatherer)
  await gatherer.end()
  return { ...counts, pieces }
}

/** Archives of one run. People's keys are stored separately, so that older archives open only with the current keys. */
type Archives = { rows: ArchiveWriter; keys: ArchiveWriter }

async function fill(
  archives: Archives,
  client: pg.ClientBase,
  { dataDir, now }: { dataDir: string; now: Date },
): Promise<{ manifest: Manifest; keys: Manifest }> {
  const snapshot = await beginSnapshot(client)
  if (!snapshot) throw new StartError('接続先のデータベースには、このサービスのデータがありません。')
  const { migration, sequences } = snapshot
  const createdAt = now.toISOString()
  const tables = []
  const keyTables = []
  for (const table of snapshot.tables) {
    const only = keptApart(table)
    if (only !== null) keyTables.push(await addTable(archives.keys, client, table, only))
    tables.push(await addTable(archives.rows, client, withoutKeys(table)))
  }
  // Files are written before the row that names them, so they are read after the rows' snapshot.
  const files = await addFiles(archives.rows, dataDir)
  return {
    manifest: newManifest('nakatsugu-backup', { createdAt, migration, tables, sequences, files }),
    keys: newManifest('nakatsugu-person-keys', {
      createdAt,
      migration,
      tables: keyTables,
      sequences: [],
      files: { keys: 0, files: 0, pieces: [] },
    }),
  }
}

/**
 * Writes one archive of the database at one instant, the pool's keys and the stored files, while the service runs, and
 * rewrites the file of people's keys. Excludes the job queue, because every start rebuilds it.
 * @throws StartError when the database is not ours or the archive cannot be written
 */
export async function createBackup(options: {
  connection: DatabaseConnection
  dataDir: string
  path: string
  /** Of people's keys; beside the archive by default. */
  keysPath?: string
  /** Public keys of age. */
  recipients?: readonly string[]
  now: Date
}): Promise<{ manifest: Manifest; keys: Manifest; keysPath: string; bytes: number }> {
  const { connection, dataDir, path, keysPath = besideArchive(path), recipients = [], now } = options
  const rows = await writeArchive(path, { now, recipients })
  const opened = [rows]
  const client = await connection.pool.connect()
  try {
    await setPlainText(client)
    // An earlier state of the keys must not replace a later one.
    await takeLock(client, BACKUP_LOCK)
    const keys = await writeArchive(keysPath, { now, recipients, replaces: true })
    opened.push(keys)
    const manifests = await fill({ rows, keys }, client, { dataDir, now })
    // The keys first: they may be later than an archive, never earlier.
    await keys.finish(manifests.keys)
    opened.pop()
    return { ...manifests, keysPath, bytes: await rows.finish(manifests.manifest) }
  } catch (error) {
    for (const archive of opened) await archive.abandon()
    throw isFull(error)
      ? new StartError(`空き容量が足りず、バックアップ「${path}」を作成できませんでした。`)
      : error
  } finally {
    // Closes the connection, because its settings and transaction must not be reused.
    client.release(true)
  }
}

const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC'

type Snapshot = Pick<Manifest, 'migration' | 'sequences'> & {
  tables: { name: string; columns: string[] }[]
}

/** Holds the lock, so that no migration runs at the same time. */
async function listTables(client: pg.ClientBase): Promise<Snapshot['tables']> {
  const { rows } = await client.query<Snapshot['tables'][number]>(
    `SELECT relname AS name, array(
      SELECT attname::text FROM pg_attribute
      WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum
    ) AS columns
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`,
  )
  return rows
}

async function readSequences(client: pg.ClientBase): Promise<Snapshot['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`,
  )
  const sequences = []
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value AS value, is_called AS called FROM public.${pg.escapeIdentifier(name)}`,
    )
    sequences.push(...values.map((row) => ({ name, ...row })))
  }
  return sequences
}

/**
 * Begins a transaction with one snapshot of all tables. It locks the tables first, as weakly as a SELECT: a
 * table that a migration rewrites after the snapshot would look empty. Sequences may be ahead of the rows,
 * which only leaves a gap.
 * @returns null when the database holds no schema of ours
 * @throws StartError while its schema stands between two versions
 */
async function beginSnapshot(client: pg.ClientBase): Promise<Snapshot | null> {
  await takeMigrationLock(client)
  try {
    const tables = await listTables(client)
    if (tables.length === 0) return null
    if ((await unfinishedMigration(client)) !== null)
      throw new StartError(
        'データベースの更新（マイグレーション）が途中で止まっています。「npm run migrate」で最後まで進めてから、もう一度お試しください。',
      )
    const names = tables.map(({ name }) => `public.${pg.escapeIdentifier(name)}`)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS SHARE MODE`)
    const migration = await lastMigration(client)
    if (migration === null) return null
    return { tables, migration, sequences: await readSequences(client) }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}
