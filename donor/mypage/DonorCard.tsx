import { Link } from 'react-router'
import {
  CARD_SUSPENDED,
  CARD_WHILE_PAUSED,
  CARD_WHILE_SUSPENDED,
  DONOR_CARD,
  SHOW_AT_RECEPTION,
  SHOW_LARGE,
} from '../../shared/messages/donorCard'
import { PAUSED } from '../../shared/messages/renewalHeld'
import { userRankLabels } from '../../shared/labels/userRankLabels'
import { ButtonLink } from '../components/ButtonLink'
import { Illustration } from '../components/Illustration'
import { Tag } from '../components/Tag'
import flowers from '../illustrations/spot-give.svg?url&no-inline'
import { useSignedInUser } from '../session/useSignedInUser'
import { Barcode } from './Barcode'
import styles from './DonorCard.module.css'
import { DonorCardDialog } from './DonorCardDialog'
import { suspensionOf } from './suspensionOf'
import { OPENED_HERE } from './openedHere'

const LARGE = { to: '#donor-card', state: OPENED_HERE, preventScrollReset: true }

/** Who is certified: name, rank and the barcode of the donor number, which fills the screen when it is pressed. */
export function DonorCard({ barcode }: { barcode: Promise<string> }) {
  const user = useSignedInUser()
  const { Profile } = user
  const { DonorId: donorId } = Profile
  const rest = restOf(user)
  return (
    <div className="stackSmall">
      <section className={rest ? `${styles.card} ${styles.resting}` : styles.card} aria-label={DONOR_CARD}>
        <div className={styles.head}>
          <div>
            <p>{DONOR_CARD}</p>
            <h2>
              {Profile.LastName} {Profile.FirstName}
            </h2>
            {rest && <Tag tone="coral">{rest}</Tag>}{' '}
            {Profile.UserRank && <Tag tone="yolk">{userRankLabels[Profile.UserRank]}</Tag>}
          </div>
          <Illustration src={flowers} className={styles.picture} />
        </div>
        {donorId && (
          <div className={styles.bar}>
            {/* The same as the link below, for a finger on the barcode. */}
            <Link {...LARGE} className={styles.cover} tabIndex={-1} aria-hidden="true" />
            <Barcode source={barcode} donorId={donorId} />
          </div>
        )}
      </section>
      {donorId && (
        <div className={styles.below}>
          <p className="support">{noteOf(user)}</p>
          <ButtonLink {...LARGE} kind="two" small aria-haspopup="dialog">
            {SHOW_LARGE}
          </ButtonLink>
          <DonorCardDialog barcode={barcode} donorId={donorId} />
        </div>
      )}
    </div>
  )
}

/** Why the card does not open the room now; null while it does. */
function restOf(user: ReturnType<typeof useSignedInUser>): string | null {
  if (suspensionOf(user)) return CARD_SUSPENDED
  return user.Profile.DonationPaused ? PAUSED : null
}

function noteOf(user: ReturnType<typeof useSignedInUser>): string {
  if (suspensionOf(user)) return CARD_WHILE_SUSPENDED
  return user.Profile.DonationPaused ? CARD_WHILE_PAUSED : SHOW_AT_RECEPTION
}
