import { yupResolver } from '@hookform/resolvers/yup'
import { useForm } from 'react-hook-form'
import { personActions } from '../../../shared/messages/personActions'
import { deleteUserFormSchema } from '../../../shared/validation/personActions'
import { useRunAction } from '../../actions/useRunAction'
import { FormField } from '../../components/FormField'
import { DeleteUserDocument } from '../../generated/graphql'
import { fullName } from '../../people/fullName'
import { ActionForm } from './ActionForm'
import type { ActionDialogProps } from './personAction'

const words = personActions.remove

/** For good: with the reason, and the name typed back. */
export function DeleteDialog({ person, onClose }: ActionDialogProps) {
  const name = fullName(person.Profile) ?? person.Profile.Email
  const run = useRunAction(words)
  const form = useForm({
    resolver: yupResolver(deleteUserFormSchema(name)),
    defaultValues: { UserId: person.id, Reason: '', TypedName: '' },
  })
  return (
    <ActionForm
      person={person}
      words={words}
      form={form}
      isDangerous
      onSubmit={({ UserId, Reason }) => run(DeleteUserDocument, { input: { UserId, Reason } })}
      onClose={onClose}
    >
      <FormField form={form} name="Reason" label="理由" multiline autoFocus />
      <FormField form={form} name="TypedName" label={`確認のため「${name}」と入力`} autoComplete="off" />
    </ActionForm>
  )
}
