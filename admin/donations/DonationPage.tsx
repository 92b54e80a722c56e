import Box from '@mui/material/Box'
import { formatJapaneseDateTime, formatListDateTime } from '../../shared/dates'
import { donationLabels as labels } from '../../shared/labels/donationLabels'
import { stoolReceiptLabels } from '../../shared/labels/implementationStatusLabels'
import { Card } from '../components/Card'
import { Facts } from '../components/Facts'
import { RecordPage } from '../components/RecordPage'
import type { DonationRowFragment } from '../generated/graphql'
import { PersonCard } from '../people/PersonCard'
import { CorrectDonationButton } from './CorrectDonationButton'
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
