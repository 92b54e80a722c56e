import { sql, type SQL } from 'drizzle-orm'
import { patientsKept } from './patientsKept'
import { unitsHeld, unitsKept } from './unitsKept'

/** What breaks a rule: statements, of which the last answers with what the rule has to name. */
export type Plant = { rule: string; what: string; statements: SQL[] }

export const CAPACITY = '月の枠とガイダンスの定員を超えない'
export const VALIDITY = '有効期間の外の献便がない'
export const REWARDS = '協力金の二重払いも、払い忘れもない'
export const MIRROR = '献便に添えた協力金の段階と金額が、台帳と同じ'
export const TALLIES = 'ダッシュボードの人数と操作ログの件数が、数え直した結果と同じ'
export const CHANGES = 'すべての変更が操作履歴に残っている'
export const REFUSALS = '受け付けなかった記録が操作履歴に残っている'
export const SEALS = '操作履歴の封印が保たれている'
export const STATUSES = '状態は、決められた道すじだけを通っている'
export const MAILS = '同じメールを二度送っていない'

const plant = (rule: string, what: string, ...statements: SQL[]): Plant => ({ rule, what, statements })

const firstMonth = sql`(SELECT id FROM preference_slots WHERE given_guidance_count > 0 ORDER BY year, month LIMIT 1)`
const namedMonth = sql`RETURNING year || '-' || lpad(month::text, 2, '0') AS named`

const capacity = [
  plant(
    CAPACITY,
    'a month that has given more places than it has',
    sql`ALTER TABLE preference_slots DROP CONSTRAINT preference_slots_capacity`,
    sql`UPDATE preference_slots SET available_slots = 0, additional_available_slots = 0
        WHERE id = ${firstMonth} ${namedMonth}`,
  ),
  plant(
    CAPACITY,
    'a month that counts fewer than were invited',
    sql`UPDATE preference_slots SET given_guidance_count = given_guidance_count - 1
        WHERE id = ${firstMonth} ${namedMonth}`,
  ),
  plant(
    CAPACITY,
    'a third person in an hour',
    sql`UPDATE guidances SET reserved_at = '2027-01-18T02:00:00Z'
        WHERE id IN (SELECT id FROM guidances WHERE reserved_at IS NOT NULL ORDER BY id LIMIT 3)`,
    sql`INSERT INTO booking_slots VALUES ('2027-01-18T02:00:00Z', 9, 9)
        ON CONFLICT (start_at) DO UPDATE SET capacity = 9, reserved = 9 RETURNING start_at::text AS named`,
  ),
]

/** A donation of a running period, moved to a Japanese time that is given by the period's days. */
export const donationMovedTo = (time: SQL) => sql`
  UPDATE donations SET donation_at = ((${time})::timestamp AT TIME ZONE 'Asia/Tokyo')
  FROM donation_screenings JOIN screenings ON screenings.id = screening_id
  WHERE donation_id = donations.id AND donations.id = (
    SELECT donation_id FROM donation_screenings JOIN screenings ON screenings.id = screening_id
    WHERE period_closed_on IS NULL ORDER BY donation_id LIMIT 1)
  RETURNING donations.id AS named`

const validity = [
  plant(VALIDITY, 'a donation on the day after the last valid one', donationMovedTo(sql`valid_until + 1`)),
  plant(
    VALIDITY,
    'a donation a second before the first valid day',
    donationMovedTo(sql`valid_from - interval '1 second'`),
  ),
  plant(
    VALIDITY,
    'a donation in the period of somebody else',
    sql`UPDATE donation_screenings SET screening_id = (
          SELECT id FROM screenings WHERE valid_from IS NOT NULL AND user_id <> (
            SELECT user_id FROM donations ORDER BY id LIMIT 1) ORDER BY id LIMIT 1)
        WHERE donation_id = (SELECT id FROM donations ORDER BY id LIMIT 1) RETURNING donation_id AS named`,
  ),
]

const mayChangeLedger = sql`ALTER TABLE reward_entries DISABLE TRIGGER USER`
const someEntry = (where: SQL) => sql`(SELECT id FROM reward_entries WHERE ${where} ORDER BY id LIMIT 1)`
const copiedEntry = (kind: SQL, stage: SQL, yen: SQL) => sql`
  INSERT INTO reward_entries (id, user_id, donation_id, kind, stage, amount_yen, period_id, created_at)
  SELECT gen_random_uuid(), user_id, donation_id, ${kind}, ${stage}, ${yen}, period_id, created_at
  FROM reward_entries`

const rewards = [
  ...['Pending', 'Due', 'Paid'].map((stage) =>
    plant(
      REWARDS,
      `a lost entry that is ${stage}`,
      mayChangeLedger,
      sql`DELETE FROM reward_entries WHERE id = ${someEntry(sql`stage = ${stage}`)} RETURNING donation_id AS named`,
    ),
  ),
  plant(
    REWARDS,
    'an entry that was paid twice',
    sql`DROP INDEX reward_entries_once`,
    sql`${copiedEntry(sql`kind`, sql`stage`, sql`amount_yen`)}
        WHERE id = ${someEntry(sql`stage = 'Paid'`)} RETURNING donation_id AS named`,
  ),
  plant(
    REWARDS,
    'a bonus without a renewal',
    sql`${copiedEntry(sql`'RenewalBonus'::reward_kind`, sql`'Due'::reward_stage`, sql`2000`)} AS pending
        WHERE stage = 'Pending' AND NOT EXISTS (
          SELECT 1 FROM reward_entries AS bonus
          WHERE bonus.donation_id = pending.donation_id AND bonus.kind = 'RenewalBonus')
        ORDER BY id LIMIT 1 RETURNING donation_id AS named`,
  ),
  plant(
    REWARDS,
    'another amount',
    mayChangeLedger,
    sql`UPDATE reward_entries SET amount_yen = 2999
        WHERE id = ${someEntry(sql`stage = 'Pending'`)} RETURNING donation_id AS named`,
  ),
]

const mirror = [
  plant(
    MIRROR,
    'a paid donation that is listed as due',
    sql`UPDATE donations SET reward_stage = 'Due'
        WHERE id = (SELECT id FROM donations WHERE reward_stage = 'Paid' ORDER BY id LIMIT 1) RETURNING id AS named`,
  ),
  plant(
    MIRROR,
    'a debt that nobody has',
    sql`UPDATE donations SET due_yen = due_yen + 1
        WHERE id = (SELECT id FROM donations ORDER BY id LIMIT 1) RETURNING id AS named`,
  ),
]

const tallied = [
  plant(
    TALLIES,
    'one more who stands somewhere',
    sql`INSERT INTO tally_changes (kind, key, day, people)
        VALUES ('Standing', 'Donation', '2026-01-01', 1) RETURNING concat_ws(' ', kind, key, day) AS named`,
  ),
  plant(
    TALLIES,
    'a number that was folded in twice',
    sql`UPDATE tallies SET people = people * 2 WHERE kind = 'Furthest' AND key = 'Registration'
        RETURNING concat_ws(' ', kind, key) AS named`,
  ),
  plant(
    TALLIES,
    'a debt that is counted and that nobody has',
    sql`INSERT INTO count_changes (kind, key, amount) VALUES ('DueYen', '', 3000) RETURNING concat_ws(' ', kind, key) AS named`,
  ),
  plant(
    TALLIES,
    'a day on which the log says more than was written',
    sql`INSERT INTO log_day_changes (day, category, operation, text, entries) VALUES ('2026-01-01', 'Mail', 'Send', 'x', 1)
        RETURNING concat_ws(' ', 'Log', category, operation, day) AS named`,
  ),
  plant(
    TALLIES,
    'a refusal that was lost',
    sql`DELETE FROM refusals WHERE (user_id, question_id) IN (SELECT user_id, question_id FROM refusals LIMIT 1)
        RETURNING 'Refused ' || question_id AS named`,
  ),
]

const mayChangeLog = [
  sql`DELETE FROM allocations`,
  sql`DELETE FROM activity_reasons`,
  sql`ALTER TABLE activities DISABLE TRIGGER USER`,
]
const withoutRow = (category: string, operation: string) => sql`
  DELETE FROM activities WHERE id = (
    SELECT id FROM activities WHERE category = ${category} AND operation = ${operation} ORDER BY id LIMIT 1)
  RETURNING user_id AS named`
const someApplicant = sql`(SELECT id FROM user_profiles WHERE user_status = 'Registration' ORDER BY id LIMIT 1)`

const log = [
  ...(
    [
      ['Profile', 'Create'],
      ['OnlineCheck', 'Submit'],
      ['Guidance', 'Invite'],
      ['Guidance', 'Reserve'],
      ['Guidance', 'Attend'],
      ['Screening', 'Judge'],
      ['Screening', 'OpenRenewal'],
      ['Donation', 'Record'],
    ] as const
  ).map(([category, operation]) =>
    plant(
      CHANGES,
      `a change without its row: ${category} ${operation}`,
      ...mayChangeLog,
      withoutRow(category, operation),
    ),
  ),
  plant(
    CHANGES,
    'a step of the life cycle that nothing tells of',
    sql`UPDATE user_profiles SET user_status = 'WaitingGuidance', waiting_since = now(), updated_at = now()
        WHERE id = ${someApplicant} RETURNING id AS named`,
  ),
  plant(
    REFUSALS,
    'a refused entry without its row',
    ...mayChangeLog,
    sql`DELETE FROM activities WHERE id = (
          SELECT id FROM activities WHERE category = 'Security' AND operation = 'Refuse'
            AND text LIKE '%recordDonation、INVALID_STATE%' ORDER BY id LIMIT 1)
        RETURNING 'Refuse recordDonation INVALID_STATE' AS named`,
  ),
  plant(
    REFUSALS,
    'a row of a refusal that was none',
    sql`INSERT INTO activities (time, category, operation, text)
        VALUES (now(), 'Security', 'Deny', '許可されていない操作を拒否しました（getUser）（自動）')
        RETURNING 'Deny getUser' AS named`,
  ),
]

const seals = [
  plant(
    SEALS,
    'a row of the log that was changed',
    ...mayChangeLog,
    sql`UPDATE activities SET text = text || '。' WHERE id = (SELECT min(id) FROM activities)
        RETURNING 'changed ' || id AS named`,
  ),
  plant(
    SEALS,
    'a row of the log that is gone',
    ...mayChangeLog,
    sql`DELETE FROM activities WHERE id = (SELECT min(id) FROM activities) RETURNING 'missing ' || id AS named`,
  ),
  plant(
    SEALS,
    'a row of the log that nobody will seal',
    sql`ALTER TABLE activities DISABLE TRIGGER USER`,
    sql`INSERT INTO activities (time, category, operation, text) VALUES (now(), 'Account', 'SignIn', '')
        RETURNING 'unsealed ' || id AS named`,
  ),
]

const statuses = [
  plant(
    STATUSES,
    'a step that is not in the table',
    sql`UPDATE user_profiles SET user_status = 'DonorRenewalExam' WHERE id = ${someApplicant} RETURNING id AS named`,
  ),
  plant(
    STATUSES,
    'a status that nobody saw come',
    sql`ALTER TABLE user_profiles DISABLE TRIGGER simulation_moves`,
    sql`UPDATE user_profiles SET user_status = 'DonorRegistrationExam'
        WHERE id = ${someApplicant} RETURNING id AS named`,
  ),
  plant(
    STATUSES,
    'a life that does not begin at the beginning',
    sql`UPDATE simulation_moves SET to_status = 'Guidance' WHERE from_status IS NULL AND user_id = (
          SELECT user_id FROM simulation_moves GROUP BY user_id HAVING count(*) = 1 ORDER BY user_id LIMIT 1)
        RETURNING user_id AS named`,
  ),
]

const changedMail = (change: SQL) => sql`
  UPDATE mail_outbox SET ${change}
  WHERE id = (SELECT id FROM mail_outbox WHERE sent_at IS NOT NULL ORDER BY id LIMIT 1)
  RETURNING user_id || ' ' || kind AS named`

const mails = [
  plant(
    MAILS,
    'a mail that was written twice',
    sql`INSERT INTO mail_outbox (id, kind, user_id, dedupe_key, attempts, next_attempt_at, sent_at, created_at, updated_at)
        SELECT gen_random_uuid(), kind, user_id, dedupe_key || '/again', attempts, next_attempt_at, sent_at,
          created_at, updated_at
        FROM mail_outbox WHERE kind = 'guidanceBooked' ORDER BY id LIMIT 1
        RETURNING user_id || ' ' || kind AS named`,
  ),
  plant(MAILS, 'a mail sent at the second attempt', changedMail(sql`attempts = 2`)),
  plant(MAILS, 'a mail that was never sent', changedMail(sql`sent_at = NULL`)),
  plant(MAILS, 'a mail that nothing asks for', changedMail(sql`kind = 'addressChanged'`)),
]

export const plants: readonly Plant[] = [
  ...patientsKept,
  ...capacity,
  ...validity,
  ...rewards,
  ...mirror,
  ...tallied,
  ...log,
  ...seals,
  ...statuses,
  ...mails,
  ...unitsKept,
  ...unitsHeld,
]
