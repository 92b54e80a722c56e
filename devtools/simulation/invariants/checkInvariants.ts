import type { Queryable } from '../../../server/ground/db/client'
import { createNotes, type Notes } from '../notes'
import { changesLogged } from './changesLogged'
import type { Invariant } from './invariant'
import { refusalsLogged } from './refusalsLogged'
import { rewards } from './rewards'
import { statusesReachable } from './statusesReachable'
import { talliesTrue } from './talliesTrue'
import { bracketed, heldByHolds } from './unitsHeld'
import { unitsKept } from './unitsKept'
import { sql } from 'drizzle-orm'
import { samplePublicTexts } from '../../../shared/facts/config'
import { preferenceSlots } from '../../../server/ground/tables/places'
import { guidances, type GuidanceRow } from '../../../server/ground/tables/guidance'
import { toldByMail } from '../../../server/office/conversation/mails/toldByMail'
import { verifySeals } from '../../../server/records/seals/verifySeals'
import type { Vault } from '../../../server/ground/vault/vault'
import type { MailKind } from '../../../server/ground/outbox/templates/mailTemplates'
import type { EventName } from '../../../server/ground/words/inboxEvents'

/** Every donation is in a period of its own donor, first and last day included, by the Japanese calendar. */
const validity: Invariant = {
  label: '有効期間の外の献便がない',
  async check(db) {
    const { rows } = await db.execute<{ id: string; sound: boolean }>(sql`
      SELECT donations.id,
        count(*) = 1 AND coalesce(bool_and(
          screenings.user_id = donations.user_id
          AND (donation_at AT TIME ZONE 'Asia/Tokyo')::date BETWEEN valid_from AND valid_until
          AND (donation_at AT TIME ZONE 'Asia/Tokyo')::date <= coalesce(period_closed_on, valid_until)
        ), false) AS sound
      FROM donations
      LEFT JOIN donation_screenings ON donation_id = donations.id
      LEFT JOIN screenings ON screenings.id = screening_id
      GROUP BY donations.id ORDER BY donations.id`)
    return { looked: rows.length, broken: rows.filter(({ sound }) => !sound).map(({ id }) => id) }
  },
}

/**
 * Log rows behind a kind of mail: at most as many mails as rows. Kinds that no row of the same moment stands beside use
 * those they follow from.
 */
const tellsOf: Readonly<Record<MailKind, readonly EventName[]>> = {
  ...toldByMail,
  guidanceInWeek: ['Guidance.Reserve', 'Guidance.Change'],
  guidanceTomorrow: ['Guidance.Reserve', 'Guidance.Change'],
  examTomorrow: ['Screening.Schedule'],
  draftWaits: ['OnlineCheck.Start'],
  renewalReminder: ['Screening.OpenRenewal'],
  answersCorrected: ['OnlineCheck.CorrectAnswers', 'OnlineCheck.UpholdPoint'],
  // A date to wait for comes from a check, or from a test that did not certify.
  retryPossible: ['OnlineCheck.Submit', 'Screening.Judge'],
  // Seven days before the end: one for each certificate, and certificates are judgements.
  expiresSoon: ['Screening.Judge'],
  withdrawn: ['Account.Withdraw', 'Account.Delete'],
}

type Count = { user_id: string; name: string; count: number }

/** No mail was sent twice, remains unsent or lacks a cause. A colleague's first mail belongs to no person. */
const mailedOnce: Invariant = {
  label: '同じメールを二度送っていない',
  async check(db) {
    const { rows: log } = await db.execute<Count>(sql`
      SELECT user_id, category || '.' || operation AS name, count(*)::int AS count FROM activities
      WHERE user_id IS NOT NULL GROUP BY 1, 2`)
    const happened = new Map(log.map((row) => [`${row.user_id} ${row.name}`, row.count]))
    const { rows: mails } = await db.execute<Count & { sent: number }>(sql`
      SELECT coalesce(user_id::text, '') AS user_id, kind AS name, count(*)::int AS count,
        (count(*) FILTER (WHERE attempts = 1 AND sent_at IS NOT NULL OR last_error = 'CANCELLED'))::int AS sent
      FROM mail_outbox WHERE kind <> 'temporaryPassword' GROUP BY 1, 2 ORDER BY 1, 2`)
    const broken = mails.filter(({ user_id: userId, name, count, sent }) => {
      const events = Object.entries(tellsOf).find(([kind]) => kind === name)?.[1] ?? []
      const asked = events.reduce((sum, event) => sum + (happened.get(`${userId} ${event}`) ?? 0), 0)
      return count > asked || sent !== count
    })
    return {
      looked: mails.reduce((sum, { count }) => sum + count, 0),
      broken: broken.map((row) => `${row.user_id} ${row.name}`),
    }
  },
}

/** The chain over the log as the job sealed it day by day. Rows after its last run are not yet sealed. */
const logWhole: Invariant = {
  label: '操作履歴の封印が保たれている',
  async check(db, { vault }) {
    const { verified, findings } = await verifySeals(db, [], [], { vault })
    return {
      looked: verified,
      broken: findings.map(({ kind, activityId, no }) => `${kind} ${activityId ?? no}`),
    }
  },
}

/** What triggers keep with each donation, for lists and counts, equals the sum of the ledger. */
const ledgerMirrored: Invariant = {
  label: '献便に添えた協力金の段階と金額が、台帳と同じ',
  async check(db) {
    const { rows } = await db.execute<{ id: string; same: boolean }>(sql`
      SELECT donations.id, reward_stage IS NOT DISTINCT FROM stage AND due_yen = coalesce(owed, 0) AS same
      FROM donations LEFT JOIN (
        SELECT donation_id, max(furthest) FILTER (WHERE kind = 'Donation') AS stage,
          sum(amount) FILTER (WHERE furthest = 'Due') AS owed
        FROM (
          SELECT donation_id, kind, max(stage) AS furthest, max(amount_yen) AS amount
          FROM reward_entries GROUP BY donation_id, kind
        ) AS entries GROUP BY donation_id
      ) AS ledger ON donation_id = donations.id`)
    const broken = rows.filter(({ same }) => !same).map(({ id }) => id)
    return { looked: rows.length, broken: broken.toSorted() }
  },
}

const monthOf = ({ year, month }: { year: number; month: number }) =>
  `${year}-${String(month).padStart(2, '0')}`

/** A place is given back when the invitation ran out (the deadline stays set) or its person left before booking. */
function holdsPlace({ closedAt, status, deadlineAt, absences }: GuidanceRow): boolean {
  if (closedAt === null || status === 'Attended') return true
  if (deadlineAt !== null && status !== 'Reserved') return false
  return status === 'Reserved' || absences > 0
}

/** No month gives more places than it has, counts are exact, and no hour has a third person. */
const capacity: Invariant = {
  label: '月の枠とガイダンスの定員を超えない',
  async check(db) {
    const months = await db.select().from(preferenceSlots)
    const invitations = await db.select().from(guidances)
    const full = months.flatMap((row) => {
      const held = invitations.filter((one) => monthOf(one) === monthOf(row) && holdsPlace(one)).length
      const places = row.availableSlots + row.additionalAvailableSlots
      const sound = row.givenGuidanceCount === held && held <= places
      return sound ? [] : [`${monthOf(row)}（枠${places}、案内数${row.givenGuidanceCount}、実際${held}）`]
    })
    const opened = new Set(months.map(monthOf))
    const unopened = invitations.filter((one) => !opened.has(monthOf(one))).map(({ id }) => id)
    const { rows: hours } = await db.execute<{ hour: string; people: number; reserved: number | null }>(sql`
      SELECT reserved_at::text AS hour, count(*)::int AS people, max(reserved) AS reserved
      FROM guidances LEFT JOIN booking_slots ON start_at = reserved_at
      WHERE reserved_at IS NOT NULL GROUP BY reserved_at`)
    const crowded = hours
      .filter(
        ({ people, reserved }) => people > samplePublicTexts.guidance.capacity || people > (reserved ?? 0),
      )
      .map(({ hour }) => hour)
    return { looked: months.length + hours.length, broken: [...full, ...unopened, ...crowded] }
  },
}

const pointsCleared: Invariant = {
  label: '確かめることを残したまま認定された方がいない',
  async check(db) {
    const { rows } = await db.execute<{ id: string; open: boolean }>(sql`
      SELECT screenings.id, coalesce(points_open, 0) > 0 AS open
      FROM screenings JOIN online_checks ON screening_id = screenings.id
      WHERE valid_from IS NOT NULL ORDER BY screenings.id`)
    return { looked: rows.length, broken: rows.filter(({ open }) => open).map(({ id }) => id) }
  },
}

/** By the values before and after, of the donor when a donation was recorded. */
const neverWhilePaused: Invariant = {
  label: 'お休み中・停止中の方の献便がない',
  async check(db) {
    const { rows } = await db.execute<{ id: string; paused: boolean }>(sql`
      SELECT donations.id, coalesce(bool_or(is_paused), false) AS paused
      FROM donations CROSS JOIN unnest('{donation_paused,suspension_status1,suspension_status2}'::text[]) AS kind
      LEFT JOIN LATERAL (
        SELECT (after->>kind)::boolean AS is_paused FROM value_changes
        WHERE user_id = donations.user_id AND table_name = 'user_profiles' AND kind = ANY(fields)
          AND changed_at <= donation_info_created_at
        ORDER BY no DESC LIMIT 1) AS latest ON true
      GROUP BY donations.id ORDER BY donations.id`)
    return { looked: rows.length, broken: rows.filter(({ paused }) => paused).map(({ id }) => id) }
  },
}

const invariants: readonly Invariant[] = [
  capacity,
  validity,
  neverWhilePaused,
  pointsCleared,
  rewards,
  ledgerMirrored,
  talliesTrue,
  changesLogged,
  refusalsLogged,
  logWhole,
  statusesReachable,
  mailedOnce,
  unitsKept,
  bracketed,
  heldByHolds,
]

/** Rules on the rows of any database, without the notes and the simulation's own table. */
const ofRowsAlone: readonly Invariant[] = [
  capacity,
  validity,
  ledgerMirrored,
  talliesTrue,
  logWhole,
  unitsKept,
  bracketed,
  heldByHolds,
]

export type Checked = { label: string; looked: number; broken: string[] }

export const checkInvariants = (db: Queryable, notes: Notes) => checkAll(invariants, db, notes)

/** Checks only the rules that need nothing but the rows. */
export const checkRows = (db: Queryable, vault: Vault) => checkAll(ofRowsAlone, db, createNotes(vault))

async function checkAll(rules: readonly Invariant[], db: Queryable, notes: Notes): Promise<Checked[]> {
  const checked: Checked[] = []
  for (const { label, check } of rules) checked.push({ label, ...(await check(db, notes)) })
  return checked
}
