import { Link } from 'react-router'
import { DONOR_CARD, SHOW_LARGE } from '../../shared/messages/donorCard'
import { formatJapaneseTime } from '../../shared/dates'
import { statementLine, TO_SEE, TO_STATEMENT } from '../../shared/messages/conditionLinks'
import { userRankLabels } from '../../shared/labels/userRankLabels'
import { ButtonLink } from '../components/ButtonLink'
import { Illustration } from '../components/Illustration'
import { Tag } from '../components/Tag'
import flowers from '../illustrations/spot-give.svg?url&no-inline'
import { useSignedInUser } from '../currentUser/useSignedInUser'
import { useToday } from '../rootData'
import { Barcode } from './Barcode'
import { cardState } from '../currentUser/cardState'
import styles from './DonorCard.module.css'
import { DonorCardDialog } from './DonorCardDialog'
import { OPENED_HERE } from '../nextStep/openedHere'

const LARGE = { to: '#donor-card', state: OPENED_HERE, preventScrollReset: true }

/** Name, rank and barcode of a certified donor; pressing the barcode enlarges it. */
export function DonorCard({ barcode }: { barcode: Promise<string> }) {
  const user = useSignedInUser()
  const { Profile } = user
  const { DonorId: donorId } = Profile
  const { rest, note } = cardState(user, useToday())
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
            {/* Same as the link below, for a finger on the barcode. */}
            <Link {...LARGE} className={styles.cover} tabIndex={-1} aria-hidden="true" />
            <Barcode source={barcode} donorId={donorId} />
          </div>
        )}
      </section>
      {!rest && <TodaysStatement />}
      {donorId && (
        <div className={styles.below}>
          <p className="support">{note}</p>
          <ButtonLink {...LARGE} kind="two" small aria-haspopup="dialog">
            {SHOW_LARGE}
          </ButtonLink>
          <DonorCardDialog barcode={barcode} donorId={donorId} />
        </div>
      )}
    </div>
  )
}

/** Today's statement, or the link to make one. */
function TodaysStatement() {
  const { Statement } = useSignedInUser()
  const today = useToday()
  return Statement?.Day === today ? (
    <p>
      {statementLine(formatJapaneseTime(new Date(Statement.UpdatedAt)), Statement.Outcome)}{' '}
      <Link to="/statement">{TO_SEE}</Link>
    </p>
  ) : (
    <div className="buttons">
      <ButtonLink to="/statement" small>
        {TO_STATEMENT}
      </ButtonLink>
    </div>
  )
}
