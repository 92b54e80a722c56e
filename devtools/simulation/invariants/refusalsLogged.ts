import { sql } from 'drizzle-orm'
import type { Notes } from '../notes'
import type { Invariant } from './invariant'

/** Entries of the office: every refusal of these is kept. */
const entries = ['recordGuidanceAttendance', 'recordHealthCheck', 'recordDonation', 'settleRewards']

/** The row that a refusal leaves, or null: an invalid form and an unknown caller leave none. */
function rowOf(operation: string, code: string): string | null {
  if (code === 'UNAUTHENTICATED') return null
  if (code === 'FORBIDDEN') return `Deny ${operation}`
  const kept = code === 'INVALID_STATE' || (entries.includes(operation) && code !== 'CONFLICT')
  return kept ? `Refuse ${operation} ${code}` : null
}

function expectedRows({ refusals }: Notes): Map<string, number> {
  const rows = new Map<string, number>()
  for (const [name, count] of refusals) {
    const [operation = '', code = ''] = name.split(' ')
    const row = rowOf(operation, code)
    if (row) rows.set(row, (rows.get(row) ?? 0) + count)
  }
  return rows
}

/** Refusals by a person's state or a caller's rights, and of office entries, have one row each; no others have. */
export const refusalsLogged: Invariant = {
  label: '受け付けなかった記録が操作履歴に残っている',
  async check(db, notes) {
    const expected = expectedRows(notes)
    const { rows } = await db.execute<{ name: string; count: number }>(sql`
      SELECT operation || ' ' || replace(substring(text FROM '（(\\w+(?:、\\w+)?)）'), '、', ' ') AS name,
        count(*)::int AS count
      FROM activities WHERE category = 'Security' AND operation IN ('Refuse', 'Deny') GROUP BY 1`)
    const found = new Map(rows.map(({ name, count }) => [name, count]))
    const names = [...new Set([...expected.keys(), ...found.keys()])].toSorted()
    const broken = names.filter((name) => (expected.get(name) ?? 0) !== (found.get(name) ?? 0))
    return { looked: [...expected.values()].reduce((sum, count) => sum + count, 0), broken }
  },
}
