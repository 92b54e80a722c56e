import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { loadSampleData } from '../../../devtools/sampleData/loadSampleData'
import { callApi } from '../../support/api'
import { startSampleServer } from '../../support/sampleServer'
import type { TestServer } from '../../support/testServer'

let server: TestServer

beforeAll(async () => {
  server = await startSampleServer()
}, 120_000)
afterAll(() => server.close())

test('every life is told to its end', () => {
  expect(server.logged.filter((line) => line.includes('a sample life stops'))).toEqual([])
})

/** Proves a password over the pool's public protocol. @returns the access token */
async function signIn(name: string): Promise<string> {
  const response = await fetch(`${server.url}/identity/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: server.deps.settings.pool.userPoolClientId,
      AuthParameters: { USERNAME: `${name}@example.com`, PASSWORD: 'Demo-Passw0rd' },
    }),
  })
  const body = (await response.json()) as { AuthenticationResult?: { AccessToken: string } }
  if (!body.AuthenticationResult) throw new Error(`Sign-in refused: ${JSON.stringify(body)}`)
  return body.AuthenticationResult.AccessToken
}

/** The rows that contradict a rule: every rule here is broken by none. */
async function rowsOf(query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await server.db.execute(query)).rows
}

async function numberOf(query: ReturnType<typeof sql>): Promise<number> {
  const [row] = await rowsOf(query)
  return Number(Object.values(row ?? {})[0])
}

describe('loading the sample data', () => {
  it('happens once', async () => {
    const before = await numberOf(sql`select count(*) from user_profiles`)
    expect(await loadSampleData(server.deps)).toBe(false)
    expect(await numberOf(sql`select count(*) from user_profiles`)).toBe(before)
    expect(before).toBeGreaterThan(120)
  })

  it('shows mails that were sent and some that failed, and leaves none to be sent', async () => {
    const due = sql`(state <> 'Waiting' or next_attempt_at <= ${server.clock.now().toISOString()}::timestamptz)`
    const states = await rowsOf(sql`select distinct state from mail_outbox where ${due} order by state`)
    expect(states.map(({ state }) => state)).toEqual(['Sent', 'Failed'])
    expect(await numberOf(sql`select count(*) from mail_outbox where recipient is not null and ${due}`)).toBe(
      0,
    )
  })

  it.each([
    'admin',
    'support',
    'donor',
    'waiting',
    'applicant',
    'satomi.homma',
    'daisuke.sugawara',
    'megumi.abe',
  ])('lets %s sign in', async (name) => {
    expect(await signIn(name)).toBeTruthy()
  })

  it('shows the donor a certified life with donations and a report', async () => {
    const token = await signIn('donor')
    const answer = await callApi(
      server,
      token,
      '{ getUser { Profile { UserStatus DonorStatus DonorId TotalDonationsCount LatestDonationsCount IntestinalFloraCount } DonationInfo { StoolReceiptStatus } } }',
    )
    expect(answer).toMatchObject({
      data: {
        getUser: { Profile: { UserStatus: 'Donation', DonorStatus: 'Certified', IntestinalFloraCount: 1 } },
      },
    })
    const donor = sql`(select * from user_profiles where email = 'donor@example.com')`
    expect(await numberOf(sql`select latest_donations_count from ${donor} as donor`)).toBeGreaterThan(0)
    expect(await numberOf(sql`select total_donations_count from ${donor} as donor`)).toBeGreaterThan(5)
  })

  it('gives everybody who is there an account, and nobody who is gone', async () => {
    expect(
      await rowsOf(sql`select p.id from user_profiles p left join pool_users u on u.sub = p.id
        where (u.sub is null) <> p.delete_status or u.email <> p.email`),
    ).toEqual([])
    expect(await numberOf(sql`select count(*) from pool_users where sealed_verifier is not null`)).toBe(13)
    expect(
      await rowsOf(
        sql`select a.id from administrators a left join pool_users u on u.sub = a.id where u.sub is null`,
      ),
    ).toEqual([])
  })

  it('has results with a day to come, a day that has passed and no day', async () => {
    const count = (condition: ReturnType<typeof sql>) =>
      numberOf(
        sql`select count(*) from online_checks where online_check_result = 'Failed_1' and ${condition}`,
      )
    expect(await count(sql`next_date > '2026-12-01'`)).toBeGreaterThan(10)
    expect(await count(sql`next_date <= '2026-12-01'`)).toBeGreaterThan(10)
    expect(await count(sql`next_date is null`)).toBeGreaterThan(3)
  })
})

describe('the sample people', () => {
  it('are invited or booked exactly when their status says so', async () => {
    expect(
      await rowsOf(sql`select p.email, p.user_status, g.status from user_profiles p
        left join guidances g on g.user_id = p.id and g.closed_at is null
        where (p.user_status = 'Guidance' and not p.delete_status)
            <> coalesce(g.status in ('Invited', 'Cancelled', 'NoShow'), false)
          or (p.user_status = 'WaitingToParticipateGuidance' and not p.delete_status)
            <> coalesce(g.status = 'Reserved', false)
          or (p.user_status = 'Guidance' and g.deadline_at < '2026-12-01')`),
    ).toEqual([])
  })

  it('came today and the day before with nothing entered yet: what the dashboard is for', async () => {
    const bookedOn = (from: string, to: string) =>
      numberOf(sql`select count(distinct reserved_at) from guidances where status = 'Reserved'
        and reserved_at between ${from} and ${to}`)
    expect(await bookedOn('2026-12-01T00:00:00Z', '2026-12-01T10:00:00Z')).toBeGreaterThan(3)
    expect(await bookedOn('2026-11-28T00:00:00Z', '2026-12-01T00:00:00Z')).toBe(1)
  })

  it('leave something to do in every corner of the office', async () => {
    const answer = await callApi(
      server,
      await signIn('daisuke.sugawara'),
      `{ getDashboard { BookingsToday BookingsThisWeek Waiting WaitingSuspended EndingSoon RenewalsOpen ExamsWithoutDate
          RewardsDueYen RewardsDuePeople }
        getWorkCounts { AttendanceToRecord BookingsToday ExamsWithoutDate JudgementsOpen Attention RewardsDue
          FloraTestsOpen FloraWishes MailsFailed } }`,
    )
    const { getDashboard, getWorkCounts } = answer.data ?? {}
    expect(answer.errors).toBeUndefined()
    const idle = Object.entries({ ...getDashboard, ...getWorkCounts }).filter(([, number]) => !(number > 0))
    expect(idle).toEqual([])
  })

  it.each(['suspension_status1', 'suspension_status2', 'donation_paused', 'resting', 'update_required'])(
    'are for some part %s',
    async (column) => {
      const where = sql`${sql.identifier(column)} and not delete_status`
      expect(await numberOf(sql`select count(*) from user_profiles where ${where}`)).toBeGreaterThan(0)
    },
  )

  it('wait exactly when the list has them, and only while the month is full', async () => {
    expect(
      await rowsOf(sql`select id from user_profiles where not delete_status
        and (user_status = 'WaitingGuidance') <> (waiting_since is not null)`),
    ).toEqual([])
    expect(
      await numberOf(sql`select available_slots + additional_available_slots - given_guidance_count
        from preference_slots where year = 2026 and month = 12`),
    ).toBe(0)
  })

  it('were invited in the order in which they began to wait', async () => {
    expect(
      await rowsOf(sql`with turns as (
          select g.guidance_invited_at as invited_at, coalesce(
            (select max(before.closed_at) from guidances before
              where before.user_id = g.user_id and before.closed_at <= g.guidance_invited_at),
            (select max(c.submitted_at) from online_checks c
              where c.user_id = g.user_id and c.submitted_at <= g.guidance_invited_at)) as since
          from guidances g)
        select later.* from turns earlier join turns later
          on later.since > earlier.since and later.invited_at < earlier.invited_at`),
    ).toEqual([])
    expect(
      await rowsOf(sql`select p.email from user_profiles p where user_status = 'WaitingGuidance'
        and not suspension_status1 and waiting_since <
          (select max(c.submitted_at) from guidances g join online_checks c on c.user_id = g.user_id
            where c.submitted_at <= g.guidance_invited_at)`),
    ).toEqual([])
  })

  it('have places in every month', async () => {
    expect(await numberOf(sql`select count(*) from preference_slots`)).toBe(13)
  })

  it('fill the hours as counted, on open days only', async () => {
    expect(
      await rowsOf(sql`select s.start_at, s.reserved, count(g.id) from booking_slots s
        left join guidances g on g.reserved_at = s.start_at and g.closed_at is null and g.status = 'Reserved'
        where s.start_at > '2026-12-01T00:00:00Z' group by s.start_at having s.reserved <> count(g.id)`),
    ).toEqual([])
    expect(await numberOf(sql`select sum(reserved) from booking_slots`)).toBe(
      await numberOf(sql`select count(*) filter (where status = 'Attended' or status = 'Reserved') + sum(absences)
        from guidances where status <> 'Reserved' or closed_at is null`),
    )
    expect(
      await rowsOf(sql`select start_at from booking_slots
        where extract(isodow from start_at at time zone 'Asia/Tokyo') > 5
          or extract(hour from start_at at time zone 'Asia/Tokyo') not between 11 and 18`),
    ).toEqual([])
  })

  it('are certified only after a check that was passed and a test that was judged', async () => {
    expect(
      await rowsOf(sql`select id from user_profiles p where donor_id is not null and not exists (
        select 1 from online_checks c join health_checks h on h.screening_id = c.screening_id
        where c.user_id = p.id and c.online_check_result = 'Passed' and h.donor_status = 'Certified'
          and (c.submitted_at at time zone 'Asia/Tokyo')::date <= h.exam_date)`),
    ).toEqual([])
    expect(
      await rowsOf(sql`select id from user_profiles p where donor_expiration_date is not null and (
        donor_expiration_date - commencement_window_period_date <> 28
        or donor_expiration_date - 84 <> (select max(exam_date) from health_checks h
          where h.user_id = p.id and h.donor_status = 'Certified')
        or (donor_status = 'Certified') <> (user_status in
          ('Donation', 'RenewalExamOnlineCheckBeforeExam', 'DonorRenewalExam'))
        or (donor_status = 'Certified' and donor_expiration_date < '2026-12-01')
        or (user_status = 'Donation') <> (donor_status = 'Certified'
          and commencement_window_period_date > '2026-12-01'))`),
    ).toEqual([])
  })

  it('have as many donations as their profile says, inside a period and the opening hours', async () => {
    expect(
      await rowsOf(sql`select p.id from user_profiles p
        left join donations d on d.user_id = p.id and d.stool_receipt_status = 'Implemented'
        group by p.id having p.total_donations_count <> count(d.id)
          or p.latest_donations_count > p.total_donations_count`),
    ).toEqual([])
    expect(
      await rowsOf(sql`select d.donation_at from donations d join user_profiles p on p.id = d.user_id
        where extract(isodow from donation_at at time zone 'Asia/Tokyo') > 5
          or extract(hour from donation_at at time zone 'Asia/Tokyo') not between 8 and 19
          or (donation_at at time zone 'Asia/Tokyo')::date
            not between p.registration_date_of_donor and p.donor_expiration_date`),
    ).toEqual([])
    const ranks = await rowsOf(sql`select distinct user_rank from user_profiles where user_rank is not null`)
    expect(ranks.length).toBe(6)
  })

  it('earn one reward a donation with stool, and are paid what is due', async () => {
    expect(
      await rowsOf(sql`select d.id from donations d
        left join reward_entries r on r.donation_id = d.id and r.stage = 'Pending'
        where (r.id is null) <> (d.stool_receipt_status = 'NotImplemented') or r.amount_yen <> 3000`),
    ).toEqual([])
    expect(
      await rowsOf(sql`select paid.id from reward_entries paid left join reward_entries due
        on due.donation_id = paid.donation_id and due.kind = paid.kind and due.stage = 'Due'
        where paid.stage = 'Paid' and (due.id is null or due.created_at > paid.created_at)`),
    ).toEqual([])
    const bonus = sql`select count(*) from reward_entries where kind = 'RenewalBonus' and amount_yen = 2000`
    expect(await numberOf(bonus)).toBeGreaterThan(50)
  })

  it('are gone without a trace of who they were', async () => {
    expect(
      await rowsOf(sql`select p.id from user_profiles p left join online_checks c on c.user_id = p.id
        where p.delete_status and (p.birthday is not null or p.address is not null or p.gender is not null
          or p.last_name_furigana is not null or c.answers ? 'Q01'
          or c.answers <> '{}' and p.total_donations_count = 0)`),
    ).toEqual([])
    expect(await numberOf(sql`select count(*) from user_profiles where delete_status`)).toBeGreaterThan(3)
    expect(await numberOf(sql`select count(*) from user_profiles where suspension_status1`)).toBeGreaterThan(
      0,
    )
    expect(await numberOf(sql`select count(*) from user_profiles where suspension_status2`)).toBeGreaterThan(
      0,
    )
  })

  it('stand in the log in the order of time, with the name of nobody', async () => {
    expect(
      await rowsOf(sql`select id from (select id, time, lag(time) over (order by id) as before from activities) a
        where a.time < a.before`),
    ).toEqual([])
    expect(
      await rowsOf(sql`select a.id from activities a join user_profiles p on p.id = a.user_id
        where p.last_name is not null and (position(p.last_name || p.first_name in a.text) > 0
          or position(p.email in a.text) > 0)`),
    ).toEqual([])
    expect(
      await rowsOf(sql`select p.id from user_profiles p where not exists (
        select 1 from activities a where a.user_id = p.id and a.category = 'Profile' and a.operation = 'Create')`),
    ).toEqual([])
  })
})
