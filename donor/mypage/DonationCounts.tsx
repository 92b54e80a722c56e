import { userProfileLabels as labels } from '../../shared/labels/userProfileLabels'
import { Card } from '../components/Card'
import { useSignedInUser } from '../session/useSignedInUser'
import styles from './DonationCounts.module.css'

/** How often somebody certified has come: in all, and in this period. */
export function DonationCounts() {
  const { Profile } = useSignedInUser()
  const counts = [
    { label: labels.TotalDonationsCount.donor, count: Profile.TotalDonationsCount },
    { label: labels.LatestDonationsCount.donor, count: Profile.LatestDonationsCount },
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
    </Card>
  )
}
