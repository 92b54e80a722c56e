import { Alert } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { isRealDate, type JapaneseDate } from '../../../shared/dates'
import { periodFrom } from '../../../shared/donorPeriod'
import { implementationStatusLabels } from '../../../shared/labels/donationLabels'
import {
  certifiedFirst,
  judgementLabels,
  sampleTestLabels,
  healthCheckLabels as labels,
  notCertifiedReasonLabels,
} from '../../../shared/labels/screeningLabels'
import {
  judgedBeforeDay,
  judgementFollows,
  personActions,
  REASON_IS_TOLD,
} from '../../../shared/messages/personActions'
import { healthCheckFormSchema } from '../../../shared/validation/exam'
import { type ActionDialogProps, ActionForm } from '../../actions/ActionForm'
import { ChoiceField } from '../../components/ChoiceField'
import { FormField, useYupForm } from '../../components/FormField'
import { useConsole } from '../../console/ConsoleContext'
import { RecordHealthCheckDocument } from '../../generated/graphql'
import { examScreening } from '../personRecord'

const words = personActions.judge

/** What the hospital found, and the company's judgement, whose consequence is said as soon as it is chosen. */
export function JudgeDialog({ person, onClose }: ActionDialogProps) {
  const today = useConsole().clock.today()
  const exam = examScreening(person)
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
      <FormField
        form={form}
        name="ExamDate"
        label={labels.ExamDate.admin}
        type="date"
        max={today}
        autoFocus
      />
      <ChoiceField
        form={form}
        name="MedicalHistoryStatus"
        label={labels.MedicalHistoryStatus.admin}
        options={implementationStatusLabels}
      />
      <ChoiceField
        form={form}
        name="SampleTestResult"
        label={labels.SampleTestResult.admin}
        options={certifiedFirst(sampleTestLabels)}
      />
      <ChoiceField
        form={form}
        name="NormalJudgmentStatus"
        label={labels.NormalJudgmentStatus.admin}
        options={implementationStatusLabels}
      />
      <ChoiceField
        form={form}
        name="DonorStatus"
        label={labels.DonorStatus.admin}
        options={certifiedFirst(judgementLabels)}
      />
      {DonorStatus === 'NotCertified' && (
        <FormField
          form={form}
          name="Reason"
          label={labels.Reason.admin}
          hint={REASON_IS_TOLD}
          options={notCertifiedReasonLabels}
        />
      )}
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

/** It appears at the end of what scrolls. */
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
