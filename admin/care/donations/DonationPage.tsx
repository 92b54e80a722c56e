import { Box, Button, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { formatJapaneseDateTime, formatListDateTime } from '../../../shared/facts/dates'
import { donationLabels as labels, stoolReceiptLabels } from '../../../shared/words/labels/donationLabels'
import { useMayCall } from '../../ground/auth/useDuties'
import { Card, Facts } from '../../parts/components/Card'
import { lazyOf } from '../../parts/components/lazyOf'
import { RecordPage } from '../../parts/components/RecordPage'
import type { DonationRowFragment } from '../../generated/graphql'
import { PersonCard } from '../../parts/people/PersonName'
import { RewardStageChip } from './RewardStageChip'

type Donation = DonationRowFragment & { id: string }

export function DonationPage() {
  return (
    <RecordPage<Donation> title={({ DonationAt }) => `${formatJapaneseDateTime(new Date(DonationAt))}の献便`}>
      {(donation) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <PersonCard person={donation.User} />
          <Card title="献便の記録">
            <Facts
              facts={[
                {
                  label: labels.DonationAt.admin,
                  value: formatJapaneseDateTime(new Date(donation.DonationAt)),
                },
                {
                  label: labels.StoolReceiptStatus.admin,
                  value: stoolReceiptLabels[donation.StoolReceiptStatus],
                },
                {
                  label: labels.RewardStage.admin,
                  value: <RewardStageChip stage={donation.RewardStage} />,
                },
                {
                  label: labels.DonationInfoCreatedAt.admin,
                  value: formatListDateTime(new Date(donation.DonationInfoCreatedAt)),
                },
              ]}
            />
          </Card>
          <CorrectDonationButton donation={donation} />
        </Box>
      )}
    </RecordPage>
  )
}

const CorrectDonationDialog = lazyOf(() => import('./CorrectDonationDialog'), 'CorrectDonationDialog')

/** Administrators only, and only while no reward is due for it. */
function CorrectDonationButton({ donation }: { donation: DonationRowFragment }) {
  const mayAct = useMayCall()('correctDonation')
  const [open, setOpen] = useState(false)
  if (!mayAct) return null
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
