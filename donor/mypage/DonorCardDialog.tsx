import { DONOR_CARD, HOLD_TO_READER } from '../../shared/messages/donorCard'
import { useSignedInUser } from '../currentUser/useSignedInUser'
import { Barcode } from './Barcode'
import styles from './DonorCardDialog.module.css'
import { PageDialog } from './PageDialog'
import { usePageDialog } from './usePageDialog'
import { useEffect } from 'react'

/** The barcode in full size on white, rotated on a narrow screen; the screen stays on. */
export function DonorCardDialog({ barcode, donorId }: { barcode: Promise<string>; donorId: string }) {
  const { Profile } = useSignedInUser()
  const { isOpen, close } = usePageDialog('#donor-card')
  useWakeLock(isOpen)
  return (
    <PageDialog isOpen={isOpen} onClose={close} title={DONOR_CARD} bright>
      <div className={styles.stage}>
        <div className={styles.code}>
          <Barcode source={barcode} donorId={donorId} />
        </div>
      </div>
      <p className={`wrap ${styles.foot}`}>
        <strong>
          {Profile.LastName} {Profile.FirstName}さん
        </strong>
        {HOLD_TO_READER}
      </p>
    </PageDialog>
  )
}

/** Keeps the screen on, again after the page was hidden. */
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
