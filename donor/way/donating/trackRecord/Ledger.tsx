import { formatJapaneseDate, formatJapaneseDateTime, japaneseDateOf } from '../../../../shared/facts/dates'
import { renewalBonus, yenOfDonation, yenText } from '../../../../shared/facts/rewards'
import { isPartlyPaid } from '../../../../shared/rules/donating/partlyPaid'
import { rewardStageLabels } from '../../../../shared/words/labels/donationLabels'
import * as words from '../../../../shared/words/donating/trackRecord'
import { Unbroken } from '../../../parts/components/Basics'
import { useSignedInUser } from '../../../ground/page/standing'
import { useTexts } from '../../../ground/page/rootData'
import styles from './Ledger.module.css'
import type { TrackRecord } from './loadTrackRecord'

type Period = TrackRecord['RewardPeriods'][number]

/** The rewards: an entry a payout, with the day of each donation in it. */
export function Ledger({ DonationInfo, RewardPeriods }: Pick<TrackRecord, 'DonationInfo' | 'RewardPeriods'>) {
  const { Rewards } = useSignedInUser()
  const texts = useTexts()
  const nothingReceived = DonationInfo.filter(
    ({ StoolReceiptStatus }) => StoolReceiptStatus === 'NotImplemented',
  )
  return (
    <section className="stack">
      <h2>{words.REWARDS}</h2>
      <dl className={styles.sums}>
        <Sum term={words.rewardTerms.paid} yen={Rewards.Paid} />
        {Rewards.Due > 0 && <Sum term={words.rewardTerms.due} yen={Rewards.Due} />}
      </dl>
      {RewardPeriods.length === 0 ? (
        <p>{words.NO_PERIODS}</p>
      ) : (
        <div>
          {RewardPeriods.map((period, index) => (
            <Entry key={period.Id} period={period} isOpen={index === 0} />
          ))}
          {nothingReceived.length > 0 && (
            <details className={styles.entry}>
              <summary>
                <span>
                  <b>{words.NOTHING_RECEIVED}</b>
                  <small>{words.NOT_REWARDED}</small>
                </span>
                <b>{words.times(nothingReceived.length)}</b>
              </summary>
              <ul className={styles.days}>
                {nothingReceived.map(({ Id, DonationAt }) => (
                  <li key={Id}>{formatJapaneseDateTime(new Date(DonationAt))}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
      <p className="support">
        <Unbroken text={`${words.rewardsMeaning(texts.rewards)}${texts.rewards.method}`} />
      </p>
    </section>
  )
}

function Sum({ term, yen }: { term: string; yen: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{`${yenText(yen)}分`}</dd>
    </div>
  )
}

/** More days of a payout are folded. */
const SHOWN = 5

function Entry({ period, isOpen }: { period: Period; isOpen: boolean }) {
  const { Rewards } = useSignedInUser()
  const { Stage, ValidFrom, ValidUntil, ClosedOn, PaidAt, DonationYen, BonusYen, DueYen } = period
  const earned = period.Earned ?? []
  const bonus = renewalBonus(Rewards)
  const title = Stage === 'Paid' && PaidAt ? words.paidOn(japaneseDateOf(new Date(PaidAt))) : null
  const span = words.periodSpan(ValidFrom, ClosedOn ?? ValidUntil)
  return (
    <details className={styles.entry} open={isOpen}>
      <summary>
        <span>
          <b>{title ?? (Stage ? rewardStageLabels[Stage] : words.NOTHING_YET)}</b>
          <small>
            <Unbroken text={span} />
          </small>
        </span>
        <b>{`${yenText(DonationYen + BonusYen)}分`}</b>
      </summary>
      {earned.length === 0 ? (
        <p className="support">{ClosedOn === null ? words.NOTHING_EARNED_YET : words.NOTHING_EARNED}</p>
      ) : (
        <Days earned={earned.slice(0, SHOWN)} />
      )}
      {earned.length > SHOWN && (
        <details className={styles.more}>
          <summary>{words.moreDays(earned.length - SHOWN)}</summary>
          <Days earned={earned.slice(SHOWN)} />
        </details>
      )}
      <dl className={styles.sums}>
        {BonusYen > 0 && <Sum term={words.rewardTerms.renewal} yen={BonusYen} />}
        {isPartlyPaid(period) && <Sum term={words.rewardTerms.due} yen={DueYen} />}
        {ClosedOn === null && bonus > 0 && <Sum term={words.rewardTerms.bonus} yen={bonus} />}
      </dl>
      {Stage && Stage !== 'Paid' && <p className="support">{words.rewardMeaning[Stage]}</p>}
    </details>
  )
}

/** Each donation with what it brings, so that the sum can be counted again. */
function Days({ earned }: { earned: NonNullable<Period['Earned']> }) {
  return (
    <ul className={styles.days}>
      {earned.map((donation, nth) => (
        <li key={nth}>
          <span>{formatJapaneseDate(donation.DonatedOn)}</span>
          <span>{`${yenOfDonation(donation)}分`}</span>
        </li>
      ))}
    </ul>
  )
}
