import type pg from 'pg'

type Rule = { off: string; on: string }

const name = (parts: string) => `quote_ident(${parts})`
const table = (oid: string) => `${oid}::regclass::text`

/** Foreign keys: tables are filled one after another; adding the keys again checks all rows. */
const REFERENCES = `SELECT
  format('ALTER TABLE %s DROP CONSTRAINT %s', ${table('conrelid')}, ${name('conname')}) AS off,
  format('ALTER TABLE %s ADD CONSTRAINT %s %s', ${table('conrelid')}, ${name('conname')}, pg_get_constraintdef(oid)) AS on
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY oid`

/** Indexes that are not unique: rebuilding is faster than updating. */
const INDEXES = `SELECT format('DROP INDEX %s', ${table('indexrelid')}) AS off, pg_get_indexdef(indexrelid) AS on
  FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
  WHERE relnamespace = 'public'::regnamespace AND NOT indisunique
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid) ORDER BY indexrelid`

/** The backup already contains the triggers' results. Each trigger returns to its former setting. */
const TRIGGERS = `SELECT format('ALTER TABLE %s DISABLE TRIGGER %s', ${table('tgrelid')}, ${name('tgname')}) AS off,
  format('ALTER TABLE %s ENABLE %s TRIGGER %s', ${table('tgrelid')},
    CASE tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END, ${name('tgname')}) AS on
  FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
  WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal AND tgenabled <> 'D' ORDER BY pg_trigger.oid`

/**
 * Runs the work without triggers, foreign keys and indexes, in the caller's transaction. The tables' owner
 * may do this; disabling triggers for a session needs a superuser.
 */
export async function withoutRules(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  const rules: Rule[] = []
  for (const query of [INDEXES, REFERENCES, TRIGGERS]) rules.push(...(await client.query<Rule>(query)).rows)
  for (const { off } of rules) await client.query(off)
  await work()
  for (const { on } of rules) await client.query(on)
}
