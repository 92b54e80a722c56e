import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '../../../server/db/client'
import { checkInvariants, type Checked } from '../../../server/simulation/invariants/checkInvariants'
import type { Notes } from '../../../server/simulation/notes'
import { formatReport } from '../../../server/simulation/report/formatReport'
import { simulateHere } from './simulateHere'

// One simulation that went well. Each test plants one violation in it, looks, and takes it out again.
let simulated: Awaited<ReturnType<typeof simulateHere>>
beforeAll(async () => {
  simulated = await simulateHere({ people: 40, days: 200, seed: 3 })
}, 120_000)
afterAll(() => simulated.close())

class TakenOut extends Error {}

/** The rules that are broken while `plant` stands, with what they name. */
async function brokenBy(
  plant: (tx: Transaction) => Promise<string>,
  notes: Notes = simulated.notes,
): Promise<{ planted: string; broken: Checked[] }> {
  let seen: { planted: string; broken: Checked[] } | null = null
  const look = simulated.db.transaction(async (tx) => {
    const planted = await plant(tx)
    const checked = await checkInvariants(tx, notes)
    seen = { planted, broken: checked.filter(({ broken }) => broken.length > 0) }
    throw new TakenOut('taken out')
  })
  await expect(look).rejects.toThrow('taken out')
  if (!seen) throw new Error('Nothing was looked at')
  return seen
}

/** Plants with statements of which the last one names what the rule has to name, and looks at that rule. */
async function names(label: string, ...statements: ReturnType<typeof sql>[]): Promise<void> {
  const { planted, broken } = await brokenBy(async (tx) => {
    let last = ''
    for (const statement of statements) {
      const { rows } = await tx.execute<{ named: string }>(statement)
      last = rows[0]?.named ?? ''
    }
    return last
  })
  expect(planted, 'nothing was planted').not.toBe('')
  const named = broken.filter((rule) => rule.label === label).flatMap((rule) => rule.broken)
  expect(named.join('\n')).toContain(planted)
}

const CAPACITY = '月の枠とガイダンスの定員を超えない'
const VALIDITY = '有効期間の外の献便がない'
const REWARDS = '協力金の二重払いも、払い忘れもない'
const CHANGES = 'すべての変更が操作履歴に残っている'
const REFUSALS = '受け付けなかった記録が操作履歴に残っている'
const STATUSES = '状態は、決められた道すじだけを通っている'
const MAILS = '同じメールを二度送っていない'

test('without a violation nothing is broken', async () => {
  expect((await brokenBy(async () => 'nothing')).broken).toEqual([])
})

describe('capacity', () => {
  const fullMonth = sql`(SELECT id FROM preference_slots WHERE given_guidance_count > 0 ORDER BY year, month LIMIT 1)`
  const named = sql`RETURNING year || '-' || lpad(month::text, 2, '0') AS named`

  test('a month that has given more places than it has', () =>
    names(
      CAPACITY,
      sql`ALTER TABLE preference_slots DROP CONSTRAINT preference_slots_capacity`,
      sql`UPDATE preference_slots SET available_slots = 0, additional_available_slots = 0 WHERE id = ${fullMonth} ${named}`,
    ))
  test('a month that counts fewer than were invited', () =>
    names(
      CAPACITY,
      sql`UPDATE preference_slots SET given_guidance_count = given_guidance_count - 1 WHERE id = ${fullMonth} ${named}`,
    ))
  test('a third person in an hour', () =>
    names(
      CAPACITY,
      sql`UPDATE guidances SET reserved_at = '2027-01-18T02:00:00Z'
          WHERE id IN (SELECT id FROM guidances WHERE reserved_at IS NOT NULL ORDER BY id LIMIT 3)`,
      sql`INSERT INTO booking_slots VALUES ('2027-01-18T02:00:00Z', 9, 9)
          ON CONFLICT (start_at) DO UPDATE SET capacity = 9, reserved = 9
          RETURNING start_at::text AS named`,
    ))
})

describe('validity', () => {
  const moved = (days: ReturnType<typeof sql>) => sql`
    UPDATE donations SET donation_at = ((${days})::timestamp AT TIME ZONE 'Asia/Tokyo')
    FROM donation_screenings JOIN screenings ON screenings.id = screening_id
    WHERE donation_id = donations.id AND period_closed_on IS NULL AND donations.id = (
      SELECT donation_id FROM donation_screenings JOIN screenings ON screenings.id = screening_id
      WHERE period_closed_on IS NULL ORDER BY donation_id LIMIT 1)
    RETURNING donations.id AS named`

  test('a donation on the day after the last valid one', () => names(VALIDITY, moved(sql`valid_until + 1`)))
  test('a donation a second before the first valid day', () =>
    names(VALIDITY, moved(sql`valid_from - interval '1 second'`)))
  test('the last second of the last valid day is none', async () => {
    const { planted, broken } = await brokenBy(async (tx) => {
      const { rows } = await tx.execute<{ named: string }>(
        moved(sql`valid_until + interval '1 day' - interval '1 second'`),
      )
      return rows[0]?.named ?? ''
    })
    expect(planted).not.toBe('')
    expect(broken).toEqual([])
  })
  test('a donation in the period of somebody else', () =>
    names(
      VALIDITY,
      sql`UPDATE donation_screenings SET screening_id = (
            SELECT id FROM screenings WHERE user_id <> (
              SELECT user_id FROM donations ORDER BY id LIMIT 1) AND valid_from IS NOT NULL ORDER BY id LIMIT 1)
          WHERE donation_id = (SELECT id FROM donations ORDER BY id LIMIT 1) RETURNING donation_id AS named`,
    ))
})

describe('rewards', () => {
  const mayDelete = sql`ALTER TABLE reward_entries DISABLE TRIGGER USER`
  const mayRepeat = sql`DROP INDEX reward_entries_once`
  const some = (where: ReturnType<typeof sql>) =>
    sql`SELECT id FROM reward_entries WHERE ${where} ORDER BY id LIMIT 1`

  test.each(['Pending', 'Due', 'Paid'])('a lost entry that is %s', (stage) =>
    names(
      REWARDS,
      mayDelete,
      sql`DELETE FROM reward_entries WHERE id = (${some(sql`stage = ${stage}`)}) RETURNING donation_id AS named`,
    ),
  )
  test('an entry that was paid twice', () =>
    names(
      REWARDS,
      mayRepeat,
      sql`INSERT INTO reward_entries (id, user_id, donation_id, kind, stage, amount_yen, period_id, created_at)
          SELECT gen_random_uuid(), user_id, donation_id, kind, stage, amount_yen, period_id, created_at
          FROM reward_entries WHERE id = (${some(sql`stage = 'Paid'`)})`,
      sql`SELECT donation_id AS named FROM reward_entries GROUP BY donation_id, kind, stage HAVING count(*) > 1`,
    ))
  test('a bonus without a renewal', () =>
    names(
      REWARDS,
      sql`INSERT INTO reward_entries (id, user_id, donation_id, kind, stage, amount_yen, period_id, created_at)
          SELECT gen_random_uuid(), user_id, donation_id, 'RenewalBonus'::reward_kind, 'Due'::reward_stage, 2000, period_id, created_at
          FROM reward_entries pending WHERE stage = 'Pending' AND NOT EXISTS (
            SELECT 1 FROM reward_entries bonus
            WHERE bonus.donation_id = pending.donation_id AND bonus.kind = 'RenewalBonus')
          ORDER BY id LIMIT 1 RETURNING donation_id AS named`,
    ))
  test('another amount', () =>
    names(
      REWARDS,
      mayDelete,
      sql`UPDATE reward_entries SET amount_yen = 2999 WHERE id = (${some(sql`stage = 'Pending'`)}) RETURNING donation_id AS named`,
    ))
  test('a donation that somebody was thanked for and that is not stored', async () => {
    const id = randomUUID()
    const donations = new Map(simulated.notes.donations)
    donations.set(id, { userId: randomUUID(), at: new Date(0), received: true })
    const { broken } = await brokenBy(async () => id, { ...simulated.notes, donations })
    expect(broken).toEqual([expect.objectContaining({ label: REWARDS, broken: [id] })])
  })
  test('a donation that is stored although it was refused', async () => {
    const [id = ''] = simulated.notes.donations.keys()
    const donations = new Map(simulated.notes.donations)
    donations.delete(id)
    const { broken } = await brokenBy(async () => id, { ...simulated.notes, donations })
    expect(broken.find(({ label }) => label === REWARDS)?.broken).toContain(id)
  })
  test('a payment that was confirmed and not written', async () => {
    const { payments } = simulated.notes
    const { broken } = await brokenBy(async () => 'payment', {
      ...simulated.notes,
      payments: payments.slice(1),
    })
    expect(broken.map(({ label }) => label)).toEqual([REWARDS])
  })
})

describe('the log', () => {
  const mayDelete = sql`ALTER TABLE activities DISABLE TRIGGER USER`
  const without = (category: string, operation: string) => [
    mayDelete,
    sql`DELETE FROM activities WHERE id = (
          SELECT id FROM activities WHERE category = ${category} AND operation = ${operation} ORDER BY id LIMIT 1)
        RETURNING user_id AS named`,
  ]

  test.each([
    ['OnlineCheck', 'Submit'],
    ['Guidance', 'Invite'],
    ['Guidance', 'Reserve'],
    ['Guidance', 'Attend'],
    ['Screening', 'Judge'],
    ['Screening', 'OpenRenewal'],
    ['Donation', 'Record'],
    ['Profile', 'Create'],
  ])('a change without its row: %s %s', (category, operation) =>
    names(
      CHANGES,
      sql`DELETE FROM activity_reasons`,
      mayDelete,
      sql`DELETE FROM activities WHERE id = (
            SELECT activities.id FROM activities JOIN simulation_moves moves
              ON moves.user_id = activities.user_id
            WHERE category = ${category} AND operation = ${operation}
              AND (category IN ('Donation') OR moves.at = activities.time)
            ORDER BY activities.id LIMIT 1)
          RETURNING user_id AS named`,
    ),
  )
  test('a step of the life cycle that nothing tells of', () =>
    names(
      CHANGES,
      sql`UPDATE user_profiles SET user_status = 'WaitingGuidance', waiting_since = now(), updated_at = now()
          WHERE id = (SELECT id FROM user_profiles WHERE user_status = 'Registration' ORDER BY id LIMIT 1)
          RETURNING id AS named`,
    ))
  test('a refused entry without its row', async () => {
    const { broken } = await brokenBy(async (tx) => {
      for (const statement of without('Security', 'Refuse')) await tx.execute(statement)
      return 'refusal'
    })
    expect(broken.map(({ label }) => label)).toEqual([REFUSALS])
  })
})

describe('statuses', () => {
  const someone = sql`id = (SELECT id FROM user_profiles WHERE user_status = 'Registration' ORDER BY id LIMIT 1)`

  test('a step that is not in the table', () =>
    names(
      STATUSES,
      sql`UPDATE user_profiles SET user_status = 'Donation' WHERE ${someone} RETURNING id AS named`,
    ))
  test('a status that nobody saw come', () =>
    names(
      STATUSES,
      sql`ALTER TABLE user_profiles DISABLE TRIGGER simulation_moves`,
      sql`UPDATE user_profiles SET user_status = 'DonorRegistrationExam' WHERE ${someone} RETURNING id AS named`,
    ))
  test('a life that does not begin at the beginning', () =>
    names(
      STATUSES,
      sql`UPDATE simulation_moves SET to_status = 'Guidance' WHERE from_status IS NULL AND user_id = (
            SELECT user_id FROM simulation_moves GROUP BY user_id HAVING count(*) = 1 ORDER BY user_id LIMIT 1)
          RETURNING user_id AS named`,
    ))
})

describe('mails', () => {
  test('one that was written twice', () =>
    names(
      MAILS,
      sql`INSERT INTO mail_outbox (id, kind, user_id, recipient, recipient_name, params, attachment,
            dedupe_key, attempts, next_attempt_at, sent_at, failed_at, last_error, created_at, updated_at)
          SELECT gen_random_uuid(), kind, user_id, recipient, recipient_name, params, attachment,
            dedupe_key || '/again', attempts, next_attempt_at, sent_at, failed_at, last_error, created_at, updated_at
          FROM mail_outbox WHERE kind = 'guidanceBooked' ORDER BY id LIMIT 1
          RETURNING user_id || ' ' || kind AS named`,
    ))
  test.each([
    ['sent at the second attempt', sql`attempts = 2`],
    ['never sent', sql`sent_at = NULL`],
    ['of a kind that nothing asks for', sql`kind = 'addressChanged'`],
  ])('one that was %s', (_name, change) =>
    names(
      MAILS,
      sql`UPDATE mail_outbox SET ${change} WHERE id = (SELECT id FROM mail_outbox WHERE sent_at IS NOT NULL ORDER BY id LIMIT 1)
          RETURNING user_id || ' ' || kind AS named`,
    ),
  )
})

test('the report names what is broken', async () => {
  const checked = [{ label: CAPACITY, looked: 3, broken: ['2027-01'] }]
  const report = await formatReport(simulated.db, {
    notes: simulated.notes,
    checked,
    people: 40,
    days: 200,
    seed: 3,
    first: '2026-12-01',
    last: '2027-06-18',
  })
  expect(report).toContain(`× ${CAPACITY}`)
  expect(report).toContain('      2027-01')
})
