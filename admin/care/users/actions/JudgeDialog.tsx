import { Alert } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { isRealDate, type JapaneseDate } from '../../../../shared/facts/dates'
import { periodFrom } from '../../../../shared/rules/donating/donorPeriod'
import {
  judgedBeforeDay,
  judgementFollows,
  personActions,
} from '../../../../shared/words/office/personActions'
import { healthCheckFormSchema } from '../../../../shared/forms/exam'
import { type ActionDialogProps, ActionForm } from '../../../parts/actions/ActionForm'
import { FindingsFields } from '../../../parts/actions/FindingsFields'
import { useYupForm } from '../../../parts/components/FormField'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { RecordHealthCheckDocument } from '../../../generated/graphql'
import { screeningToJudge } from '../../../parts/people/personRecord'

const words = personActions.judge

export function JudgeDialog({ person, onClose }: ActionDialogProps) {
  const today = useConsole().clock.today()
  const exam = screeningToJudge(person)
  const form = useYupForm(healthCheckFormSchema(today), {
    ScreeningId: exam?.screeningId ?? '',
    ExamDate: exam?.scheduledDate && exam.scheduledDate <= today ? exam.scheduledDate : '',
    MedicalHistoryStatus: undefined,
    SampleTestResult: undefined,
    NormalJudgmentStatus: undefined,
    DonorStatus: undefined,
    Reason: undefined,
  })
  const [DonorStatus, ExamDate] = useWatch({ control: form.control, name: ['DonorStatus', 'ExamDate'] })
  const consequence = consequenceOf(DonorStatus, ExamDate, exam?.type === 'Renewal')
  return (
    <ActionForm
      subject={person.Profile}
      words={words}
      form={form}
      onSubmit={(input, run) => run(RecordHealthCheckDocument, { input })}
      onClose={onClose}
    >
      {(!exam?.scheduledDate || exam.scheduledDate > today) && (
        <Alert severity="warning">{judgedBeforeDay(exam?.scheduledDate ?? null)}</Alert>
      )}
      <FindingsFields form={form} />
      <div role="status">
        {consequence && (
          <Alert severity="info" ref={bringIntoSight}>
            {consequence}
          </Alert>
        )}
      </div>
    </ActionForm>
  )
}

/** The notice appears at the end of the scrolled content. */
const bringIntoSight = (notice: HTMLElement | null) => notice?.scrollIntoView?.({ block: 'nearest' })

function consequenceOf(
  judgement: string | undefined,
  examDate: JapaneseDate,
  renewal: boolean,
): string | null {
  if (judgement === 'NotCertified') return renewal ? judgementFollows.refusedAgain : judgementFollows.refused
  if (judgement !== 'Certified' || !isRealDate(examDate)) return null
  const { validUntil } = periodFrom(examDate)
  return renewal ? judgementFollows.certifiedAgain(validUntil) : judgementFollows.certified(validUntil)
}
