import { parseComposition } from '../../shared/flora/composition'
import { inspectionDetailLabels as labels } from '../../shared/labels/floraLabels'
import { personActions } from '../../shared/messages/personActions'
import { floraSampleSchema, floraResultFormSchema } from '../../shared/validation/floraTest'
import { ActionForm, type ActionSubject } from '../actions/ActionForm'
import { FormField, useYupForm } from '../components/FormField'
import { useConsole } from '../console/ConsoleContext'
import { RecordFloraTestDocument } from '../generated/graphql'

type Props = { subject: ActionSubject; testId: string; onClose: () => void }

export function ReceiveSampleDialog({ subject, testId, onClose }: Props) {
  const today = useConsole().clock.today()
  const form = useYupForm(floraSampleSchema(today), {
    InspectionDetailId: testId,
    Status: 'Received',
    SampleId: '',
    ExamDate: today,
  })
  return (
    <ActionForm
      subject={subject}
      form={form}
      words={personActions.receiveSample}
      onSubmit={({ InspectionDetailId, SampleId, ExamDate }, run) =>
        run(RecordFloraTestDocument, {
          input: { InspectionDetailId, SampleId, Status: 'Received', ExamDate: ExamDate || null },
        })
      }
      onClose={onClose}
    >
      <FormField form={form} name="SampleId" label={labels.SampleId.admin} autoFocus />
      <FormField form={form} name="ExamDate" label="検査日" type="date" max={today} />
    </ActionForm>
  )
}

type ShareResultDialogProps = {
  subject: ActionSubject
  testId: string
  examDate: string
  onClose: () => void
}

/** Takes the laboratory's table; empty diversity and type are calculated. */
export function ShareResultDialog({ subject, testId, examDate, onClose }: ShareResultDialogProps) {
  const today = useConsole().clock.today()
  const form = useYupForm(floraResultFormSchema(today), {
    InspectionDetailId: testId,
    Status: 'Shared',
    ExamDate: examDate,
    Composition: '',
    DiversityScore: undefined,
    Enterotype: '',
  })
  return (
    <ActionForm
      subject={subject}
      form={form}
      words={personActions.shareResult}
      maxWidth="sm"
      onSubmit={({ InspectionDetailId, ExamDate, Composition, DiversityScore, Enterotype }, run) =>
        run(RecordFloraTestDocument, {
          input: {
            InspectionDetailId,
            Status: 'Shared',
            ExamDate: ExamDate || null,
            IntestinalFloraComposition: parseComposition(Composition),
            DiversityScore: DiversityScore ?? null,
            Enterotype: Enterotype || null,
          },
        })
      }
      onClose={onClose}
    >
      <FormField form={form} name="ExamDate" label="検査日" type="date" max={today} />
      <FormField
        form={form}
        name="Composition"
        label={labels.IntestinalFloraComposition.admin}
        hint="1行に1つ「菌の名前：割合」の形で、割合の合計が1になるように"
        multiline
        autoFocus
      />
      <FormField
        form={form}
        name="DiversityScore"
        label={`${labels.DiversityScore.admin}（任意）`}
        hint="空欄の場合は、構成から計算します"
        inputMode="numeric"
      />
      <FormField
        form={form}
        name="Enterotype"
        label={`${labels.Enterotype.admin}（任意）`}
        hint="空欄の場合は、構成から決めます"
      />
    </ActionForm>
  )
}
