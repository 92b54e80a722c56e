import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../server/ground/db/client'

export type Step = { label: string; people: number }

const steps: readonly [label: string, rows: readonly string[]][] = [
  ['会員登録', ['Profile/Create']],
  ['オンラインチェックを始めた', ['OnlineCheck/Start']],
  ['オンラインチェックを送った', ['OnlineCheck/Submit']],
]

const later: readonly [label: string, rows: readonly string[]][] = [
  ['ガイダンスの案内', ['Guidance/Invite', 'Guidance/InviteOutOfTurn']],
  ['ガイダンスの予約', ['Guidance/Reserve']],
  ['ガイダンスに参加', ['Guidance/Attend']],
  ['登録検査の希望日', ['Screening/Request']],
  ['登録検査の日が決定', ['Screening/Schedule']],
  ['登録検査の判定', ['Screening/Judge']],
]

/** How many people reached each step, each counted once. */
export async function funnel(db: Queryable): Promise<Step[]> {
  const byLog = async ([label, rows]: readonly [string, readonly string[]]) => ({
    label,
    people: await count(
      db,
      sql`SELECT DISTINCT user_id FROM activities WHERE category || '/' || operation IN ${rows}`,
    ),
  })
  const byMove = async (label: string, move: ReturnType<typeof sql>) => ({
    label,
    people: await count(db, sql`SELECT DISTINCT user_id FROM simulation_moves WHERE ${move}`),
  })
  const found: Step[] = []
  for (const step of steps) found.push(await byLog(step))
  found.push(await byMove('オンラインチェックを通過', sql`to_status = 'WaitingGuidance'`))
  for (const step of later) found.push(await byLog(step))
  found.push(await byMove('ドナー認定', sql`to_status = 'Donation'`))
  found.push(await byLog(['献便した', ['Donation/Record']]))
  found.push(await byMove('更新した', sql`from_status = 'DonorRenewalExam' AND to_status = 'Donation'`))
  return found
}

async function count(db: Queryable, people: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM (${people}) AS people`,
  )
  return rows[0]?.count ?? 0
}
