import type { PoolClient } from 'pg'
import { prefectures } from '../../../shared/prefectures'
import { familyNames, mensNames, womensNames } from '../../sampleData/people/names'

const givenNames = [...womensNames, ...mensNames]
type Name = (typeof givenNames)[number]

const parts = (names: readonly Name[], part: keyof Name) => names.map((name) => name[part])

/**
 * People at every stage, most of them at its beginning: 4 of 10 have not taken the check, 1 of 10 is certified, 1 of 20
 * has left. Leaves the table `people`, from which the rest is made.
 */
export async function fillPeople(client: PoolClient, people: number, now: Date): Promise<void> {
  await client.query(
    `create temp table people as
    select i, md5('person ' || i)::uuid as id, $2::timestamptz - random() * interval '1000 days' as joined,
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
  // What triggers would set is written here as they would; they are off while the tables are filled.
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
        when status = 'DonorRegistrationExam' and other < 0.9 then $1::date - 1 + (other * 40)::int
        when status >= 'Donation' then $1::date + (other * 180)::int end,
      case when status = 'Guidance' then 'BookingDeadline' when status = 'WaitingToParticipateGuidance' then 'Booking'
        when status = 'DonorRegistrationExam' and other < 0.9 then 'Exam'
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
