import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url))

export type Migration = { time: number; hash: string; steps: string[] }

export const readMigrations = (): Migration[] =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ sql, hash, folderMillis }) => ({
    time: folderMillis,
    hash,
    steps: sql.map((step) => step.trim()),
  }))

export const knownMigrations = (): number[] => readMigrations().map(({ time }) => time)
