import { userProfileLabels } from '../../shared/labels/userProfileLabels'
import { userRankLabels } from '../../shared/labels/userRankLabels'
import { Illustration } from '../components/Illustration'
import { Tag } from '../components/Tag'
import flowers from '../illustrations/spot-give.svg?url&no-inline'
import { useSignedInUser } from '../session/useSignedInUser'
import styles from './DonorCard.module.css'

/** Who is certified: name, rank and donor number. */
export function DonorCard() {
  const { Profile } = useSignedInUser()
  return (
    <section className={styles.card} aria-label="ドナー証">
      <div>
        <p>ドナー証</p>
        <h2>
          {Profile.LastName} {Profile.FirstName}
        </h2>
        {Profile.UserRank && <Tag tone="yolk">{userRankLabels[Profile.UserRank]}</Tag>}
        {Profile.DonorId && (
          <p className={styles.number}>
            {userProfileLabels.DonorId.donor} <strong>{Profile.DonorId}</strong>
          </p>
        )}
      </div>
      <Illustration src={flowers} className={styles.picture} />
    </section>
  )
}
