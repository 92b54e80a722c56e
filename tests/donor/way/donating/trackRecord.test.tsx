import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepCurrentUser } from '../../../../donor/ground/session/currentUserStore'
import { Given } from '../../../../donor/way/donating/trackRecord/Given'
import { Ledger } from '../../../../donor/way/donating/trackRecord/Ledger'
import { Milestones } from '../../../../donor/way/donating/trackRecord/Milestones'
import { Rhythm } from '../../../../donor/way/donating/trackRecord/Rhythm'
import garden from '../../../../donor/way/donating/trackRecord/Garden.module.css'
import { habitOf, weeksOf } from '../../../../donor/way/donating/trackRecord/rhythm'
import type { TrackRecord } from '../../../../donor/way/donating/trackRecord/loadTrackRecord'
import { addDays } from '../../../../shared/facts/dates'
import { person } from '../../person'
import { renderPage } from '../../renderPage'

type Donation = TrackRecord['DonationInfo'][number]
type Period = TrackRecord['RewardPeriods'][number]

/** At noon in Japan. */
const noon = (day: string) => `${day}T03:00:00.000Z`
const visit = (
  day: string,
  StoolReceiptStatus: Donation['StoolReceiptStatus'] = 'Implemented',
): Donation => ({
  Id: `${day} ${StoolReceiptStatus}`,
  DonationAt: noon(day),
  StoolReceiptStatus,
})
const period = (change: Partial<Period>): Period => ({
  Id: 'period-1',
  ValidFrom: '2026-11-10',
  ValidUntil: '2027-02-02',
  ClosedOn: null,
  Donations: change.DonatedAt?.length ?? 0,
  DonatedAt: [],
  Earned: [],
  DonationYen: 0,
  DueYen: 0,
  BonusYen: 0,
  Stage: null,
  PaidAt: null,
  ...change,
})
const cameOn = (days: string[], BonusYen = 0) => ({
  DonatedAt: days.map(noon),
  Earned: days.map((DonatedOn) => ({ DonatedOn, DonationYen: 3_000, BonusYen })),
})
const running = period({
  ...cameOn(['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16', '2026-11-12']),
  DonationYen: 18_000,
  Stage: 'Pending',
})
const before = period({
  Id: 'period-2',
  ValidFrom: '2026-08-10',
  ClosedOn: '2026-11-10',
  ...cameOn(['2026-11-09', '2026-08-11'], 2_000),
  DonationYen: 6_000,
  BonusYen: 4_000,
  Stage: 'Paid',
  PaidAt: '2026-11-20T01:00:00.000Z',
})
const donor = (TotalDonationsCount: number, Rewards = { Due: 0, Pending: 0, Paid: 0, Expected: 0 }) =>
  keepCurrentUser({
    ...person({ UserStatus: 'Donation', UserRank: 'Silver', TotalDonationsCount }),
    Rewards,
  })
const items = (part: HTMLElement) =>
  within(part)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

beforeEach(() => donor(0))

describe('the weeks', () => {
  it('are those of a period, with what has been and what is to come', () => {
    const weeks = weeksOf(running, ['2026-11-20', '2026-11-19', '2026-11-12'], '2026-11-21')
    expect(weeks.map(({ count }) => count)).toEqual([1, 2, ...Array<number>(11).fill(0)])
    expect(weeks.map(({ state }) => state).slice(0, 3)).toEqual(['past', 'now', 'later'])
    expect(weeksOf(before, ['2026-11-10'], '2026-11-21').at(-1)).toEqual({ count: 1, state: 'past' })
  })

  it('are said in words, of this period and of the one before', async () => {
    renderPage(<Rhythm periods={[running, before]} />)
    await screen.findByText('いまの有効期間')
    expect(screen.getByText('前の有効期間')).toBeTruthy()
    const drawn = (what: string | undefined) => document.querySelectorAll(`svg .${what}`).length
    const days = [running, before].flatMap(({ DonatedAt }) => DonatedAt)
    expect([drawn(garden.bead), drawn(garden.flower)]).toEqual([days.length, 2])
    expect(document.body.textContent).toContain('6回。2週間のうち、2週にお越しいただきました。')
    expect(document.body.textContent).toContain('2回。14週間のうち、2週にお越しいただきました。')
  })

  it('have a habit only where one day and one time come most often', () => {
    const at = (day: string, time: string) => new Date(`${day}T${time}:00+09:00`)
    const often = ['2026-11-05', '2026-11-12', '2026-11-19'].map((day) => at(day, '13:00'))
    const others = [at('2026-11-02', '09:00'), at('2026-11-03', '18:30')]
    expect(habitOf([...often, ...others])).toEqual({ weekday: 4, part: '午後' })
    expect(habitOf(often)).toBeNull()
    expect(habitOf([...often, ...often.map((one) => new Date(one.getTime() + 86_400_000))])).toBeNull()
  })
})

describe('the ledger', () => {
  it('names the day of each donation, with the addition apart', async () => {
    donor(8, { Due: 30_000, Pending: 18_000, Paid: 10_000, Expected: 60_000 })
    renderPage(<Ledger DonationInfo={[]} RewardPeriods={[running, before]} />)
    const [open, paid] = await screen.findAllByRole('group')
    if (!open || !paid) throw new Error('no entries')
    expect(open.textContent).toMatch(/^見込み2026年11月10日（火）から2027年2月2日（火）まで18,000円分/)
    expect(items(open).slice(0, 2)).toEqual([
      '2026年11月20日（金）3,000円分',
      '2026年11月19日（木）3,000円分',
    ])
    expect(open.textContent).toContain('あと1回を見る')
    expect(open.textContent).toContain('更新で認定されたときの加算12,000円分')
    expect(screen.getByText('2026年11月20日（金）お渡し')).toBeTruthy()
    expect(document.body.textContent).toContain('更新の加算4,000円分')
    expect(document.body.textContent).toContain('確定（お渡し待ち）30,000円分')
    expect(document.body.textContent).toContain('これまでにお渡しした協力金10,000円分')
  })

  it('says how much is still to come of what was handed over before a renewal certified', async () => {
    donor(2)
    const late = { ...before, DonationYen: 6_000, BonusYen: 4_000, DueYen: 4_000, Stage: 'Due' as const }
    renderPage(<Ledger DonationInfo={[]} RewardPeriods={[late]} />)
    const [entry] = await screen.findAllByRole('group')
    expect(entry?.textContent).toContain('10,000円分')
    expect(entry?.textContent).toContain('確定（お渡し待ち）4,000円分')
  })

  it('says of each yen where it comes from, also where the amount changed within the period', async () => {
    donor(2)
    const Earned = [
      { DonatedOn: '2026-11-09', DonationYen: 3_500, BonusYen: 2_500 },
      { DonatedOn: '2026-08-11', DonationYen: 3_000, BonusYen: 2_000 },
    ]
    renderPage(
      <Ledger
        DonationInfo={[]}
        RewardPeriods={[{ ...before, Earned, DonationYen: 6_500, BonusYen: 4_500 }]}
      />,
    )
    const [entry] = await screen.findAllByRole('group')
    if (!entry) throw new Error('no entry')
    expect(entry.textContent).toContain('11,000円分')
    expect(items(entry)).toEqual([
      '2026年11月9日（月）3,500円、更新加算2,500円分',
      '2026年8月11日（火）3,000円、更新加算2,000円分',
    ])
  })

  it('promises no addition when no period runs, and says so when a period brought nothing', async () => {
    renderPage(<Ledger DonationInfo={[]} RewardPeriods={[period({ ClosedOn: '2027-02-02' })]} />)
    expect(await screen.findByText('協力金の対象となる献便はありませんでした。')).toBeTruthy()
    expect(document.body.textContent).not.toContain('認定されたときの加算')
  })

  it('keeps the visits without stool apart, and says what will be here before the first', async () => {
    const visits = [visit('2026-11-20', 'NotImplemented')]
    renderPage(<Ledger DonationInfo={visits} RewardPeriods={[period({})]} />)
    expect(await screen.findByText('便をお預かりしなかった来室')).toBeTruthy()
    expect(screen.getByText('2026年11月20日（金）12:00')).toBeTruthy()
    expect(screen.getByText('はじめて献便すると、ここに協力金が表示されます。')).toBeTruthy()
  })
})

describe('the milestones', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => visit(addDays('2026-11-20', -index)))

  it('have their days, and what the next takes', async () => {
    donor(14)
    renderPage(<Milestones DonationInfo={many(14)} RewardPeriods={[running, before]} />)
    expect(await screen.findByText('あと6回でゴールド')).toBeTruthy()
    const [list] = screen.getAllByRole('list')
    if (!list) throw new Error('no list')
    expect(items(list)).toEqual([
      '認定の検査　1回目2026年8月10日（月）',
      'はじめての献便2026年11月7日（土）',
      '認定の検査　2回目2026年11月10日（火）',
      'ブロンズ　5回2026年11月11日（水）',
      'シルバー　10回2026年11月16日（月）',
    ])
  })

  it('say no day that is not known, and end with the highest rank', async () => {
    donor(100)
    renderPage(<Milestones DonationInfo={many(20)} RewardPeriods={[running]} />)
    expect(await screen.findByText('最高ランクです')).toBeTruthy()
    expect(screen.queryByText('はじめての献便')).toBeNull()
  })
})

it('what became of what was given is said in sums', async () => {
  renderPage(<Given sums={{ Received: 20, InTests: 8, Usable: 11 }} />)
  await screen.findByRole('heading', { name: '便は、いまどこに' })
  const rows = screen.getAllByRole('term').map((term) => term.parentElement?.textContent)
  expect(rows).toEqual(['お預かりした便20回', '検査の途中の便8回', '使えるようになった便11回'])
})
