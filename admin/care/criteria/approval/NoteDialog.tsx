import { useNotify } from 'react-admin'
import { criteriaApproval as words } from '../../../shared/messages/criteriaApproval'
import { criteriaPlace } from '../../../shared/messages/criteriaPlace'
import { criteriaNoteFormSchema } from '../../../shared/validation/criteria'
import { FormDialog } from '../../components/FormDialog'
import { FormField, useYupForm } from '../../components/FormField'
import { useCallApi } from '../../dataProvider/useCallApi'
import { UpdateCriteriaDraftDocument } from '../../generated/graphql'
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
      maxWidth="sm"
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
