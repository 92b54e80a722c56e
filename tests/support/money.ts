import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { findPayout } from '../../server/care/donations/periods/payoutsOfUser'
import type { Queryable } from '../../server/ground/db/client'
import { rewardEntries } from '../../server/ground/tables/donations'
import { yearlyStatements } from '../../shared/rules/donating/yearlyStatement'

type Earned = { DonationYen: number; BonusYen: number }
/** What a person is told of their money. */
export type ToldMoney = {
  Payouts: readonly { Id: string; PaidAt: string; AmountYen: number; Donations: readonly Earned[] }[]
  RewardPeriods: readonly (Earned & { Earned: readonly Earned[] })[]
  Rewards: { Due: number; Pending: number; Paid: number }
}

/** Each receipt, the years and the days of 献便の記録 say what the ledger says. */
export async function expectOneSum(db: Queryable, userId: string, told: ToldMoney) {
  const { Payouts, RewardPeriods, Rewards } = told
  const entries = await db
    .select()
    .from(rewardEntries)
    .where(and(eq(rewardEntries.userId, userId), eq(rewardEntries.stage, 'Paid')))
  for (const payout of Payouts) {
    const ids = (await findPayout(db, userId, payout.Id))?.entries ?? []
    expect(sum(entries.filter(({ id }) => ids.includes(id)))).toBe(payout.AmountYen)
    expect(earned(payout.Donations)).toBe(payout.AmountYen)
  }
  for (const period of RewardPeriods) expect(earned(period.Earned)).toBe(earned([period]))
  const total = sum(entries)
  expect(sum(yearlyStatements(Payouts).map(({ amountYen }) => ({ amountYen })))).toBe(total)
  expect(Rewards.Paid).toBe(total)
  expect(earned(RewardPeriods.flatMap(({ Earned }) => Earned))).toBe(
    Rewards.Due + Rewards.Pending + Rewards.Paid,
  )
  return { total, payouts: Payouts.length }
}

const sum = (parts: readonly { amountYen: number }[]) =>
  parts.reduce((yen, { amountYen }) => yen + amountYen, 0)
const earned = (parts: readonly Earned[]) =>
  sum(parts.map(({ DonationYen, BonusYen }) => ({ amountYen: DonationYen + BonusYen })))
