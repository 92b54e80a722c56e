import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url))

export type Migration = { time: number; hash: string; steps: string[] }

/** A database that one transaction made has the value already (`withWholeEnums`). */
const ADD_VALUE = / ADD VALUE (?!IF NOT EXISTS)/g

export const readMigrations = (): Migration[] =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ sql, hash, folderMillis }) => ({
    time: folderMillis,
    hash,
    steps: sql.map((step) => step.trim().replace(ADD_VALUE, ' ADD VALUE IF NOT EXISTS ')),
  }))

export const knownMigrations = (): number[] => readMigrations().map(({ time }) => time)
