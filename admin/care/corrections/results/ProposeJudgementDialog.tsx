import { useWatch } from 'react-hook-form'
import { correctionWords } from '../../../../shared/words/check/corrections'
import { personActions } from '../../../../shared/words/office/personActions'
import { correctJudgementFormSchema } from '../../../../shared/forms/corrections'
import { healthCheckFormSchema } from '../../../../shared/forms/exam'
import { ActionForm, type ActionSubject } from '../../../parts/actions/ActionForm'
import { FindingsFields } from '../../../parts/actions/FindingsFields'
import { useYupForm } from '../../../parts/components/FormField'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { ProposeCorrectionDocument, type ScreeningDetailQuery } from '../../../generated/graphql'
import { ProposalPreview } from './ProposalPreview'
import { WhyFields } from './WhyFields'

type HealthCheck = NonNullable<ScreeningDetailQuery['getScreeningById']['HealthCheck']>

type Props = { subject: ActionSubject; recordId: string; test: HealthCheck; onClose: () => void }

export function ProposeJudgementDialog({ subject, recordId, test, onClose }: Props) {
  const today = useConsole().clock.today()
  const form = useYupForm(correctJudgementFormSchema(today), {
    ScreeningId: recordId,
    ExamDate: test.ExamDate ?? '',
    MedicalHistoryStatus: test.MedicalHistoryStatus ?? undefined,
    SampleTestResult: test.SampleTestResult ?? undefined,
    NormalJudgmentStatus: test.NormalJudgmentStatus ?? undefined,
    DonorStatus: test.DonorStatus ?? undefined,
    Reason: test.Reason ?? undefined,
    Cause: undefined,
    Explanation: '',
  })
  const found = useWatch({ control: form.control })
  const { Cause: _cause, Explanation: _explanation, ...findings } = found
  const schema = healthCheckFormSchema(today)
  const isComplete = form.formState.isDirty && schema.isValidSync(findings)
  const input = isComplete ? { RecordId: recordId, Judgement: judgementOf(schema.cast(findings)) } : null
  return (
    <ActionForm
      subject={subject}
      words={personActions.correctJudgement}
      form={form}
      onSubmit={({ Cause, Explanation, ...judged }, run) =>
        run(ProposeCorrectionDocument, {
          input: { RecordId: recordId, Cause, Explanation, Judgement: judgementOf(judged) },
        })
      }
      onClose={onClose}
    >
      <FindingsFields form={form} />
      <ProposalPreview input={input} />
      <WhyFields form={form} hint={correctionWords.explanationHint} />
    </ActionForm>
  )
}

type Judged = ReturnType<ReturnType<typeof healthCheckFormSchema>['validateSync']>

const judgementOf = ({ ScreeningId: _id, Reason, ...judged }: Judged) => ({
  ...judged,
  Reason: judged.DonorStatus === 'NotCertified' ? (Reason ?? null) : null,
})
