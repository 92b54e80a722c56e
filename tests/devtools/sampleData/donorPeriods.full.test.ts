import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkRows } from '../../../devtools/simulation/invariants/checkInvariants'
import { runDueJobs } from '../../../server/office/jobs/jobs'
import { findOpenPeriod } from '../../../server/care/donations/periods/closePeriod'
import { makeDonorCard } from '../../../server/care/donations/periods/makeDonorCard'
import { donationScreenings, donations, rewardEntries } from '../../../server/ground/tables/donations'
import { screenings } from '../../../server/ground/tables/screenings'
import { userProfiles } from '../../../server/ground/tables/users'
import { samplePublicTexts } from '../../../shared/facts/config'
import { addDays, japaneseDateOf } from '../../../shared/facts/dates'
import { donorStatuses } from '../../../shared/rules/person/stages'
import { rankFor } from '../../../shared/facts/ranks'
import { periodReward } from '../../../shared/facts/rewards'
import { payoutColumns } from '../../../shared/words/labels/csvLabels'
import { staff } from '../../support/actors'
import { codeOf } from '../../support/api'
import { expectOneSum } from '../../support/money'
import { startSampleServer } from '../../support/sampleServer'
import type { TestServer } from '../../support/testServer'
import { toldOfPeople, WITHOUT_VALUES } from './toldOfPeople'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
}, 120_000)
afterAll(() => server.close())

test('each donor has a running period that agrees with the profile, nobody else has one', async () => {
  const profiles = await server.db.select().from(userProfiles)
  expect(profiles.filter(({ donorStatus }) => donorStatus === 'Certified').length).toBeGreaterThan(10)
  for (const profile of profiles) {
    const period = await findOpenPeriod(server.db, profile.id)
    expect(period?.validUntil ?? null).toBe(
      profile.donorStatus === 'Certified' ? profile.donorExpirationDate : null,
    )
    expect(profile.donorStatus === 'Certified').toBe(donorStatuses.includes(profile.userStatus))
    expect(profile.userRank).toBe(
      profile.donorId ? rankFor(profile.totalDonationsCount, samplePublicTexts.ranks) : null,
    )
  }
})

test('every donation lies in its period, and the ledger has what the period brought', async () => {
  const rows = await server.db
    .select()
    .from(donations)
    .innerJoin(donationScreenings, eq(donationScreenings.donationId, donations.id))
    .innerJoin(screenings, eq(screenings.id, donationScreenings.screeningId))
  for (const { donations: donation, screenings: period } of rows) {
    const day = japaneseDateOf(donation.donationAt)
    expect(day >= (period.validFrom ?? '9') && day <= (period.validUntil ?? '')).toBe(true)
  }
  const closed = await server.db.select().from(screenings).where(isNotNull(screenings.periodClosedOn))
  expect(closed.length).toBeGreaterThan(5)
  for (const period of closed) {
    const received = rows.filter(
      (row) => row.screenings.id === period.id && row.donations.stoolReceiptStatus === 'Implemented',
    ).length
    const entries = await server.db.select().from(rewardEntries).where(eq(rewardEntries.periodId, period.id))
    const due = entries.filter(({ stage }) => stage === 'Due')
    const renewed = due.some(({ kind }) => kind === 'RenewalBonus')
    expect(due.reduce((sum, { amountYen }) => sum + amountYen, 0)).toBe(
      periodReward(received, renewed, samplePublicTexts.rewards),
    )
  }
})

const statements = readFileSync(
  new URL('../../../server/ground/migrations/0005_periods_of_before.sql', import.meta.url),
  'utf8',
).split('--> statement-breakpoint')

async function kept() {
  const rows = async (query: string) => (await server.db.execute(sql.raw(query))).rows
  return {
    periods: await rows(
      'select id, judged_at, valid_from, valid_until, period_closed_on from screenings order by id',
    ),
    rewards: await rows('select id, period_id from reward_entries order by id'),
    numbers: await rows('select last_value from donor_numbers'),
  }
}

test('donors from before periods were kept get those that their tests have opened', async () => {
  const before = await kept()
  for (const statement of [
    'update screenings set judged_at = null, valid_from = null, valid_until = null, period_closed_on = null',
    'alter table reward_entries disable trigger reward_entries_append_only',
    'update reward_entries set period_id = null',
    'alter table reward_entries enable trigger reward_entries_append_only',
    'alter sequence donor_numbers restart',
  ])
    await server.db.execute(sql.raw(statement))
  expect(await kept()).not.toEqual(before)
  for (const statement of statements) await server.db.execute(sql.raw(statement))
  expect(await kept()).toEqual(before)
})

test('donor numbers go on where the sample ends, and the barcodes are there', async () => {
  const donors = await server.db.select().from(userProfiles).where(isNotNull(userProfiles.donorId))
  const present = donors.filter(({ deleteStatus }) => !deleteStatus)
  for (const { barCodeBucket, barCodeKey } of present)
    expect(await server.deps.files.get(barCodeBucket ?? '', barCodeKey ?? 'none')).not.toBeNull()
  const [newest] = await server.db
    .select({ id: sql<string>`max(${userProfiles.donorId})` })
    .from(userProfiles)
  const [somebody] = await server.db
    .select()
    .from(userProfiles)
    .where(sql`donor_id is null`)
    .limit(1)
  if (!somebody || !newest) throw new Error('The sample has nobody')
  const { donorId } = await server.db.transaction((tx) => makeDonorCard(tx, server.deps, somebody))
  expect(Number(donorId?.slice(2))).toBe(Number(newest.id.slice(2)) + 1)
})

test('the sample people keep the rules that the simulation verifies, also after a day’s work', async () => {
  await runDueJobs(server.deps, server.clock.now())
  const checked = await checkRows(server.db, server.deps.vault)
  expect(checked.filter(({ broken }) => broken.length > 0)).toEqual([])
  for (const { label, looked } of checked) expect(looked, label).toBeGreaterThan(3)
})

test('whatever the log tells of a person has left values before and after, or is on the list', async () => {
  const told = await toldOfPeople(server.db)
  expect(told.filter(({ hasValues }) => !hasValues).map(({ kind }) => kind)).toEqual(WITHOUT_VALUES)
})

test('what they gave is in quarantine, usable, held and discarded; one hold is under way, and one was lifted', async () => {
  const rowsOf = async (query: ReturnType<typeof sql>) => (await server.db.execute(query)).rows
  const states = await rowsOf(sql`select distinct state from units order by state`)
  expect(states.map(({ state }) => state)).toEqual(['Quarantine', 'Usable', 'Held', 'Discarded'])
  const inHouse = await rowsOf(
    sql`select distinct state from units where handed_over_at is null and state in ('Quarantine', 'Usable')`,
  )
  expect(inHouse).toHaveLength(2)
  expect(
    await rowsOf(sql`select h.cause, h.decision from holds h join units u on u.user_id = h.user_id
      and is_covered(japanese_day(u.received_at), h.since, h.until) group by h.id order by h.created_at`),
  ).toEqual([
    { cause: 'Office', decision: 'Lifted' },
    { cause: 'Report', decision: null },
  ])
  expect(
    await rowsOf(sql`select distinct kind, outcome from test_panels order by kind, outcome`),
  ).toHaveLength(5)
})

test('two have asked by law: one waits on the desk until its day, one was answered in part for the law’s reason', async () => {
  const office = await staff(server, 'Administrator')
  const { data } = await office.call(`{
    listCases(filter: { Kind: { eq: RightsRequest } }, sortDirection: ASC) {
      items { Id State DueOn Answer Request { Kind IdentityOn FeePaidOn Outcome Grounds } }
    }
    listWork(filter: { Kinds: [Case] }) { items { SubjectId Due Group Request } }
  }`)
  const [answered, open, ...others] = data?.listCases.items ?? []
  expect(others).toEqual([])
  expect(answered).toMatchObject({
    State: 'Answered',
    Answer: expect.stringContaining('録音していない'),
    Request: { Kind: 'Disclosure', FeePaidOn: expect.any(String), Outcome: 'Part', Grounds: ['NotThere'] },
  })
  expect(open).toMatchObject({ State: 'Open', Request: { Kind: 'Purpose', Outcome: null } })
  expect(open?.DueOn).toBe(addDays(open?.Request?.IdentityOn ?? '', 14))
  expect((data?.listWork.items ?? []).filter(({ Request }) => Request)).toEqual([
    { SubjectId: open?.Id, Due: open?.DueOn, Group: 'ThisWeek', Request: 'Purpose' },
  ])
})

test('for everybody the receipts are the ledger, the file of payouts and the years together', async () => {
  const finance = await staff(server, 'Administrator')
  const paidTo = async (id: string) => {
    const { data } = await finance.call(
      `query ($id: ID!) { getUserById(UserId: $id) {
        Payouts { Id PaidAt AmountYen Donations { DonationYen BonusYen } }
        RewardPeriods { DonationYen BonusYen Earned { DonationYen BonusYen } }
        Rewards { Due Pending Paid } } }`,
      { id },
    )
    const { Payouts, RewardPeriods, Rewards } = data?.getUserById ?? {}
    if (!Payouts || !RewardPeriods || !Rewards) throw new Error('Money is not shown')
    const periods = RewardPeriods.map((period) => ({ ...period, Earned: period.Earned ?? [] }))
    return expectOneSum(server.db, id, { Payouts, RewardPeriods: periods, Rewards })
  }
  const file = await fetch(`${server.url}/api/payouts.csv`, {
    headers: { authorization: `Bearer ${finance.token}` },
  })
  const owed: Record<string, string>[] = parse(await file.text(), { bom: true, columns: true })
  expect(owed.length).toBeGreaterThan(1)
  for (const row of owed) {
    const [person] = await server.db
      .select()
      .from(userProfiles)
      .where(eq(userProfiles.donorId, row[payoutColumns.DonorId] ?? ''))
    const id = person?.id ?? ''
    const before = await paidTo(id)
    const pay = 'mutation ($input: SettleRewardsInput!) { settleRewards(input: $input) { Paid } }'
    const answer = await finance.send(pay, { input: { UserId: id, Period: row[payoutColumns.Period] } })
    expect(codeOf(answer)).toBeNull()
    expect(await paidTo(id)).toEqual({
      total: before.total + Number(row[payoutColumns.AmountYen]),
      payouts: before.payouts + 1,
    })
  }
  const everybody = await server.db.selectDistinct({ id: rewardEntries.userId }).from(rewardEntries)
  for (const { id } of everybody) await paidTo(id)
}, 60_000)
