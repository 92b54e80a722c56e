import { useState } from 'react'
import { formatJapaneseDateTime } from '../../shared/dates'
import {
  donationLabels as labels,
  rewardStatusLabels,
  stoolReceiptLabels,
} from '../../shared/labels/donationLabels'
import {
  DONATIONS,
  DONATIONS_EMPTY,
  NOT_REWARDED,
  onlyLatest,
  REWARD_TO_COME,
  showMore,
  NO_DONATIONS,
} from '../../shared/messages/trackRecord'
import { Button } from '../components/Button'
import { Card } from '../components/Card'
import { Illustration } from '../components/Illustration'
import { useSignedInUser } from '../currentUser/useCurrentUser'
import picture from '../illustrations/spot-give.svg?url&no-inline'
import styles from './DonationList.module.css'
import type { TrackRecord } from './loadTrackRecord'

type Donation = TrackRecord['DonationInfo'][number]

const PAGE = 20

/** Cards on a phone, rows on a wide screen. */
export function DonationList({ donations }: { donations: readonly Donation[] }) {
  const { TotalDonationsCount } = useSignedInUser().Profile
  const [shown, setShown] = useState(PAGE)
  const left = donations.length - shown
  const received = donations.filter(({ StoolReceiptStatus }) => StoolReceiptStatus === 'Implemented').length
  return (
    <section className="stack">
      <h2>{DONATIONS}</h2>
      {donations.length === 0 ? (
        <Card>
          <Illustration src={picture} className={styles.picture} lazy />
          <h3>{NO_DONATIONS}</h3>
          <p className="support">{DONATIONS_EMPTY}</p>
        </Card>
      ) : (
        <ul className={styles.list}>
          {donations.slice(0, shown).map((donation) => (
            <Visit key={donation.Id} donation={donation} />
          ))}
        </ul>
      )}
      {left > 0 && (
        <div className="buttons">
          <Button kind="two" onClick={() => setShown(shown + PAGE)}>
            {showMore(left)}
          </Button>
        </div>
      )}
      {left <= 0 && received < TotalDonationsCount && (
        <p className="support">{onlyLatest(donations.length)}</p>
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
  if (received === 'NotImplemented') return NOT_REWARDED
  return paid === 'Implemented' ? rewardStatusLabels.Implemented : REWARD_TO_COME
}
