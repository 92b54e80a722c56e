import { parseComposition } from '../../shared/flora/composition'
import { inspectionDetailLabels as labels } from '../../shared/labels/floraLabels'
import { personActions } from '../../shared/messages/personActions'
import { floraResultFormSchema } from '../../shared/validation/floraTest'
import { FormField, useYupForm } from '../components/FormField'
import { useConsole } from '../console/ConsoleContext'
import { RecordFloraTestDocument } from '../generated/graphql'
import { ActionForm, type ActionSubject } from '../actions/ActionForm'

const words = personActions.shareResult

type Props = { subject: ActionSubject; testId: string; examDate: string; onClose: () => void }

/** Takes the laboratory's table; empty diversity and type are calculated. */
export function ShareResultDialog({ subject, testId, examDate, onClose }: Props) {
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
      words={words}
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
