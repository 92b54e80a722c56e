import { Link, Await, useRevalidator } from 'react-router'
import { useEffect, Suspense } from 'react'
import { userRankLabels } from '../../../shared/words/labels/statusLabels'
import * as donorCard from '../../ground/words/donorCard'
import { cardWords } from '../../../shared/words/visits/visit'
import barcodeStyles from '../../parts/components/Barcode.module.css'
import { ButtonLink, Button, Tag } from '../../parts/components/Basics'
import styles from '../../parts/components/DonorCard.module.css'
import { OPENED_HERE } from '../nextStep/NextStepCard'
import { useSignedInUser, useVisit } from '../../ground/page/standing'
import donorCardDialogStyles from './DonorCardDialog.module.css'
import { PageDialog, usePageDialog } from '../../parts/components/PageDialog'

const LARGE = { to: '#donor-card', state: OPENED_HERE, preventScrollReset: true }

type Pictures = {
  barcode: Promise<string>
  /** The one of the last visit, shown until `barcode` is loaded. */
  known: string | null
}

export function DonorCard({ barcode, known }: Pictures) {
  const user = useSignedInUser()
  const { Profile } = user
  const { DonorId: donorId } = Profile
  const visit = useVisit()
  const { state, note } = cardWords(visit)
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
          <DonorCardDialog barcode={barcode} known={known} donorId={donorId} />
        </div>
      )}
    </div>
  )
}

/** On white, rotated on a narrow screen; the screen stays on. */
function DonorCardDialog({ barcode, known, donorId }: Pictures & { donorId: string }) {
  const { Profile } = useSignedInUser()
  const { isOpen, close } = usePageDialog('#donor-card')
  useWakeLock(isOpen)
  return (
    <PageDialog isOpen={isOpen} onClose={close} title={donorCard.DONOR_CARD} bright>
      <div className={donorCardDialogStyles.stage}>
        <div className={donorCardDialogStyles.code}>
          <Barcode source={barcode} known={known} donorId={donorId} />
        </div>
      </div>
      <p className={`wrap ${donorCardDialogStyles.foot}`}>
        <strong>
          {Profile.LastName} {Profile.FirstName}さん
        </strong>
        {donorCard.HOLD_TO_READER}
      </p>
    </PageDialog>
  )
}

/** Again after the page was hidden. */
function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let ended = false
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      // A device with a low battery may refuse.
      const held = await navigator.wakeLock.request('screen').catch(() => null)
      if (ended) await held?.release()
      else lock = held
    }
    const holdAgain = () => void hold()
    document.addEventListener('visibilitychange', holdAgain)
    void hold()
    return () => {
      ended = true
      document.removeEventListener('visibilitychange', holdAgain)
      void lock?.release()
    }
  }, [active])
}

type Props = {
  /** Resolves to the picture's address. */
  source: Promise<string>
  known: string | null
  donorId: string
}

/** The number can be typed instead. */
function Barcode({ source, known, donorId }: Props) {
  const picture = (address: string) => <img src={address} alt={donorCard.barcodeAlternative(donorId)} />
  return (
    <figure className={barcodeStyles.barcode}>
      <Suspense
        fallback={known ? picture(known) : <div className={barcodeStyles.place} aria-hidden="true" />}
      >
        <Await resolve={source} errorElement={<NotLoaded />}>
          {picture}
        </Await>
      </Suspense>
      <figcaption>{donorId}</figcaption>
    </figure>
  )
}

function NotLoaded() {
  const { revalidate, state } = useRevalidator()
  return (
    <div className={barcodeStyles.failed} role="alert">
      <p>{donorCard.BARCODE_NOT_LOADED}</p>
      <Button kind="two" small busy={state === 'loading'} onClick={() => void revalidate()}>
        もう一度読み込む
      </Button>
    </div>
  )
}
