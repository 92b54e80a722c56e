import { yupResolver } from '@hookform/resolvers/yup'
import { useForm } from 'react-hook-form'
import { inspectionDetailLabels as labels } from '../../shared/labels/floraLabels'
import { personActions } from '../../shared/messages/personActions'
import { floraSampleSchema } from '../../shared/validation/floraTest'
import { Follows, titleFor, type ActionSubject } from '../actions/Follows'
import { useRunAction } from '../actions/useRunAction'
import { FormDialog } from '../components/FormDialog'
import { FormField } from '../components/FormField'
import { useConsole } from '../console/ConsoleContext'
import { RecordFloraTestDocument } from '../generated/graphql'

const words = personActions.receiveSample

type Props = { subject: ActionSubject; testId: string; onClose: () => void }

export function ReceiveSampleDialog({ subject, testId, onClose }: Props) {
  const today = useConsole().clock.today()
  const run = useRunAction(words)
  const form = useForm({
    resolver: yupResolver(floraSampleSchema(today)),
    defaultValues: { InspectionDetailId: testId, Status: 'Received', SampleId: '', ExamDate: today },
  })
  return (
    <FormDialog
      title={titleFor(subject, words)}
      form={form}
      submitLabel={words.label}
      onSubmit={({ InspectionDetailId, SampleId, ExamDate }) =>
        run(RecordFloraTestDocument, {
          input: { InspectionDetailId, SampleId, Status: 'Received', ExamDate: ExamDate || null },
        })
      }
      onClose={onClose}
    >
      <Follows sentences={words.follows} />
      <FormField form={form} name="SampleId" label={labels.SampleId.admin} autoFocus />
      <FormField form={form} name="ExamDate" label="検査日" type="date" max={today} />
    </FormDialog>
  )
}
