import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBackup } from '../../../../server/start/backup/createBackup'
import { restoreBackup } from '../../../../server/start/backup/restoreBackup'
import { applyMigrations } from '../../../../server/ground/db/applyMigrations'
import { knownMigrations } from '../../../../server/ground/db/knownMigrations'
import { testDatabase, type TestDatabase } from '../../../support/database'
import { TEST_NOW } from '../../../support/testServer'

let folder: string
let whole: string
let target: TestDatabase
let dataDir: string

/** A backup of a database with one key beside it. */
async function backUp(database: TestDatabase, name: string): Promise<string> {
  const from = join(folder, `data-${name}`)
  mkdirSync(join(from, 'keys'), { recursive: true })
  writeFileSync(join(from, 'keys', 'sealing.key'), 'secret')
  const path = join(folder, `${name}.tar`)
  await createBackup({ connection: database, dataDir: from, path, now: TEST_NOW })
  return path
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nakatsugu-refusals-'))
  const source = await testDatabase()
  whole = await backUp(source, 'whole')
  await source.close()
})
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(async () => {
  target = await testDatabase({ bare: true })
  dataDir = mkdtempSync(join(folder, 'target-'))
})
afterEach(() => target.close())

const restore = (path: string) => restoreBackup({ connection: target, dataDir, path })

async function expectNothingLeft() {
  const { rows } = await target.pool.query(
    `SELECT relname FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')`,
  )
  expect(rows).toEqual([])
  expect(readdirSync(dataDir)).toEqual([])
}

describe('a restore refuses, and leaves everything as it was,', () => {
  test('a database that holds something', async () => {
    await target.pool.query('CREATE TABLE others (word text)')
    await expect(restore(whole)).rejects.toThrow('データベースが空ではありません')
    expect(readdirSync(dataDir)).toEqual([])
  })

  test('a data folder that holds keys', async () => {
    mkdirSync(join(dataDir, 'keys'))
    writeFileSync(join(dataDir, 'keys', 'sealing.key'), 'of others')
    await expect(restore(whole)).rejects.toThrow('にファイルがあります')
    expect(readFileSync(join(dataDir, 'keys', 'sealing.key'), 'utf8')).toBe('of others')
  })

  test('an archive that is cut off, changed by one bit anywhere, or no archive', async () => {
    const bytes = readFileSync(whole)
    const damaged = join(folder, 'damaged.tar')
    const attempt = async (content: Buffer) => {
      writeFileSync(damaged, content)
      await expect(restore(damaged)).rejects.toThrow('壊れています')
    }
    await attempt(bytes.subarray(0, bytes.length - 2048))
    await attempt(Buffer.from('PGDMP'))
    await attempt(Buffer.alloc(0))
    const contents = ['copy.gz', 'jsonl.gz', 'manifest.json', 'manifest.sha256'].map((name) =>
      bytes.indexOf(name),
    )
    for (const at of contents) {
      const changed = Buffer.from(bytes)
      // Behind the header of 512 bytes, which begins with the folder's name somewhat before.
      changed[at + 520]! ^= 1
      await attempt(changed)
    }
    await expectNothingLeft()
  })

  test('an archive of a newer program', async () => {
    const source = await testDatabase()
    await source.pool.query(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('x', 9999999999999)`,
    )
    const path = await backUp(source, 'newer')
    await source.close()
    await expect(restore(path)).rejects.toThrow('別の版のプログラム')
    await expectNothingLeft()
  })

  test('rows that break a rule, at the very end', async () => {
    const source = await testDatabase()
    await source.pool.query('ALTER TABLE guidances DROP CONSTRAINT guidances_user_id_user_profiles_id_fk')
    await source.pool.query(
      `INSERT INTO guidances (id, user_id, status, year, month, guidance_invited_at, created_at, updated_at)
      VALUES (gen_random_uuid(), gen_random_uuid(), 'Invited', 2026, 12, now(), now(), now())`,
    )
    const path = await backUp(source, 'broken')
    await source.close()
    await expect(restore(path)).rejects.toThrow('violates foreign key')
    await expectNothingLeft()
  })
})

test('a backup of an older program is brought to the present schema', async () => {
  const source = await testDatabase({ bare: true })
  const client = await source.pool.connect()
  const older = knownMigrations()[9]!
  await applyMigrations(client, { after: 0, upTo: older })
  client.release()
  await source.pool.query(`INSERT INTO booking_slots VALUES ('2026-12-03T02:00:00Z', 2, 1)`)
  const path = await backUp(source, 'older')
  await source.close()

  expect((await restore(path)).manifest.migration).toBe(older)
  const { rows } = await target.pool.query('SELECT reserved FROM booking_slots')
  expect(rows).toEqual([{ reserved: 1 }])
  const applied = await target.pool.query(
    'SELECT created_at::float AS time FROM drizzle.__drizzle_migrations ORDER BY id',
  )
  expect(applied.rows.map(({ time }: { time: number }) => time)).toEqual(knownMigrations())
  expect(readFileSync(join(dataDir, 'keys', 'sealing.key'), 'utf8')).toBe('secret')
})

test('a backup never takes the place of another file, nor stays half', async () => {
  const source = await testDatabase()
  const path = join(folder, 'kept.tar')
  copyFileSync(whole, path)
  const backup = (to: string) =>
    createBackup({ connection: source, dataDir: folder, path: to, now: TEST_NOW })
  await expect(backup(path)).rejects.toThrow('は既にあります')
  await source.pool.query('DROP SCHEMA drizzle CASCADE')
  await expect(backup(join(folder, 'none.tar'))).rejects.toThrow('このサービスのデータがありません')
  expect(readdirSync(folder).filter((name) => name.startsWith('none'))).toEqual([])
  await source.close()
})
