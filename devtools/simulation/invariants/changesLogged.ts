import { sql } from 'drizzle-orm'
import type { UserStatus } from '../../../shared/generated/schema'
import type { Queryable } from '../../../server/ground/db/client'
import type { Invariant } from './invariant'
import { listMoves, type Move } from './moves'

/** One of these log rows must exist for a change of status, at the same instant. */
const rowsFor: Record<UserStatus, Partial<Record<UserStatus, readonly string[]>>> = {
  Registration: { WaitingGuidance: ['OnlineCheck/Submit'] },
  WaitingGuidance: { Guidance: ['Guidance/Invite', 'Guidance/InviteOutOfTurn'] },
  Guidance: {
    WaitingToParticipateGuidance: ['Guidance/Reserve'],
    WaitingGuidance: ['Guidance/Expire', 'Guidance/Decline'],
  },
  WaitingToParticipateGuidance: {
    Guidance: ['Guidance/Cancel', 'Guidance/NoShow'],
    WaitingGuidance: ['Guidance/NoShow'],
    DonorRegistrationExam: ['Guidance/Attend'],
    OnlineCheckBeforeRegistrationExam: ['Guidance/Attend'],
  },
  OnlineCheckBeforeRegistrationExam: {
    DonorRegistrationExam: ['OnlineCheck/Submit'],
    Registration: ['OnlineCheck/Submit'],
  },
  DonorRegistrationExam: {
    Donation: ['Screening/Judge'],
    Registration: ['Screening/Judge'],
    OnlineCheckBeforeRegistrationExam: ['OnlineCheck/AskAgain'],
  },
  Donation: {
    RenewalExamOnlineCheckBeforeExam: ['Screening/OpenRenewal'],
    Registration: ['Screening/End'],
  },
  RenewalExamOnlineCheckBeforeExam: {
    DonorRenewalExam: ['OnlineCheck/Submit'],
    Registration: ['Screening/End'],
  },
  DonorRenewalExam: { Donation: ['Screening/Judge'], Registration: ['Screening/Judge', 'Screening/End'] },
}
const FIRST = ['Profile/Create', 'Account/Withdraw']

export const changesLogged: Invariant = {
  label: 'すべての変更が操作履歴に残っている',
  async check(db) {
    const log = await logByPersonAndTime(db)
    const moves = await listMoves(db)
    const unlogged = moves.filter((move) => !takeRow(log, move)).map(({ userId }) => userId)
    const { rows: others } = await db.execute<{ user_id: string }>(sql`
      SELECT user_id FROM donations GROUP BY user_id HAVING count(*) <> (
        SELECT count(*) FROM activities
        WHERE activities.user_id = donations.user_id AND category = 'Donation' AND operation = 'Record')
      UNION
      SELECT user_id FROM online_checks WHERE submitted_at IS NOT NULL GROUP BY user_id HAVING count(*) <> (
        SELECT count(*) FROM activities
        WHERE activities.user_id = online_checks.user_id AND category = 'OnlineCheck' AND operation = 'Submit')
      UNION
      SELECT id FROM user_profiles WHERE delete_status AND NOT EXISTS (
        SELECT 1 FROM activities
        WHERE user_id = user_profiles.id AND category = 'Account' AND operation IN ('Withdraw', 'Delete'))`)
    const broken = new Set([...unlogged, ...others.map(({ user_id: id }) => id)])
    return { looked: moves.length, broken: [...broken].toSorted() }
  },
}

type Log = Map<string, string[]>

async function logByPersonAndTime(db: Queryable): Promise<Log> {
  const { rows } = await db.execute<{ user_id: string; time: string; name: string }>(sql`
    SELECT user_id, time, category || '/' || operation AS name FROM activities
    WHERE user_id IS NOT NULL ORDER BY id`)
  const log: Log = new Map()
  for (const { user_id: userId, time, name } of rows) {
    const key = `${userId} ${new Date(time).getTime()}`
    log.set(key, [...(log.get(key) ?? []), name])
  }
  return log
}

/** Uses a row up: it stands for one change only. */
function takeRow(log: Log, { userId, from, to, at }: Move): boolean {
  const wanted = from === null ? FIRST : (rowsFor[from][to] ?? [])
  const names = log.get(`${userId} ${at.getTime()}`) ?? []
  const index = names.findIndex((name) => wanted.includes(name))
  if (index === -1) return false
  names.splice(index, 1)
  return true
}
