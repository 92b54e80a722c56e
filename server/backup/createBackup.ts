import pg from 'pg'
import type { DatabaseConnection } from '../db/client'
import { StartError } from '../startError'
import { copyOut } from './copyRows'
import { BACKED_UP, gatherFolder } from './folderRecords'
import { gatherPieces } from './gatherPieces'
import { newManifest, type Manifest, type Piece } from './manifest'
import { setPlainText } from './setPlainText'
import { beginSnapshot, type Snapshot } from './snapshot'
import { writeArchive, type ArchiveWriter } from './writeArchive'

/** Writes pieces named `folder/0001.ending.gz` and on. */
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
): Promise<Manifest['tables'][number]> {
  const { pieces, gatherer } = piecesOf(archive, `tables/${name}`, 'copy')
  const list = columns.map(pg.escapeIdentifier).join(', ')
  const statement = `COPY public.${pg.escapeIdentifier(name)} (${list}) TO STDOUT`
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

async function fill(
  archive: ArchiveWriter,
  client: pg.ClientBase,
  dataDir: string,
  now: Date,
): Promise<Manifest> {
  await setPlainText(client)
  const snapshot = await beginSnapshot(client)
  if (!snapshot) throw new StartError('接続先のデータベースには、このサービスのデータがありません。')
  const { migration, sequences } = snapshot
  const tables = []
  for (const table of snapshot.tables) tables.push(await addTable(archive, client, table))
  // After the rows' instant: a file is written before the row that names it.
  const files = await addFiles(archive, dataDir)
  return newManifest({ createdAt: now.toISOString(), migration, tables, sequences, files })
}

/**
 * Writes the database as it is at one instant, the pool's keys and the kept files into one archive, while the service
 * goes on. The job queue stays out: it is made anew at every start, and jobs find what is due by the rows.
 * @throws StartError when the database is not one of ours or the archive cannot be written
 */
export async function createBackup(options: {
  connection: DatabaseConnection
  dataDir: string
  path: string
  now: Date
}): Promise<{ manifest: Manifest; bytes: number }> {
  const { connection, dataDir, path, now } = options
  const archive = await writeArchive(path, now)
  const client = await connection.pool.connect()
  try {
    const manifest = await fill(archive, client, dataDir, now)
    return { manifest, bytes: await archive.finish(manifest) }
  } catch (error) {
    await archive.abandon()
    throw isFull(error)
      ? new StartError(`空き容量が足りず、バックアップ「${path}」を作成できませんでした。`)
      : error
  } finally {
    // Closed, not given back: its settings and its transaction go with it.
    client.release(true)
  }
}

const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC'
