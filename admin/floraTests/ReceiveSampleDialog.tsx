import { inspectionDetailLabels as labels } from '../../shared/labels/floraLabels'
import { personActions } from '../../shared/messages/personActions'
import { floraSampleSchema } from '../../shared/validation/floraTest'
import { FormField, useYupForm } from '../components/FormField'
import { useConsole } from '../console/ConsoleContext'
import { RecordFloraTestDocument } from '../generated/graphql'
import { ActionForm, type ActionSubject } from '../actions/ActionForm'

const words = personActions.receiveSample

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
      words={words}
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
