import { Link } from 'react-router'
import { courseLabels as labels } from '../../shared/labels/courseLabels'
import { donorStatuses } from '../../shared/lifecycle'
import * as mypage from '../../shared/messages/mypage'
import { BONUS_UNLIKELY, mayRenew, type HeldRenewal } from '../../shared/messages/renewalHeld'
import { yenText } from '../../shared/rewards'
import { Card } from '../components/Basics'
import { useSignedInUser } from '../pageData'
import { RankProgress } from '../trackRecord/RankProgress'
import styles from './DonationCounts.module.css'

/** `held` while donating is paused. */
export function DonationCounts({ held }: { held: HeldRenewal | null }) {
  const { Profile, Rewards } = useSignedInUser()
  const renews = !held || mayRenew(held)
  const certified = donorStatuses.includes(Profile.UserStatus)
  const counts = [
    { label: labels.TotalDonationsCount.donor, count: Profile.TotalDonationsCount },
    {
      label: certified ? labels.LatestDonationsCount.donor : mypage.LAST_PERIOD_DONATIONS,
      count: Profile.LatestDonationsCount,
    },
  ]
  const rewards = [
    { label: mypage.PERIOD_REWARD, text: `${yenText(Rewards.Pending)}分` },
    {
      label: mypage.RENEWAL_BONUS,
      text: renews ? `＋${yenText(Rewards.Expected - Rewards.Due - Rewards.Pending)}分` : BONUS_UNLIKELY,
    },
  ]
  return (
    <Card>
      <h2>献便の回数</h2>
      <dl className={styles.counts}>
        {counts.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {count}
              <small>回</small>
            </dd>
          </div>
        ))}
      </dl>
      <RankProgress donations={Profile.TotalDonationsCount} />
      {certified && (
        <>
          <dl className={styles.rewards}>
            {rewards.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="support">{mypage.PAID_AT_THE_END}</p>
        </>
      )}
      <p>
        <Link to="/track_record">{mypage.TO_TRACK_RECORD}</Link>
      </p>
    </Card>
  )
}
