import { Button, TableCell, TableRow } from '@mui/material'
import { lazy, useState } from 'react'
import { formatListDateTime } from '../../../shared/dates'
import {
  donationLabels as labels,
  stoolReceiptLabels,
  rewardStageLabels,
} from '../../../shared/labels/donationLabels'
import { personActions } from '../../../shared/messages/personActions'
import { NO_DONATIONS } from '../../../shared/messages/trackRecord'
import { DialogButton, useMayAct } from '../../actions/DialogButton'
import { Card } from '../../components/Card'
import { ACTION_HEADING, PlainTable } from '../../components/PlainTable'
import type { PersonDonationsQuery } from '../../generated/graphql'
import type { PersonRecord } from '../personRecord'

const CorrectDonationDialog = lazy(() =>
  import('../actions/CorrectDonationDialog').then((file) => ({ default: file.CorrectDonationDialog })),
)

type Donation = PersonDonationsQuery['getUserById']['DonationInfo'][number]

const LATEST = 20

/** Each visit; what was recorded by mistake is taken back while its reward is not due. */
export function DonationTable({
  person,
  donations,
}: {
  person: PersonRecord
  donations: readonly Donation[]
}) {
  const mayAct = useMayAct()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? donations : donations.slice(0, LATEST)
  const mayCorrect = mayAct && !person.Profile.DeleteStatus
  return (
    <Card title="献便の記録">
      {donations.length === 0 ? (
        NO_DONATIONS
      ) : (
        <PlainTable
          label="献便の記録"
          headings={[
            labels.DonationAt.admin,
            labels.StoolReceiptStatus.admin,
            labels.RewardStatus.admin,
            ACTION_HEADING,
          ]}
        >
          {shown.map((donation) => (
            <TableRow key={donation.Id}>
              <TableCell>{formatListDateTime(new Date(donation.DonationAt))}</TableCell>
              <TableCell>{stoolReceiptLabels[donation.StoolReceiptStatus]}</TableCell>
              <TableCell>{donation.RewardStage ? rewardStageLabels[donation.RewardStage] : '—'}</TableCell>
              <TableCell>
                {mayCorrect && (donation.RewardStage ?? 'Pending') === 'Pending' && (
                  <DialogButton
                    label={personActions.correctDonation.label}
                    variant="text"
                    size="small"
                    aria-label={`${formatListDateTime(new Date(donation.DonationAt))}の${personActions.correctDonation.label}`}
                    Dialog={CorrectDonationDialog}
                    about={{ person, donation }}
                  />
                )}
              </TableCell>
            </TableRow>
          ))}
        </PlainTable>
      )}
      {shown.length < donations.length && (
        <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => setWhole(true)}>
          {`${donations.length}件すべてを表示`}
        </Button>
      )}
    </Card>
  )
}
