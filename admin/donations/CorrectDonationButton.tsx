import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { useCanAccess } from 'react-admin'
import type { DonationRowFragment } from '../generated/graphql'

const CorrectDonationDialog = lazy(() =>
  import('./CorrectDonationDialog').then((file) => ({ default: file.CorrectDonationDialog })),
)

/** Takes back what was recorded by mistake; for administrators, and only while nothing is to be paid for it. */
export function CorrectDonationButton({ donation }: { donation: DonationRowFragment }) {
  const { canAccess } = useCanAccess({ resource: 'donations', action: 'edit' })
  const [open, setOpen] = useState(false)
  if (!canAccess) return null
  if (donation.RewardStage === 'Due' || donation.RewardStage === 'Paid')
    return <Typography color="textSecondary">協力金が確定したため、この記録は取り消せません。</Typography>
  return (
    <div>
      <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        記録を取り消す
      </Button>
      {open && (
        <Suspense>
          <CorrectDonationDialog donation={donation} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
