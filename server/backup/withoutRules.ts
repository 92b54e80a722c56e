import type pg from 'pg'

type Rule = { off: string; on: string }

const name = (parts: string) => `quote_ident(${parts})`
const table = (oid: string) => `${oid}::regclass::text`

/** Indexes: building one is faster than filling it row by row. */
const INDEXES = `SELECT format('DROP INDEX %s', ${table('indexrelid')}) AS off, pg_get_indexdef(indexrelid) AS on
  FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
  WHERE relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid) ORDER BY indexrelid`

/** Keys likewise; foreign keys, because tables are filled one after another. Adding a rule again checks all rows. */
const constraints = (kinds: string) => `SELECT
  format('ALTER TABLE %s DROP CONSTRAINT %s', ${table('conrelid')}, ${name('conname')}) AS off,
  format('ALTER TABLE %s ADD CONSTRAINT %s %s', ${table('conrelid')}, ${name('conname')}, pg_get_constraintdef(oid)) AS on
  FROM pg_constraint WHERE contype IN (${kinds}) AND connamespace = 'public'::regnamespace AND conrelid <> 0 ORDER BY oid`

/** The backup already contains the triggers' results. Each trigger returns to its former setting. */
const TRIGGERS = `SELECT format('ALTER TABLE %s DISABLE TRIGGER %s', ${table('tgrelid')}, ${name('tgname')}) AS off,
  format('ALTER TABLE %s ENABLE %s TRIGGER %s', ${table('tgrelid')},
    CASE tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END, ${name('tgname')}) AS on
  FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
  WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal AND tgenabled <> 'D' ORDER BY pg_trigger.oid`

/**
 * Runs the work without triggers, keys and indexes, in the caller's transaction. The tables' owner may do
 * this; disabling triggers for a session needs a superuser.
 */
export async function withoutRules(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  const rules: Rule[] = []
  for (const query of [constraints(`'p', 'u'`), INDEXES, constraints(`'f'`), TRIGGERS])
    rules.push(...(await client.query<Rule>(query)).rows)
  for (const { off } of rules.toReversed()) await client.query(off)
  await work()
  for (const { on } of rules) await client.query(on)
}
