import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { userRankLabels } from '../../../shared/words/labels/statusLabels'
import { CONNECTION_LOST } from '../../../shared/words/program/systemMessages'
import * as donorCard from '../../ground/words/donorCard'
import { cardWords } from '../../../shared/words/visits/visit'
import { ButtonLink, Tag } from '../../parts/components/Basics'
import styles from '../../parts/components/DonorCard.module.css'
import { OPENED_HERE } from '../nextStep/NextStepCard'
import { useSignedInUser, useVisit } from '../../ground/page/standing'
import { showToast } from '../../ground/page/toasts'
import { Barcode, type Pictures } from './Barcode'
import type { DonorCardDialog } from './DonorCardDialog'

const LARGE = { to: '#donor-card', state: OPENED_HERE, preventScrollReset: true }

export function DonorCard({ barcode, known }: Pictures) {
  const user = useSignedInUser()
  const { Profile } = user
  const { DonorId: donorId } = Profile
  const visit = useVisit()
  const { state, note } = cardWords(visit)
  const large = useDialog()
  return (
    <div className="stackSmall">
      <section
        className={visit.refusal ? `${styles.card} ${styles.resting}` : styles.card}
        aria-label={donorCard.DONOR_CARD}
      >
        <div className={styles.head}>
          <div>
            <p>{donorCard.DONOR_CARD}</p>
            <h2>
              {Profile.LastName} {Profile.FirstName}
            </h2>
          </div>
          <p className={styles.tags}>
            {visit.refusal && <Tag tone="coral">{state.text}</Tag>}
            {Profile.UserRank && <Tag tone="yolk">{userRankLabels[Profile.UserRank]}</Tag>}
          </p>
        </div>
        {donorId && (
          <div className={styles.bar}>
            <Link {...LARGE} className={styles.cover} tabIndex={-1} aria-hidden="true" />
            <Barcode source={barcode} known={known} donorId={donorId} />
          </div>
        )}
      </section>
      {donorId && (
        <div className={styles.below}>
          {visit.refusal && <p className="support">{note.text}</p>}
          <ButtonLink {...LARGE} kind="two" small aria-haspopup="dialog">
            {donorCard.SHOW_LARGE}
          </ButtonLink>
          {!visit.refusal && (
            <ButtonLink kind="two" small to="/notes_of_donation#room">
              {donorCard.TO_ROOM}
            </ButtonLink>
          )}
          {large && <large.Dialog barcode={barcode} known={known} donorId={donorId} />}
        </div>
      )}
    </div>
  )
}

/** It comes once the card is there. Without a network it is asked for again by whoever opens it. */
function useDialog(): { Dialog: typeof DonorCardDialog } | null {
  const [dialog, setDialog] = useState<{ Dialog: typeof DonorCardDialog } | null>(null)
  const isWanted = useLocation().hash === LARGE.to
  const navigate = useNavigate()
  const giveUp = useEffectEvent(() => {
    if (!isWanted) return
    showToast(CONNECTION_LOST)
    void navigate(-1)
  })
  const isMissing = dialog === null
  useEffect(() => {
    if (isMissing)
      import('./DonorCardDialog').then(({ DonorCardDialog: Dialog }) => setDialog({ Dialog }), giveUp)
  }, [isMissing, isWanted])
  return dialog
}
