import { Alert, Box } from '@mui/material'
import { formatJapaneseDate, formatJapaneseTime, japaneseDateOf } from '../../../../shared/facts/dates'
import { bookingConflictLabels } from '../../../../shared/words/labels/openingLabels'
import { failureMessage } from '../../../parts/components/LoadingOrFailure'
import { MailText } from '../../../parts/components/MailText'
import { useApiQuery } from '../../../ground/dataProvider/useCallApi'
import { PreviewBookingDocument } from '../../../generated/graphql'

type Props = { userId: string; startAt: string }

export function BookingPreview({ userId, startAt }: Props) {
  const input = { UserId: userId, StartAt: startAt }
  const { data, error } = useApiQuery(
    ['calendar', 'previewBooking', input],
    PreviewBookingDocument,
    { input },
    { select: ({ previewBooking }) => previewBooking, gcTime: 0, staleTime: 0, retry: false },
  )
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, minHeight: 40, flexShrink: 0, my: 1 }}>
      <b>選んだ日時：{hourText(startAt)}</b>
      {error && <Alert severity="info">{failureMessage(error)}</Alert>}
      {data?.Conflicts.map((conflict) => (
        <Alert key={conflict} severity="warning" sx={{ py: 0 }}>
          {bookingConflictLabels[conflict]}
        </Alert>
      ))}
      {data?.Mail && <MailText title={`お送りするメール：${data.Mail.Subject}`} mail={data.Mail} />}
    </Box>
  )
}

export function hourText(startAt: string): string {
  const start = new Date(startAt)
  return `${formatJapaneseDate(japaneseDateOf(start))} ${formatJapaneseTime(start)}`
}
