import type { DatabaseConnection } from '../../server/ground/db/client'
import type { PoolClient } from 'pg'
import { prefectures } from '../../shared/facts/prefectures'
import { familyNames, mensNames, womensNames } from '../world/names'

/** A UUID as a pool makes them: tokens are accepted only for those. */
export const personId = (number: number | string) =>
  `overlay(overlay(md5('person ' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`

export type Size = { users: number; log: number }

/** Fills an empty, migrated database by a few statements over whole tables, without its triggers. */
export async function fillDatabase(connection: DatabaseConnection, size: Size, now: Date): Promise<void> {
  const client = await connection.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query("set maintenance_work_mem = '512MB'")
    await client.query('set session_replication_role = replica')
    await client.query('select setseed(0.5)')
    await rebuildingIndexes(client, async () => {
      await fillPeople(client, size.users, now)
      await fillCare(client, now)
      await fillWork(client, now)
      await fillLog(client, size.log, size.users, now)
      await fillMirrors(client)
    })
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
}

async function fillCare(client: PoolClient, now: Date): Promise<void> {
  // One booking in a hundred is over and not yet entered.
  await client.query(
    `insert into guidances (id, user_id, status, year, month, guidance_invited_at, reserved_at, deadline_at, closed_at, created_at, updated_at)
    select md5('guidance ' || i)::uuid, id,
      case when status = 'Guidance' then 'Invited' when status = 'WaitingToParticipateGuidance' then 'Reserved' else 'Attended' end::guidance_status,
      extract(year from joined), extract(month from joined), joined,
      case when status = 'WaitingToParticipateGuidance' then $1::timestamptz + (other - 0.01) * interval '30 days'
        when status <> 'Guidance' then joined + interval '20 days' end,
      ($1::timestamptz + other * interval '30 days')::date,
      case when status > 'WaitingToParticipateGuidance' then joined + interval '20 days' end, joined, joined
    from people where status >= 'Guidance'`,
    [now],
  )
  await client.query(
    `insert into screenings (id, user_id, recruitment_year, recruitment_month, inspection_type, user_status,
      scheduled_initial_exam_date, scheduled_renewal_exam_date, judged_at, valid_from, valid_until, screening_info_created_at, created_at, updated_at)
    select md5('screening ' || i)::uuid, id, 2026, 10,
      case when status = 'DonorRenewalExam' then 'Renewal' else 'Registration' end::inspection_type, status,
      case when status = 'DonorRegistrationExam' and other < 0.9 then $1::timestamptz::date - 1 + (other * 40)::int end,
      case when status = 'DonorRenewalExam' and other < 0.9 then $1::timestamptz::date - 1 + (other * 40)::int end,
      case when status in ('Donation', 'RenewalExamOnlineCheckBeforeExam') then joined + interval '30 days' end,
      case when status in ('Donation', 'RenewalExamOnlineCheckBeforeExam') then $1::timestamptz::date - 100 end,
      case when status in ('Donation', 'RenewalExamOnlineCheckBeforeExam') then $1::timestamptz::date + (other * 180)::int end,
      joined, joined, joined
    from people where dice > 0.25 and not gone`,
    [now],
  )
  await client.query(
    `insert into online_checks (screening_id, user_id, version, consented_at, saved_at, submitted_at, online_check_result,
      online_check_score, judgement, created_at, updated_at)
    select md5('screening ' || i)::uuid, id, '1', joined, joined, joined,
      case when dice > 0.40 then 'Passed' else 'Failed_1' end::online_check_result, 90,
      case when dice > 0.40 then '{"reasons": []}'
        else '{"reasons": [{"questionId": "Q' || 1 + i % 50 || '"}, {"questionId": "Q' || 1 + i % 7 || '"}]}' end::jsonb, joined, joined
    from people where dice > 0.25 and not gone`,
  )
  await client.query(
    `insert into donations (id, user_id, stool_receipt_status, reward_stage, due_yen, donation_at, donation_info_created_at, created_at, updated_at)
    select md5('donation ' || i || ' ' || n)::uuid, id, 'Implemented',
      case when n <= 2 then 'Pending' when n <= 4 and i % 10 = 0 then 'Due' else 'Paid' end::reward_stage,
      case when n in (3, 4) and i % 10 = 0 then 3000 else 0 end, at, at, at, at
    from people cross join generate_series(1, 10) as n cross join lateral (select $1::timestamptz - n * interval '9 days' - other * interval '9 days' as at)
    where status = 'Donation'`,
    [now],
  )
  await fillUnits(client)
  // The last two are not yet due; of one donor in ten the two before them are due, all others are paid.
  await client.query(
    `insert into reward_entries (id, user_id, donation_id, kind, stage, amount_yen, period_id, created_at)
    select md5('reward ' || i || ' ' || n || stage)::uuid, id, md5('donation ' || i || ' ' || n)::uuid, 'Donation', stage, 3000,
      md5('screening ' || i)::uuid, $1::timestamptz - n * interval '9 days'
    from people cross join generate_series(1, 10) as n
      cross join unnest(enum_range('Pending'::reward_stage, 'Paid')) as stage
    where status = 'Donation' and (stage = 'Pending' or stage = 'Due' and n > 2 or stage = 'Paid' and (n > 4 or i % 10 > 0 and n > 2))`,
    [now],
  )
  await client.query(
    `insert into mail_outbox (id, kind, user_id, dedupe_key, next_attempt_at, sent_at, created_at, updated_at)
    select md5('mail ' || i)::uuid, 'reservation', id, i::text, joined, joined, joined, joined from people`,
  )
}

/** Half of what was received has left; nothing is held. */
async function fillUnits(client: PoolClient): Promise<void> {
  if (!(await hasTable(client, 'units'))) return
  await client.query(
    `insert into units (id, user_id, donation_id, number, state, received_at, weight_grams, bristol_type, taken_by,
      handed_over_at, handed_over_to, hand_over_batch, handed_over_by, created_at, updated_at)
    select md5('unit ' || id)::uuid, user_id, id, 'N26-' || lpad(n::text, 7, '0') || '-A', 'Quarantine', donation_at,
      60 + n % 180, 3 + n % 3, user_id, left_at, case when left_at is not null then '製造部' end,
      case when left_at is not null then 'H-' || left_at::date end, case when left_at is not null then user_id end,
      donation_at, donation_at
    from (select *, row_number() over (order by donation_at, id) as n from donations) as received
      cross join lateral (select case when n % 2 = 0 then donation_at + interval '1 day' end as left_at) as leaving`,
  )
}

async function fillWork(client: PoolClient, now: Date): Promise<void> {
  // A database of an older version has no desk.
  if (!(await hasTable(client, 'work_items'))) return
  // Otherwise every row is looked up among all people.
  await client.query('analyze screenings; analyze user_profiles')
  // Half of those without a day have recently wished for some.
  await client.query(
    `update screenings set exam_requested_at = $1::timestamptz - other * interval '5 days',
      preferred_dates = array[$1::timestamptz::date + (other * 20)::int - 15, $1::timestamptz::date + (other * 20)::int - 12]
    from people where user_id = people.id and i % 2 = 0 and status in ('DonorRegistrationExam', 'DonorRenewalExam')
      and scheduled_initial_exam_date is null and scheduled_renewal_exam_date is null`,
    [now],
  )
  await client.query(
    `update user_profiles set updated_suspension_status1_to_true_at = case when suspension_status1 then $1::timestamptz - other * interval '60 days' end,
      flora_invitation_requested_at = case when i % 2000 = 1 then $1::timestamptz - other * interval '9 days' end
    from people where user_profiles.id = people.id and not gone and (suspension_status1 or i % 2000 = 1)`,
    [now],
  )
  await client.query(
    `insert into office_points (id, user_id, kind, created_at, updated_at)
    select md5('point ' || i)::uuid, id, 'BirthdayDiffers', at, at
    from people cross join lateral (select $1::timestamptz - other * interval '9 days' as at) where i % 2000 = 2 and not gone`,
    [now],
  )
  await client.query(
    `insert into mail_outbox (id, kind, user_id, dedupe_key, next_attempt_at, failed_at, last_error, created_at, updated_at)
    select md5('failed ' || i)::uuid, 'reservation', id, 'failed ' || i, at, at, 'EENVELOPE', at, at
    from people cross join lateral (select $1::timestamptz - other * interval '25 days' as at) where i % 2000 = 3 and not gone`,
    [now],
  )
  await client.query(
    `insert into work_items (id, user_id, title, due, created_at, updated_at)
    select md5('task ' || i)::uuid, id, '見本', $1::timestamptz::date + i % 20 - 10, $1, $1 from people where i <= 200`,
    [now],
  )
  await client.query(
    `insert into preference_slots (id, year, month, available_slots, additional_available_slots, given_guidance_count, created_at, updated_at)
    values (md5('places')::uuid, extract(year from $1::timestamptz), extract(month from $1::timestamptz), 200, 0, 150, $1, $1)`,
    [now],
  )
}

/** What triggers would keep, by the view that defines it. A database of an older version lacks some of it. */
async function fillMirrors(client: PoolClient): Promise<void> {
  await client.query('analyze user_profiles; analyze online_checks')
  for (const [table, columns] of [
    ['refusals', 'user_id, question_id'],
    ['tallies', 'kind, key, day, people'],
    ['dues', 'user_id, donations, yen'],
    ['counts', 'kind, key, day, amount'],
    ['log_days', 'day, category, operation, text, entries'],
  ] as const) {
    if (await hasTable(client, table))
      await client.query(`insert into ${table} select ${columns} from ${table}_found`)
  }
}

async function hasTable(client: PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    name,
  ])
  return rows[0]?.there ?? false
}

/** Rows of the activity log over 1,000 days, a third of them sign-ins. */
async function fillLog(client: PoolClient, rows: number, people: number, now: Date): Promise<void> {
  await client.query(
    `insert into activities (time, user_id, actor_id, category, operation, text)
    select $3::timestamptz - (1 - n::float / $1::int) * interval '1000 days', id, id, category, operation, text
    from generate_series(1, $1::int) as n
    cross join lateral (select ${personId('1 + n * 7919::bigint % $2::int')} as id) as person
    cross join lateral (select * from (values
        (0, 'Account', 'SignIn', '【アカウント】ログインしました'), (1, 'Account', 'SignIn', '【アカウント】ログインしました'),
        (2, 'Guidance', 'Cancel', '【ガイダンス】予約をキャンセルしました'), (3, 'Donation', 'Create', '【献便】献便を記録しました'),
        (4, 'OnlineCheck', 'Submit', '【オンラインチェック】回答を送信しました'), (5, 'Profile', 'Update', '【プロフィール】住所を変更しました')
      ) as kinds (kind, category, operation, text) where kind = n % 6) as kinds`,
    [rows, people, now],
  )
}

const givenNames = [...womensNames, ...mensNames]
type Name = (typeof givenNames)[number]

const parts = (names: readonly Name[], part: keyof Name) => names.map((name) => name[part])

/** People at every stage (4 of 10 before the check, 1 of 10 certified, 1 of 20 left), in the table `people`. */
async function fillPeople(client: PoolClient, people: number, now: Date): Promise<void> {
  await client.query(
    `create temp table people as
    select i, ${personId('i')} as id, $2::timestamptz - random() * interval '1000 days' as joined,
      random() as dice, random() as other, (array['Registration'])[1]::user_status as status, false as gone
    from generate_series(1, $1::int) as i`,
    [people, now],
  )
  await client.query(`update people set gone = dice > 0.95, status = case
    when dice < 0.40 then 'Registration' when dice < 0.60 then 'WaitingGuidance' when dice < 0.63 then 'Guidance'
    when dice < 0.66 then 'WaitingToParticipateGuidance' when dice < 0.76 then 'OnlineCheckBeforeRegistrationExam'
    when dice < 0.80 then 'DonorRegistrationExam' when dice < 0.90 then 'Donation'
    when dice < 0.92 then 'RenewalExamOnlineCheckBeforeExam' when dice < 0.95 then 'DonorRenewalExam'
    else 'Registration' end::user_status`)
  await client.query('create unique index on people (i); analyze people')
  // Writes what the triggers would set; they are off while the tables are filled.
  await client.query(
    `insert into user_profiles (id, email, donor_id, user_rank, last_name, first_name, last_name_furigana, first_name_furigana,
      gender, birthday, tel, pref, city, delete_status, suspension_status1, caution, user_status, donor_status,
      online_check_result, total_donations_count, latest_donations_count, registration_date_of_service,
      donor_expiration_date, waiting_since, next_date, next_date_kind, status_since, furthest_status,
      profile_created_at, created_at, updated_at)
    select id, case when not gone then given.latin || '.' || family.latin || i || '@example.com' end,
      case when status >= 'Donation' then 'D-' || lpad(i::text, 6, '0') end,
      case when status >= 'Donation' then 'Beginner'::user_rank end,
      case when not gone then family.kanji end, case when not gone then given.kanji end,
      case when not gone then family.reading end, case when not gone then given.reading end,
      case when i % 2 = 0 then 'Women' else 'Man' end::gender, '1970-01-01'::date + (other * 10000)::int,
      case when not gone then '090' || lpad((i * 7919::bigint % 100000000)::text, 8, '0') end,
      ($2::text[])[1 + floor(power(random(), 2) * cardinality($2::text[]))::int],
      (array['見本市', '見本市中央町', '架空郡架空町'])[1 + i % 3] || case when i % 100 = 0 then '見本町' else '' end,
      gone, random() < 0.005, case when random() < 0.02 then '見本' end, status,
      case when status >= 'Donation' then 'Certified' else 'NotCertified' end::certification,
      case when dice >= 0.40 and not gone then 'Passed' when other < 0.5 then 'Failed_1' end::online_check_result,
      case when status >= 'Donation' then 10 else 0 end, case when status >= 'Donation' then 10 else 0 end,
      joined::date, case when status >= 'Donation' then $1::date + (other * 180)::int end,
      case when status = 'WaitingGuidance' then joined end,
      case when status in ('Guidance', 'WaitingToParticipateGuidance') then $1::date + (other * 30)::int
        when status in ('DonorRegistrationExam', 'DonorRenewalExam') and other < 0.9 then $1::date - 1 + (other * 40)::int
        when status >= 'Donation' then $1::date + (other * 180)::int end,
      case when status = 'Guidance' then 'BookingDeadline' when status = 'WaitingToParticipateGuidance' then 'Booking'
        when status in ('DonorRegistrationExam', 'DonorRenewalExam') and other < 0.9 then 'Exam'
        when status >= 'Donation' then 'Expiration' end::next_date_kind,
      joined + ($1 - joined) * other, status, joined, joined, joined + ($1 - joined) * other
    from people
    cross join lateral (select ($3::text[])[n] as kanji, ($4::text[])[n] as reading, ($5::text[])[n] as latin
      from (select 1 + i % cardinality($3::text[]) as n)) as family
    cross join lateral (select ($6::text[])[n] as kanji, ($7::text[])[n] as reading, ($8::text[])[n] as latin
      from (select 1 + i / 7 % cardinality($6::text[]) as n)) as given`,
    [
      now,
      prefectures,
      parts(familyNames, 'kanji'),
      parts(familyNames, 'reading'),
      parts(familyNames, 'latin'),
      parts(givenNames, 'kanji'),
      parts(givenNames, 'reading'),
      parts(givenNames, 'latin'),
    ],
  )
}

/** Drops the indexes that hold no rule, does the work, makes them again: a third of the time. */
async function rebuildingIndexes(client: PoolClient, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and not indisunique`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await work()
  for (const { definition } of rows) await client.query(definition)
}
