import { useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { implementationStatusLabels } from '../../../shared/words/labels/donationLabels'
import {
  certifiedFirst,
  healthCheckLabels as labels,
  judgementLabels,
  sampleTestLabels,
} from '../../../shared/words/labels/screeningLabels'
import { ChoiceField } from '../components/ChoiceField'
import { FormField } from '../components/FormField'
import { useConsole } from '../../ground/console/ConsoleContext'
import { RefusalField } from './RefusalField'

type Findings = FieldValues & {
  ExamDate: unknown
  MedicalHistoryStatus?: unknown
  SampleTestResult?: unknown
  NormalJudgmentStatus?: unknown
  DonorStatus?: unknown
  Reason?: unknown
}

export function FindingsFields<Values extends Findings, Output>(props: {
  form: UseFormReturn<Values, unknown, Output>
}) {
  const { form } = props
  const today = useConsole().clock.today()
  const of = (name: string) => name as Path<Values>
  const judgement: unknown = useWatch({ control: form.control, name: of('DonorStatus') })
  return (
    <>
      <FormField
        form={form}
        name={of('ExamDate')}
        label={labels.ExamDate.admin}
        type="date"
        max={today}
        autoFocus
      />
      <ChoiceField
        form={form}
        name={of('MedicalHistoryStatus')}
        label={labels.MedicalHistoryStatus.admin}
        options={implementationStatusLabels}
      />
      <ChoiceField
        form={form}
        name={of('SampleTestResult')}
        label={labels.SampleTestResult.admin}
        options={certifiedFirst(sampleTestLabels)}
      />
      <ChoiceField
        form={form}
        name={of('NormalJudgmentStatus')}
        label={labels.NormalJudgmentStatus.admin}
        options={implementationStatusLabels}
      />
      <ChoiceField
        form={form}
        name={of('DonorStatus')}
        label={labels.DonorStatus.admin}
        options={certifiedFirst(judgementLabels)}
      />
      {judgement === 'NotCertified' && <RefusalField form={form} name={of('Reason')} />}
    </>
  )
}
