import { number } from '../../../shared/forms/yup'
import { caseKindLabels } from '../../../shared/words/labels/caseLabels'
import { caseWords as words } from '../../../shared/words/records/cases'
import { takeCaseFormSchema } from '../../../shared/forms/cases'
import { useRunAction } from '../../parts/actions/ActionForm'
import { FormDialog } from '../../parts/components/FormDialog'
import { useYupForm } from '../../parts/components/FormField'
import { TakeCaseDocument, type CaseFieldsFragment } from '../../generated/graphql'
import { StaffField } from '../../parts/people/StaffField'

type Props = { row: CaseFieldsFragment; onClose: () => void }

export function TakeCaseDialog({ row: { Id, Version, Kind, AssigneeId }, onClose }: Props) {
  const form = useYupForm(takeCaseFormSchema.shape({ Version: number().required() }), {
    Version,
    AssigneeId: AssigneeId ?? '',
  })
  const run = useRunAction({ done: words.taken })
  return (
    <FormDialog
      title={`${caseKindLabels[Kind]}：${words.take}`}
      submitLabel={words.take}
      form={form}
      onSubmit={(values) =>
        run(TakeCaseDocument, { input: { ...values, Id, AssigneeId: values.AssigneeId || null } })
      }
      onClose={onClose}
    >
      <StaffField form={form} name="AssigneeId" kinds={['Case']} autoFocus />
    </FormDialog>
  )
}
