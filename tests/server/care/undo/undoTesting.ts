import { sql } from 'drizzle-orm'
import type { UndoOffer } from '../../../../shared/rules/records/undo'
import type { Actor } from '../../../support/actors'
import type { ApiAnswer } from '../../../support/api'
import type { TestServer } from '../../../support/testServer'

type Answer = Omit<ApiAnswer<Record<string, Record<string, unknown>>>, 'status'> & {
  extensions?: { undo: UndoOffer }
}

/** A change as the console sends it, which asks to be able to take it back. */
export async function change(
  server: TestServer,
  actor: Actor,
  query: string,
  variables: Record<string, unknown>,
): Promise<Answer> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: actor.token },
    body: JSON.stringify({ query, variables, extensions: { undo: true } }),
  })
  return (await response.json()) as Answer
}

export const takeBack = (actor: Actor, Id: string | undefined) =>
  actor.call('mutation ($input: UndoChangeInput!) { undoChange(input: $input) { success } }', {
    input: { Id: Id ?? '' },
  })

/** The log and its seals, values before and after, who read, what is counted, and what undoing itself keeps. */
const TRACES = [
  // A key that a change made stays for what is sealed next.
  'person_keys',
  'activities',
  'activity_reasons',
  'activity_seals',
  'log_days',
  'log_day_changes',
  'unsealed_activities',
  'record_seals',
  'declarations',
  'unsealed_records',
  'tree_nodes',
  'undos',
  'undo_rows',
  'tallies',
  'tally_changes',
  'counts',
  'count_changes',
  'value_changes',
  'record_reads',
  'record_read_lists',
]

/** Every row of the database but the traces, and the counts that follow from the rows. */
export async function everything({ db }: TestServer): Promise<Record<string, unknown>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and (table_type = 'BASE TABLE' or table_name = 'tally_totals')
      and table_name <> all(${sql.param(TRACES)})`)
  const { rows: counted } = await db.execute(sql`
    select kind, key, day, sum(amount) from count_cells group by 1, 2, 3 having sum(amount) <> 0 order by 1, 2, 3`)
  const held: Record<string, unknown> = { counted }
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`,
    )
    held[name] = rows.map(({ row }) => JSON.stringify(withoutTraces(row))).toSorted()
  }
  return held
}

/** The number and time of the last change, which only grow. */
function withoutTraces({
  updated_at: _time,
  changed_in: _changes,
  version,
  ...row
}: Record<string, unknown>) {
  return typeof version === 'number' ? row : { ...row, version }
}
