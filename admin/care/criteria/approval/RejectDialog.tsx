import { useNotify } from 'react-admin'
import { criteriaApproval as words } from '../../../ground/words/criteriaApproval'
import { rejectCriteriaFormSchema } from '../../../../shared/forms/criteria'
import { FormDialog } from '../../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../../parts/components/FormField'
import { useCallApi } from '../../../ground/dataProvider/useCallApi'
import { RejectCriteriaDocument } from '../../../generated/graphql'
import { useReadAnew, type Version } from '../useVersions'

type Props = { version: Version; withdraws: boolean; onClose: () => void }

export function RejectDialog({ version: { Id, Number }, withdraws, onClose }: Props) {
  const call = useCallApi()
  const notify = useNotify()
  const readAnew = useReadAnew()
  const form = useYupForm(rejectCriteriaFormSchema, { Note: '' })
  const label = withdraws ? words.withdraw : words.reject
  return (
    <FormDialog
      title={`${Number}：${label}`}
      submitLabel={label}
      form={form}
      onClose={onClose}
      onSubmit={async ({ Note }) => {
        await call(RejectCriteriaDocument, { input: { Id, Note } })
        notify(withdraws ? words.withdrawn : words.rejected, { type: 'success' })
        await readAnew()
      }}
    >
      <FormField
        form={form}
        name="Note"
        label="理由"
        hint={withdraws ? undefined : words.rejectHint}
        multiline
        autoFocus
      />
    </FormDialog>
  )
}
