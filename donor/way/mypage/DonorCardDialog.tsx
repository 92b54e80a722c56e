import { useEffect } from 'react'
import * as donorCard from '../../ground/words/donorCard'
import { useSignedInUser } from '../../ground/page/standing'
import { PageDialog, usePageDialog } from '../../parts/components/PageDialog'
import { Barcode, type Pictures } from './Barcode'
import donorCardDialogStyles from './DonorCardDialog.module.css'

/** On white, rotated on a narrow screen; the screen stays on. */
export function DonorCardDialog({ barcode, known, donorId }: Pictures & { donorId: string }) {
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
