import { personActions } from '../../../shared/messages/personActions'
import { deleteUserFormSchema } from '../../../shared/validation/personActions'
import { FormField, useYupForm } from '../../components/FormField'
import { DeleteUserDocument } from '../../generated/graphql'
import { fullName } from '../../people/fullName'
import { type ActionDialogProps, ActionForm } from '../../actions/ActionForm'

const words = personActions.remove

/** For good: with the reason, and the name typed back. */
export function DeleteDialog({ person, onClose }: ActionDialogProps) {
  const name = fullName(person.Profile) ?? person.Profile.Email
  const form = useYupForm(deleteUserFormSchema(name), { UserId: person.id, Reason: '', TypedName: '' })
  return (
    <ActionForm
      subject={person.Profile}
      words={words}
      form={form}
      isDangerous
      onSubmit={({ UserId, Reason }, run) => run(DeleteUserDocument, { input: { UserId, Reason } })}
      onClose={onClose}
    >
      <FormField form={form} name="Reason" label="理由" multiline autoFocus />
      <FormField form={form} name="TypedName" label={`確認のため「${name}」と入力`} autoComplete="off" />
    </ActionForm>
  )
}
