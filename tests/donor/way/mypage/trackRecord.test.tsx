import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepCurrentUser } from '../../../../donor/ground/session/currentUserStore'
import { DonationList, RewardsSection } from '../../../../donor/way/donating/trackRecord/GivenAndEarned'
import { RankCard } from '../../../../donor/way/donating/trackRecord/RankCard'
import type { TrackRecord } from '../../../../donor/way/donating/trackRecord/loadTrackRecord'
import { person } from '../../person'
import { renderPage } from '../../renderPage'

type Donation = TrackRecord['DonationInfo'][number]
type Period = TrackRecord['RewardPeriods'][number]

const visit = (index: number, change: Partial<Donation> = {}): Donation => ({
  Id: `donation-${index}`,
  DonationAt: '2026-11-20T03:00:00.000Z',
  StoolReceiptStatus: 'Implemented',
  RewardStatus: 'NotImplemented',
  ...change,
})
const period = (change: Partial<Period>): Period => ({
  Id: 'period-1',
  ValidFrom: '2026-11-10',
  ValidUntil: '2027-02-02',
  ClosedOn: null,
  Donations: 0,
  DonationYen: 0,
  BonusYen: 0,
  Stage: null,
  PaidAt: null,
  ...change,
})
const donor = (TotalDonationsCount: number, Rewards = { Due: 0, Pending: 0, Paid: 0, Expected: 0 }) =>
  keepCurrentUser({
    ...person({ UserStatus: 'Donation', UserRank: 'Silver', TotalDonationsCount }),
    Rewards,
  })
/** Term and value of each row on the page, as read. */
const rows = () => screen.getAllByRole('term').map((term) => term.parentElement?.textContent)

beforeEach(() => donor(0))

describe('the rank', () => {
  it('is said with what the next one takes', async () => {
    donor(14)
    renderPage(<RankCard />)
    expect(await screen.findByText('あと6回でゴールド')).toBeTruthy()
    const held = screen.getAllByRole('listitem').find((bead) => bead.getAttribute('aria-current'))
    expect(held?.textContent).toBe('シルバー')
  })

  it('ends with the highest', async () => {
    donor(100)
    renderPage(<RankCard />)
    expect(await screen.findByText('最高ランクです')).toBeTruthy()
  })
})

describe('the rewards', () => {
  it('tell what is due, what is expected and what was paid', async () => {
    donor(8, { Due: 30_000, Pending: 6_000, Paid: 12_000, Expected: 40_000 })
    const periods = [
      period({ Donations: 2, DonationYen: 6_000, Stage: 'Pending' }),
      period({
        Id: 'period-2',
        ValidFrom: '2026-08-10',
        ClosedOn: '2026-11-10',
        Donations: 6,
        DonationYen: 18_000,
        BonusYen: 12_000,
        Stage: 'Due',
      }),
    ]
    renderPage(<RewardsSection periods={periods} />)
    await screen.findByRole('heading', { name: '協力金' })
    expect(rows()).toEqual(
      expect.arrayContaining([
        '確定（お渡し待ち）30,000円分',
        'いまの有効期間の見込み6,000円分',
        '更新で認定されたときの加算＋4,000円分',
        'これまでにお渡しした協力金12,000円分',
        '更新の加算6回 × 2,000円分12,000円分',
        '合計30,000円分',
      ]),
    )
    expect(screen.getByText('金額が決まりました。お渡しの準備をしています。')).toBeTruthy()
    expect(screen.getByText(/期間の日付が重なることがあります。/)).toBeTruthy()
  })

  it('promise no bonus when no period runs, and say so when a period brought nothing', async () => {
    renderPage(<RewardsSection periods={[period({ ClosedOn: '2027-02-02' })]} />)
    expect(await screen.findByText('協力金の対象となる献便はありませんでした。')).toBeTruthy()
    expect(rows().join()).not.toContain('加算')
    expect(screen.queryByText(/重なる/)).toBeNull()
  })
})

describe('the donations', () => {
  it('say what was received and what is rewarded', async () => {
    const donations = [
      visit(1),
      visit(2, { StoolReceiptStatus: 'NotImplemented' }),
      visit(3, { RewardStatus: 'Implemented' }),
    ]
    donor(2)
    renderPage(<DonationList donations={donations} />)
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      '2026年11月20日（金）12:00お預かり受領済み協力金これからお渡しします',
      '2026年11月20日（金）12:00お預かり未受領協力金対象外',
      '2026年11月20日（金）12:00お預かり受領済み協力金お渡し済み',
    ])
  })

  it('come a page at a time', async () => {
    donor(45)
    const user = userEvent.setup()
    renderPage(<DonationList donations={Array.from({ length: 45 }, (_, index) => visit(index))} />)
    await user.click(await screen.findByRole('button', { name: 'もっと見る（残り25件）' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(40)
    await user.click(screen.getByRole('button', { name: 'もっと見る（残り5件）' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(45)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('are said to be the latest where there were more', async () => {
    donor(300)
    renderPage(<DonationList donations={[visit(1)]} />)
    expect(await screen.findByText(/^最近の1件を表示しています。/)).toBeTruthy()
  })

  it('say what will be here before the first', async () => {
    renderPage(<DonationList donations={[]} />)
    expect(await screen.findByRole('heading', { name: '献便の記録はまだありません。' })).toBeTruthy()
  })
})
