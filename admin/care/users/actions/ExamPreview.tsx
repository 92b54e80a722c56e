import { Alert, Box } from '@mui/material'
import { isRealDate } from '../../../../shared/facts/dates'
import { examDayConflictLabels } from '../../../../shared/words/labels/openingLabels'
import { EXAM_TIME } from '../../../../shared/forms/exam'
import { failureMessage } from '../../../parts/components/LoadingOrFailure'
import { MailText } from '../../../parts/components/MailText'
import { useSettled } from '../../../parts/components/useSettled'
import { useApiQuery } from '../../../ground/dataProvider/useCallApi'
import { PreviewExamDocument } from '../../../generated/graphql'

type Props = { userId: string; date: string; time: string }

/** What speaks against the day, and the one mail that goes out. Never shows the answer for another day. */
export function ExamPreview({ userId, date, time }: Props) {
  const now = { UserId: userId, ScheduledDate: date, ScheduledTime: EXAM_TIME.test(time) ? time : null }
  const input = useSettled(now)
  const isAsked = isRealDate(input.ScheduledDate)
  const { data, error } = useApiQuery(
    ['calendar', 'previewExam', input],
    PreviewExamDocument,
    { input },
    { enabled: isAsked, select: ({ previewExam }) => previewExam, gcTime: 0, retry: false },
  )
  const isOld = input.ScheduledDate !== now.ScheduledDate || input.ScheduledTime !== now.ScheduledTime
  const shown = isAsked && !isOld
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, minHeight: 40, flexShrink: 0, mb: 1 }}>
      {shown && error && <Alert severity="info">{failureMessage(error)}</Alert>}
      {shown &&
        data?.Conflicts.map((conflict) => (
          <Alert key={conflict} severity="warning" sx={{ py: 0 }}>
            {examDayConflictLabels[conflict]}
          </Alert>
        ))}
      {shown && data?.Mail && <MailText title={`お送りするメール：${data.Mail.Subject}`} mail={data.Mail} />}
    </Box>
  )
}
