/** A step of a bare transaction, and which of the request's values it uses. */
type Step = { text: string; take: number[] }
export type LimitRequest = { name: LimitName; values: unknown[] }

const person = `'Id', id, 'Email', email, 'DonorId', donor_id, 'LastName', last_name, 'FirstName', first_name,
  'Pref', pref, 'UserStatus', user_status, 'DonorStatus', donor_status, 'NextDate', next_date,
  'NextDateKind', next_date_kind, 'OnlineCheckResult', online_check_result, 'DonorExpirationDate', donor_expiration_date,
  'TotalDonationsCount', total_donations_count, 'HasCaution', has_caution, 'ProfileCreatedAt', profile_created_at`

/** Data shown to staff leaves rows, in the limit too: of one person, or of a list, with the fields of each class. */
const kept = (from: string, shown: Record<string, string>) =>
  `insert into record_reads (read_at, actor_id, roles, user_id, list_id, class, fields, operation, purpose, request_id, network)
    select now(), '00000000-0000-4000-8000-000000000001', '{Administrator}', whose.user_id, whose.list_id, class, fields::text[],
      'limit', 'inquiry', 'limit', '127.0.0.0/24'
    from (${from}) as whose, (values ${Object.entries(shown)
      .map(([data, fields]) => `('${data}', '{${fields}}')`)
      .join()}) as shown (class, fields)`

const profileShown = {
  Identity: 'UserProfile.Id,UserProfile.DonorId,UserProfile.LastName,UserProfile.FirstName',
  Contact: 'UserProfile.Email,UserProfile.Pref',
  Health: 'UserProfile.OnlineCheckResult',
  StaffNotes: 'UserProfile.HasCaution',
}

const page = (
  condition: string,
  rest: string,
) => `with page as materialized (select * from user_profiles where user_status = $1 ${condition}
    order by profile_created_at desc, id desc ${rest}),
  list as (insert into record_read_lists (id, people) select gen_random_uuid(), array_agg(id) from page
    having count(*) > 0 returning id),
  kept as (${kept('select null::uuid as user_id, id as list_id from list', profileShown)})
  select coalesce(json_agg(json_build_object(${person})), '[]')::text from page`

/** The product's reads and writes in one statement whose answer PostgreSQL writes as JSON, or the writes alone. */
export const limits = {
  list: { statement: page('', 'limit 25') },
  next: { statement: page('and (profile_created_at, id) < ($2, $3)', 'limit 25') },
  offset: { statement: page('', 'limit 25 offset 9975') },
  person: {
    statement: `with kept as (${kept('select $1::uuid as user_id, null::uuid as list_id', { ...profileShown, Money: 'DonationInfo.RewardStage' })})
      select json_build_object(${person},
      'ScreeningInfo', (select coalesce(json_agg(json_build_object('Id', id, 'InspectionType', inspection_type,
          'ScheduledInitialExamDate', scheduled_initial_exam_date, 'ScheduledRenewalExamDate', scheduled_renewal_exam_date,
          'ScreeningInfoCreatedAt', screening_info_created_at) order by screening_info_created_at desc, id desc), '[]')
        from screenings where user_id = user_profiles.id),
      'DonationInfo', (select coalesce(json_agg(json_build_object('Id', id, 'DonationAt', donation_at,
          'StoolReceiptStatus', stool_receipt_status, 'RewardStage', reward_stage) order by donation_at desc, id desc), '[]')
        from donations where user_id = user_profiles.id and cancelled_at is null))::text
      from user_profiles where id = $1`,
  },
  log: {
    statement: `select json_build_object('count', (select count(*) from activities
        where time >= $1 and category = $2 and text like $3),
      'items', (select json_agg(json_build_object('id', page.id, 'time', page.time, 'userId', page.user_id, 'category', category,
          'operation', operation, 'text', text, 'User', json_build_object('LastName', last_name, 'FirstName', first_name)))
        from (select * from activities where time >= $1 and category = $2 and text like $3
          order by time desc, id desc limit 25) as page left join user_profiles on user_profiles.id = page.user_id))::text`,
  },
  reserve: {
    transaction: [
      { text: 'select * from guidances where user_id = $1 and closed_at is null for update', take: [0] },
      {
        text: `insert into booking_slots (start_at, reserved, capacity) values ($1, 1, 100)
          on conflict (start_at) do update set reserved = booking_slots.reserved + 1`,
        take: [1],
      },
      {
        text: `update guidances set status = 'Reserved', reserved_at = $2, updated_at = $2 where user_id = $1`,
        take: [0, 1],
      },
      {
        text: `update user_profiles set user_status = 'WaitingToParticipateGuidance', updated_at = $2, version = version + 1 where id = $1`,
        take: [0, 1],
      },
      {
        text: `insert into activities (time, user_id, actor_id, category, operation, text)
          values ($2, $1, $1, 'Guidance', 'Reserve', '')`,
        take: [0, 1],
      },
      {
        text: `insert into mail_outbox (id, kind, user_id, dedupe_key, next_attempt_at, created_at, updated_at)
          values (gen_random_uuid(), 'guidanceBooked', $1, gen_random_uuid()::text, $2, $2, $2)`,
        take: [0, 1],
      },
    ],
  },
} satisfies Record<string, { statement: string } | { transaction: Step[] }>

export type LimitName = keyof typeof limits
