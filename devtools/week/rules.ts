import { sql } from 'drizzle-orm'
import { connectDatabase, type Database } from '../../server/ground/db/client'
import { findPlace } from '../../server/ground/db/embeddedPlace'
import { findRunningUrl } from '../../server/ground/db/embeddedUrl'
import { SAMPLE_PASSWORD } from '../../server/ground/settings/sampleAccounts'
import { fragmentOf, kept, promisesIn } from '../world/promises'
import { stuckPeople } from '../world/stuckPeople'
import { judgePromises, type Text } from './keptPromises'
import type { Held, Planted } from './report'
import type { Week } from './scene'
import type { Reader } from './screens'

const WAITS = '進めるのに待たされている人がいない'
const PROMISED = 'ページとメールの約束を、だれかが守る'
/** Of the sample, who can sign in. */
const OF_SAMPLE = ['donor@example.com', 'waiting@example.com', 'applicant@example.com']
const OF_ALL = ['/mypage']
/** Once for each place of the way. */
const MORE = ['/path_ahead', '/track_record', '/account', '/account/rights', '/messages', '/what_if']

async function within<T>({ machine }: Week, run: (db: Database) => Promise<T>): Promise<T> {
  const url = findRunningUrl(findPlace(machine.folder()))
  if (url === null) throw new Error('The database does not run')
  const connection = connectDatabase(url, { connections: 2, patience: 10 })
  try {
    return await run(connection.db)
  } finally {
    await connection.close()
  }
}

/** What the members' pages say now, at a window, and what mails of the week said. */
export const readTexts = (week: Week, now: Date, since: Date): Promise<Text[]> =>
  within(week, async (db) => {
    const { rows } = await db.execute<{ id: string; email: string; status: string }>(
      sql`SELECT id, email, user_status AS status FROM user_profiles WHERE NOT delete_status AND email IS NOT NULL`,
    )
    const people = new Map(rows.map((row) => [row.email, row]))
    const seen = new Set<string>()
    const sample = OF_SAMPLE.map((email) => ({ email, password: SAMPLE_PASSWORD }))
    const readers = [...week.network.members(), ...sample].flatMap(({ email, password }): Reader[] => {
      const person = people.get(email)
      if (!person) return []
      const pages = seen.has(person.status) ? OF_ALL : [...OF_ALL, ...MORE]
      seen.add(person.status)
      return [{ email, password, pages }]
    })
    const pages = await week.screens.act(`会員${readers.length}人のマイページを、順に開いて読む`, {
      act: 'readPages',
      email: '会員',
      password: '',
      readers,
      now: now.toISOString(),
      origin: week.machine.origin,
      folder: week.machine.folder(),
    })
    const { rows: sent } = await db.execute<{ id: string; userId: string; sentAt: string }>(
      sql`SELECT id, user_id AS "userId", sent_at::text AS "sentAt" FROM mail_outbox
        WHERE user_id IS NOT NULL AND sent_at >= ${since.toISOString()}`,
    )
    const letters = new Map(
      week.mailbox.read(`${week.machine.folder()}/mail`).map((letter) => [letter.id, letter]),
    )
    return [
      ...Object.entries(pages ?? {}).map(([key, text]) => {
        const [email = '', where = ''] = key.split(' ')
        return { userId: people.get(email)?.id ?? '', where, text, sentAt: null }
      }),
      ...sent.flatMap(({ id, userId, sentAt }) => {
        const letter = letters.get(id)
        return letter ? [{ userId, where: letter.kind, text: letter.text, sentAt: new Date(sentAt) }] : []
      }),
    ]
  })

export const readRules = (week: Week, now: Date, texts: readonly Text[]): Promise<Held[]> =>
  within(week, async (db) => [
    { what: WAITS, ...(await stuckPeople(db, now)) },
    { what: PROMISED, ...(await judgePromises(db, now, texts)) },
  ])

/** An invitation whose days have passed unseen, and somebody in the line whom the office stopped without a word. */
export const plantRules = (week: Week, now: Date, texts: readonly Text[]): Promise<Planted[]> =>
  within(week, async (db) => {
    const before = await readRules(week, now, texts)
    const inLine = texts.filter(({ text }) =>
      promisesIn(text).some((one) => kept[fragmentOf(one) ?? '']?.includes('job:inviteWaiting')),
    )
    const { rows: late } = await db.execute<{ userId: string }>(
      sql`UPDATE guidances SET deadline_at = '2026-11-01' WHERE id = (
        SELECT guidances.id FROM guidances JOIN user_profiles ON user_profiles.id = user_id
        WHERE closed_at IS NULL AND user_status = 'Guidance' ORDER BY 1 LIMIT 1) RETURNING user_id AS "userId"`,
    )
    const { rows: stopped } = await db.execute<{ userId: string }>(
      sql`UPDATE user_profiles SET suspension_status1 = true WHERE id = (
        SELECT id FROM user_profiles WHERE user_status = 'WaitingGuidance' AND NOT suspension_status1
          AND id::text = ANY(${sql.param(inLine.map(({ userId }) => userId))}) ORDER BY 1 LIMIT 1) RETURNING id AS "userId"`,
    )
    const after = await readRules(week, now, texts)
    const isFound = (what: string, [row]: readonly { userId: string }[]) => {
      const known = before.find((rule) => rule.what === what)?.wrong ?? []
      const now = after.find((rule) => rule.what === what)?.wrong ?? []
      return row !== undefined && now.some((one) => one.includes(row.userId) && !known.includes(one))
    }
    return [
      { what: '案内の期限を、SQLで過ぎた日にした', found: isFound(WAITS, late) },
      { what: '順番を待つ人を、SQLで黙って停止した', found: isFound(PROMISED, stopped) },
    ]
  })
