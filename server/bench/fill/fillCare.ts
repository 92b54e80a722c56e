import type { PoolClient } from 'pg'

/** What the office does with people: guidances, checks with their judgement, tests, donations and what they earn. */
export async function fillCare(client: PoolClient, now: Date): Promise<void> {
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
      case when status = 'DonorRenewalExam' and other < 0.9 then $1::timestamptz::date + (other * 40)::int end,
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
  // The last two are not yet settled; of one donor in ten the two before them are due, all others are paid.
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
  await client.query('analyze user_profiles; analyze online_checks')
  await client.query('insert into refusals select user_id, question_id from refusals_found')
  await client.query('insert into tallies select kind, key, day, people from tallies_found')
}
