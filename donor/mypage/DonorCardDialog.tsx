import { DONOR_CARD, HOLD_TO_READER } from '../../shared/messages/donorCard'
import { useSignedInUser } from '../session/useSignedInUser'
import { Barcode } from './Barcode'
import styles from './DonorCardDialog.module.css'
import { PageDialog } from './PageDialog'
import { usePageDialog } from './usePageDialog'
import { useWakeLock } from './useWakeLock'

/** The barcode as large as the screen allows, on white; turned where the screen is narrow, and the screen stays on. */
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
