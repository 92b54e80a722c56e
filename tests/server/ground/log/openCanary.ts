import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readArchive } from '../../../../server/start/backup/readArchive'
import { startTestProgram } from '../../../support/program'
import { openStage } from '../../durability/openStage'
import { command } from '../../start/backup/support'

/** Of jsonb in an archive: `"code": "314159"` reads as `code314159`, as the database's files hold it. */
const withoutMarks = (text: string) => text.replaceAll(/(?<=code)\W+/g, '')

export type Canary = Awaited<ReturnType<typeof openCanary>>

/** A program of its own, and everything that it writes. */
export async function openCanary() {
  const program = await startTestProgram({ empty: true, env: { VAPID_KEY: '0b'.repeat(32) } })
  const stage = await openStage({ dataDir: program.dataDir, port: Number(new URL(program.origin).port) })
  // Connections of before keep their settings, so they are replaced.
  await stage.db.execute(sql`alter role current_user set lock_timeout = '200ms'`)
  await stage.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'nakatsugu' and pid <> pg_backend_pid()`)

  /** While somebody else holds the table for longer than a statement may wait. */
  async function whileHeld(table: string, mode: string, call: () => Promise<unknown>): Promise<void> {
    await stage.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${sql.identifier(table)} in ${sql.raw(mode)} mode`)
      await call()
    })
  }

  const pathsOf = (isOfDatabase: boolean): string[] =>
    readdirSync(program.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath.includes('/postgres') === isOfDatabase)
      .map((entry) => join(entry.parentPath, entry.name))

  /** Every file of the data folder but the database itself. */
  const writtenFiles = (): [string, string][] =>
    pathsOf(false).map((path) => [path, readFileSync(path, 'utf8')])

  /** Whether the database's own files, its write-ahead log among them, hold a text. */
  const databaseHolds = (text: string): boolean =>
    pathsOf(true).some((path) => existsSync(path) && readFileSync(path).includes(text))

  /** Every piece of an archive that nobody encrypted. */
  async function piecesOf(path: string): Promise<Buffer[]> {
    const archive = await readArchive(path)
    const pieces: Buffer[] = []
    for await (const piece of archive.read(archive.manifest.tables.flatMap((table) => table.pieces)))
      pieces.push(piece)
    await archive.close()
    return pieces
  }

  /** Where texts stand: logs, the database's files, its write-ahead log, a plain backup; and what is not found of what is in the clear. */
  async function findings(texts: readonly string[], inTheClear: readonly string[]): Promise<string[]> {
    const log = writtenFiles().filter(([path]) => path.endsWith('.log'))
    const archive = join(program.dataDir, `${backups++}.backup`)
    await stage.db.execute(sql`checkpoint`)
    await command('backup', archive, { dataDir: program.dataDir })
    const pieces = (await piecesOf(archive)).flatMap((piece) => [`${piece}`, withoutMarks(`${piece}`)])
    const inBackup = (text: string) => pieces.some((piece) => piece.includes(text))
    return [
      ...texts.flatMap((text) => [
        ...log.filter(([, written]) => written.includes(text)).map(([path]) => `${text} in ${path}`),
        ...(program.output().includes(text) ? [`${text} in the output`] : []),
        ...(databaseHolds(text) ? [`${text} in the database's files`] : []),
        ...(inBackup(text) ? [`${text} in the backup`] : []),
      ]),
      ...inTheClear
        .filter((text) => !databaseHolds(text) || !inBackup(text))
        .map((text) => `${text} was not found`),
    ]
  }
  let backups = 0

  const close = async () => {
    await stage.close()
    await program.stop()
  }
  return { program, stage, whileHeld, writtenFiles, databaseHolds, findings, close }
}
