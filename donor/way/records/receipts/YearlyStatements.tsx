import { formatJapaneseDate, japaneseDateOf } from '../../../../shared/facts/dates'
import { yenOfDonation } from '../../../../shared/facts/rewards'
import { DECLARED_ABOVE_YEN, yearlyStatements } from '../../../../shared/rules/donating/yearlyStatement'
import {
  payoutReceiptTexts,
  receiptTexts,
  yearlyTexts as texts,
} from '../../../../shared/words/records/receipts'
import { Card, Note } from '../../../parts/components/Basics'
import { TakeFile } from '../../account/TakeFile'
import type { OwnReceiptsQuery } from '../../../generated/graphql'
import styles from './YearlyStatements.module.css'

type Payout = NonNullable<OwnReceiptsQuery['getUser']['Payouts']>[number]

/** Sums by the year of payment, each payout with what it was for. */
export function YearlyStatements({ payouts }: { payouts: readonly Payout[] }) {
  const years = yearlyStatements(payouts)
  const above = years.find(({ amountYen }) => amountYen > DECLARED_ABOVE_YEN)
  return (
    <section className="stackSmall" aria-labelledby="yearly">
      <h2 id="yearly">{texts.title}</h2>
      <p>{texts.lead}</p>
      {years.map(({ year, amountYen, payouts: paid }) => (
        <Card key={year}>
          <div className={styles.head}>
            <h3>{texts.year(year)}</h3>
            <p className={styles.sum}>{texts.sum(amountYen)}</p>
          </div>
          {paid.map((payout) => (
            <div key={payout.Id} className={styles.payout}>
              <p>{paidText(payout)}</p>
              <details>
                <summary>{texts.donations}</summary>
                <ul className={styles.donations}>
                  {payout.Donations.map((donation, nth) => (
                    <li
                      key={nth}
                    >{`${formatJapaneseDate(donation.DonatedOn)} ${yenOfDonation(donation)}`}</li>
                  ))}
                </ul>
              </details>
              <PayoutReceipt payout={payout} />
            </div>
          ))}
        </Card>
      ))}
      <Note title={texts.taxTitle}>
        {above && <p>{texts.above(above.year)}</p>}
        <p>{texts.tax}</p>
      </Note>
    </section>
  )
}

const paidText = ({ PaidAt, AmountYen, Donations }: Payout) =>
  texts.payout(formatJapaneseDate(japaneseDateOf(new Date(PaidAt))), AmountYen, Donations.length)

/** Made and signed on request. */
function PayoutReceipt({ payout: { Id, PaidAt } }: { payout: Payout }) {
  const day = japaneseDateOf(new Date(PaidAt))
  return (
    <TakeFile
      path={`/api/payouts/${Id}.pdf`}
      name={payoutReceiptTexts.fileName(day)}
      label={payoutReceiptTexts.take}
      spoken={payoutReceiptTexts.takeOf(formatJapaneseDate(day))}
      failed={receiptTexts.failed}
    />
  )
}
