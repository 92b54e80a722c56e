import type { Migration } from './knownMigrations'

const CREATED = /CREATE TYPE ("public"\."\w+") AS ENUM\s*\(([^)]*)\)/g
const ADDED =
  /ALTER TYPE ("public"\."\w+") ADD VALUE (?:IF NOT EXISTS )?'([^']*)'(?: (BEFORE|AFTER) '([^']*)')?;?/g

const listed = (values: string) => [...values.matchAll(/'([^']*)'/g)].map((match) => match[1] ?? '')

function valuesByType(steps: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const step of steps) {
    for (const [, type = '', values = ''] of step.matchAll(CREATED)) found.set(type, listed(values))
    for (const [, type = '', value = '', side, beside = ''] of step.matchAll(ADDED)) {
      const values = found.get(type) ?? []
      const at = side ? values.indexOf(beside) + (side === 'AFTER' ? 1 : 0) : values.length
      values.splice(at, 0, value)
    }
  }
  return found
}

/**
 * The migrations for an empty database in one transaction: each type is created with the values that later steps add.
 * PostgreSQL 15 refuses a value in the transaction that adds it, and a restore writes rows in that one.
 */
export function withWholeEnums(migrations: readonly Migration[]): Migration[] {
  const values = valuesByType(migrations.flatMap(({ steps }) => steps))
  const whole = (step: string) =>
    step
      .replace(ADDED, '')
      .replace(
        CREATED,
        (_, type: string) =>
          `CREATE TYPE ${type} AS ENUM(${(values.get(type) ?? []).map((value) => `'${value}'`).join(', ')})`,
      )
      .trim()
  return migrations.map((migration) => ({
    ...migration,
    steps: migration.steps.map(whole).filter((step) => step !== ''),
  }))
}
