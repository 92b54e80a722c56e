import type pg from 'pg'

type Rule = { off: string; on: string }

const name = (parts: string) => `quote_ident(${parts})`
const table = (oid: string) => `${oid}::regclass::text`

/** References: rows come table by table. They are checked anew, all at once, when they are put back. */
const REFERENCES = `SELECT
  format('ALTER TABLE %s DROP CONSTRAINT %s', ${table('conrelid')}, ${name('conname')}) AS off,
  format('ALTER TABLE %s ADD CONSTRAINT %s %s', ${table('conrelid')}, ${name('conname')}, pg_get_constraintdef(oid)) AS on
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY oid`

/** Indexes that hold no rule: made anew they take a part of the time. */
const INDEXES = `SELECT format('DROP INDEX %s', ${table('indexrelid')}) AS off, pg_get_indexdef(indexrelid) AS on
  FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
  WHERE relnamespace = 'public'::regnamespace AND NOT indisunique
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid) ORDER BY indexrelid`

/** What triggers made of these rows is in the backup already. Each is put back as it was set. */
const TRIGGERS = `SELECT format('ALTER TABLE %s DISABLE TRIGGER %s', ${table('tgrelid')}, ${name('tgname')}) AS off,
  format('ALTER TABLE %s ENABLE %s TRIGGER %s', ${table('tgrelid')},
    CASE tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END, ${name('tgname')}) AS on
  FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
  WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal AND tgenabled <> 'D' ORDER BY pg_trigger.oid`

/**
 * Does the work without triggers, references and indexes, inside the caller's transaction. The tables' owner may do
 * that; switching triggers off for a session would take a superuser.
 */
export async function withoutRules(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  const rules: Rule[] = []
  for (const query of [INDEXES, REFERENCES, TRIGGERS]) rules.push(...(await client.query<Rule>(query)).rows)
  for (const { off } of rules) await client.query(off)
  await work()
  for (const { on } of rules) await client.query(on)
}
