import { useNotify } from 'react-admin'
import { criteriaApproval as words } from '../../../ground/words/criteriaApproval'
import { criteriaPlace } from '../../../ground/words/criteriaPlace'
import { criteriaNoteFormSchema } from '../../../../shared/forms/criteria'
import { FormDialog } from '../../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../../parts/components/FormField'
import { useCallApi } from '../../../ground/dataProvider/useCallApi'
import { UpdateCriteriaDraftDocument } from '../../../generated/graphql'
import { useReadAnew, type Version } from '../useVersions'

type Props = { version: Version; onClose: () => void }

export function NoteDialog({ version, onClose }: Props) {
  const { Id, Version: held, Content, Note: before } = version
  const call = useCallApi()
  const notify = useNotify()
  const readAnew = useReadAnew()
  const form = useYupForm(criteriaNoteFormSchema, { Note: before ?? '' })
  return (
    <FormDialog
      title={criteriaPlace.note}
      submitLabel={criteriaPlace.save}
      form={form}
      onClose={onClose}
      onSubmit={async ({ Note }) => {
        await call(UpdateCriteriaDraftDocument, { input: { Id, Version: held, Content, Note: Note ?? '' } })
        notify(words.noteSaved, { type: 'success' })
        await readAnew()
      }}
    >
      <FormField
        form={form}
        name="Note"
        label={criteriaPlace.note}
        hint={words.noteHint}
        multiline
        autoFocus
      />
    </FormDialog>
  )
}
