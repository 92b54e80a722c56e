import { parseComposition } from '../../../shared/forms/flora/composition'
import { inspectionDetailLabels as labels } from '../../../shared/words/labels/floraLabels'
import { personActions } from '../../../shared/words/office/personActions'
import { floraSampleSchema, floraResultFormSchema } from '../../../shared/forms/floraTest'
import { ActionForm, type ActionSubject } from '../../parts/actions/ActionForm'
import { FloraResultFields } from '../../parts/actions/FloraResultFields'
import { FormField, useYupForm } from '../../parts/components/FormField'
import { useConsole } from '../../ground/console/ConsoleContext'
import { RecordIntestinalFloraTestDocument } from '../../generated/graphql'

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
        run(RecordIntestinalFloraTestDocument, {
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
      onSubmit={({ InspectionDetailId, ExamDate, Composition, DiversityScore, Enterotype }, run) =>
        run(RecordIntestinalFloraTestDocument, {
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
      <FloraResultFields form={form} autoFocus />
    </ActionForm>
  )
}
