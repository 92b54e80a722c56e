import { useState } from 'react'
import { formatJapaneseDate, japaneseDateOf, formatJapaneseDateTime } from '../../../../shared/facts/dates'
import {
  rewardStageLabels,
  donationLabels as labels,
  rewardStatusLabels,
  stoolReceiptLabels,
} from '../../../../shared/words/labels/donationLabels'
import * as trackRecord from '../../../../shared/words/donating/trackRecord'
import { renewalBonus, yenText } from '../../../../shared/facts/rewards'
import { Tag, Card, DefinitionList, Button, Illustration } from '../../../parts/components/Basics'
import picture from '../../../ground/illustrations/spot-give.svg?url&no-inline'
import { useSignedInUser } from '../../../ground/page/standing'
import { useTexts } from '../../../ground/page/rootData'
import donationListStyles from './DonationList.module.css'
import styles from './RewardPeriodCard.module.css'
import type { TrackRecord } from './loadTrackRecord'

export function RewardsSection({ periods }: { periods: TrackRecord['RewardPeriods'] }) {
  const { Rewards } = useSignedInUser()
  const { Due, Pending, Paid } = Rewards
  const bonus = renewalBonus(Rewards)
  const texts = useTexts()
  const running = periods.some(({ ClosedOn }) => ClosedOn === null)
  const money = (yen: number) => `${yenText(yen)}分`
  return (
    <section className="stack">
      <h2>{trackRecord.REWARDS}</h2>
      <p>{trackRecord.rewardsMeaning(texts.rewards)}</p>
      <DefinitionList
        items={[
          { term: trackRecord.rewardTerms.due, value: money(Due) },
          ...(running
            ? [
                { term: trackRecord.rewardTerms.pending, value: money(Pending) },
                ...(bonus > 0 ? [{ term: trackRecord.rewardTerms.bonus, value: `＋${money(bonus)}` }] : []),
              ]
            : []),
          { term: trackRecord.rewardTerms.paid, value: money(Paid) },
          { term: trackRecord.rewardTerms.method, value: texts.rewards.method },
        ]}
      />
      <h3>{trackRecord.PERIODS}</h3>
      {periods.length > 1 && <p className="support">{trackRecord.PERIODS_OVERLAP}</p>}
      {periods.length === 0 ? (
        <p>{trackRecord.NO_PERIODS}</p>
      ) : (
        periods.map((period) => <RewardPeriodCard key={period.Id} period={period} />)
      )}
    </section>
  )
}

const TONES = { Pending: 'yolk', Due: 'coral', Paid: 'leaf' } as const

function RewardPeriodCard({ period }: { period: TrackRecord['RewardPeriods'][number] }) {
  const { ValidFrom, ValidUntil, ClosedOn, Donations, DonationYen, BonusYen, Stage, PaidAt } = period
  const { rewards } = useTexts()
  return (
    <Card>
      <div className={styles.head}>
        <h4>
          <span className="noBreak">{formatJapaneseDate(ValidFrom)}から</span>
          <span className="noBreak">{formatJapaneseDate(ClosedOn ?? ValidUntil)}まで</span>
        </h4>
        {ClosedOn === null && <Tag>{trackRecord.RUNNING}</Tag>}
        {Stage && <Tag tone={TONES[Stage]}>{rewardStageLabels[Stage]}</Tag>}
      </div>
      {Stage ? (
        <>
          <DefinitionList
            items={[
              {
                term: trackRecord.rewardTerms.donations,
                value: (
                  <Sum
                    count={trackRecord.timesYen(Donations, rewards.donationYen, DonationYen)}
                    yen={DonationYen}
                  />
                ),
              },
              ...(BonusYen > 0
                ? [
                    {
                      term: trackRecord.rewardTerms.renewal,
                      value: (
                        <Sum
                          count={trackRecord.timesYen(Donations, rewards.renewalBonusYen, BonusYen)}
                          yen={BonusYen}
                        />
                      ),
                    },
                  ]
                : []),
              { term: trackRecord.rewardTerms.total, value: <Sum yen={DonationYen + BonusYen} /> },
              ...(PaidAt
                ? [
                    {
                      term: trackRecord.rewardTerms.paidOn,
                      value: formatJapaneseDate(japaneseDateOf(new Date(PaidAt))),
                    },
                  ]
                : []),
            ]}
          />
          {Stage !== 'Paid' && <p className="support">{trackRecord.rewardMeaning[Stage]}</p>}
        </>
      ) : (
        <p className="support">
          {ClosedOn === null ? trackRecord.NOTHING_EARNED_YET : trackRecord.NOTHING_EARNED}
        </p>
      )}
    </Card>
  )
}

function Sum({ count, yen }: { count?: string; yen: number }) {
  return (
    <span className={styles.sum}>
      {count && <span>{count}</span>}
      <b>{yenText(yen)}分</b>
    </span>
  )
}

type Donation = TrackRecord['DonationInfo'][number]

const PAGE = 20

export function DonationList({ donations }: { donations: readonly Donation[] }) {
  const { TotalDonationsCount } = useSignedInUser().Profile
  const [shown, setShown] = useState(PAGE)
  const left = donations.length - shown
  const received = donations.filter(({ StoolReceiptStatus }) => StoolReceiptStatus === 'Implemented').length
  return (
    <section className="stack">
      <h2>{trackRecord.DONATIONS}</h2>
      {donations.length === 0 ? (
        <Card>
          <Illustration src={picture} className={donationListStyles.picture} lazy />
          <h3>{trackRecord.NO_DONATIONS}</h3>
          <p className="support">{trackRecord.DONATIONS_EMPTY}</p>
        </Card>
      ) : (
        <ul className={donationListStyles.list}>
          {donations.slice(0, shown).map((donation) => (
            <Visit key={donation.Id} donation={donation} />
          ))}
        </ul>
      )}
      {left > 0 && (
        <div className="buttons">
          <Button kind="two" onClick={() => setShown(shown + PAGE)}>
            {trackRecord.showMore(left)}
          </Button>
        </div>
      )}
      {left <= 0 && received < TotalDonationsCount && (
        <p className="support">{trackRecord.onlyLatest(donations.length)}</p>
      )}
    </section>
  )
}

function Visit({ donation: { DonationAt, StoolReceiptStatus, RewardStatus } }: { donation: Donation }) {
  return (
    <li>
      <b>{formatJapaneseDateTime(new Date(DonationAt))}</b>
      <dl>
        <div>
          <dt>{labels.StoolReceiptStatus.donor}</dt>
          <dd>{stoolReceiptLabels[StoolReceiptStatus]}</dd>
        </div>
        <div>
          <dt>{labels.RewardStatus.donor}</dt>
          <dd>{rewardOf(StoolReceiptStatus, RewardStatus)}</dd>
        </div>
      </dl>
    </li>
  )
}

function rewardOf(received: Donation['StoolReceiptStatus'], paid: Donation['RewardStatus']): string {
  if (received === 'NotImplemented') return trackRecord.NOT_REWARDED
  return paid === 'Implemented' ? rewardStatusLabels.Implemented : trackRecord.REWARD_TO_COME
}
