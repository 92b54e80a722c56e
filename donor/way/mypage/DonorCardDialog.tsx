import { useEffect, useReducer } from 'react'
import { formatJapaneseDate, formatJapaneseTime, japaneseDateOf } from '../../../shared/facts/dates'
import * as donorCard from '../../ground/words/donorCard'
import { useNow } from '../../ground/page/clock'
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
        <Clock />
        {donorCard.HOLD_TO_READER}
      </p>
    </PageDialog>
  )
}

/** It moves, so that a picture of the card is seen to be one (docs/decisions/022-pocket.md). */
function Clock() {
  const now = useNow()
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = String(now.getUTCSeconds()).padStart(2, '0')
  return (
    <time>
      {formatJapaneseDate(japaneseDateOf(now))} {formatJapaneseTime(now)}:{seconds}
    </time>
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
