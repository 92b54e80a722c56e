import { japaneseDateOf } from '../../facts/dates'
import { grouped } from '../../facts/grouped'

/**
 * Above this other income of a year may have to be declared by who has a salary. Whole yen; Income Tax Act,
 * article 121, paragraph 1, number 1.
 */
export const DECLARED_ABOVE_YEN = 200_000

type Paid = { PaidAt: string; AmountYen: number }
export type YearlyStatement<Payout extends Paid = Paid> = {
  year: number
  amountYen: number
  payouts: readonly Payout[]
}

/** What was paid from 1 January to 31 December, by the Japanese day of payment; the newest year first. */
export const yearlyStatements = <Payout extends Paid>(
  payouts: readonly Payout[],
): YearlyStatement<Payout>[] =>
  [...grouped(payouts, ({ PaidAt }) => Number(japaneseDateOf(new Date(PaidAt)).slice(0, 4)))]
    .map(([year, paid]) => ({
      year,
      amountYen: paid.reduce((sum, { AmountYen }) => sum + AmountYen, 0),
      payouts: paid,
    }))
    .toSorted((one, other) => other.year - one.year)
