import { userProfileLabels as labels } from '../../../shared/labels/userProfileLabels'
import { personActions } from '../../../shared/messages/personActions'
import { emailByAdminSchema } from '../../../shared/validation/personActions'
import { CheckField } from '../../components/CheckField'
import { FormField, useYupForm } from '../../components/FormField'
import { CorrectEmailDocument } from '../../generated/graphql'
import { type ActionDialogProps, ActionForm } from '../../actions/ActionForm'

const words = personActions.correctEmail

/** Another address for somebody who was identified and can no longer read the old one. */
export function CorrectEmailDialog({ person, onClose }: ActionDialogProps) {
  const form = useYupForm(emailByAdminSchema, { UserId: person.id, Email: '', Identified: false, Reason: '' })
  return (
    <ActionForm
      subject={person.Profile}
      words={words}
      form={form}
      onSubmit={(input, run) => run(CorrectEmailDocument, { input })}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="Email"
        label={`新しい${labels.Email.admin}`}
        hint={`いまのアドレス：${person.Profile.Email}`}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoFocus
      />
      <FormField form={form} name="Reason" label="理由" hint="本人確認の方法も書いてください" multiline />
      <CheckField form={form} name="Identified" label="本人であることを確認しました" />
    </ActionForm>
  )
}
