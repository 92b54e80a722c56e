import { Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { formatJapaneseDateTime } from '../../../shared/facts/dates'
import { correctDonationSchema } from '../../../shared/forms/donation'
import { FormDialog } from '../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../parts/components/FormField'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { CorrectDonationDocument, type DonationRowFragment } from '../../generated/graphql'

type Props = { donation: DonationRowFragment; onClose: () => void }

/** Asks for a reason. Counts, rank and reward become as if the donation had not been recorded. */
export function CorrectDonationDialog({ donation, onClose }: Props) {
  const call = useCallApi()
  const notify = useNotify()
  const navigate = useNavigate()
  const form = useYupForm(correctDonationSchema, { DonationId: donation.Id, Reason: '' })
  return (
    <FormDialog
      title="献便の記録を取り消す"
      form={form}
      submitLabel="記録を取り消す"
      onSubmit={async (input) => {
        await call(CorrectDonationDocument, { input })
        notify('献便の記録を取り消しました。', { type: 'success' })
        await navigate('/donations')
      }}
      onClose={onClose}
    >
      <Typography>{formatJapaneseDateTime(new Date(donation.DonationAt))}の記録を取り消します。</Typography>
      <Typography>
        献便回数・ランク・協力金も、この献便がなかったときの値に戻ります。正しい内容は、受付で記録し直してください。
      </Typography>
      <FormField
        form={form}
        name="Reason"
        label="理由"
        hint="活動記録とは別に残ります。会員には見えません"
        autoComplete="off"
        autoFocus
      />
    </FormDialog>
  )
}
