import { expect, test } from 'vitest'
import { yearlyStatements } from '../../../../shared/rules/donating/yearlyStatement'

test('a payout counts in the year of its Japanese day, the newest year first', () => {
  const [last, first, spring] = [
    { PaidAt: '2026-12-31T14:59:59Z', AmountYen: 30_000 },
    { PaidAt: '2026-12-31T15:00:00Z', AmountYen: 50_000 },
    { PaidAt: '2027-04-01T03:00:00Z', AmountYen: 12_000 },
  ]
  expect(yearlyStatements([spring, first, last])).toEqual([
    { year: 2027, amountYen: 62_000, payouts: [spring, first] },
    { year: 2026, amountYen: 30_000, payouts: [last] },
  ])
  expect(yearlyStatements([])).toEqual([])
})
