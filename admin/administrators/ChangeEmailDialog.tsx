import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { administratorActions, emailChangeLabels } from '../../shared/messages/administratorActions'
import { administratorEmailSchema } from '../../shared/validation/console'
import { FormDialog } from '../components/FormDialog'
import { FormField, useYupForm } from '../components/FormField'
import { useCallApi } from '../dataProvider/useCallApi'
import { UpdateAdministratorEmailDocument } from '../generated/graphql'
import { Follows } from '../actions/ActionForm'

const words = administratorActions.changeEmail

type Props = { administrator: { id: string; Name: string; Email: string }; onClose: () => void }

export function ChangeEmailDialog({ administrator, onClose }: Props) {
  const call = useCallApi()
  const notify = useNotify()
  const refresh = useRefresh()
  const form = useYupForm(administratorEmailSchema, { Email: '' })
  const [IdempotencyKey] = useState(() => crypto.randomUUID())

  return (
    <FormDialog
      title={`${administrator.Name}さん：${words.label}`}
      form={form}
      submitLabel={words.label}
      onSubmit={async ({ Email }) => {
        await call(UpdateAdministratorEmailDocument, {
          input: { AdministratorId: administrator.id, Email, IdempotencyKey },
        })
        notify(words.done, { type: 'success' })
        refresh()
      }}
      onClose={onClose}
    >
      <span>{`${emailChangeLabels.current}：${administrator.Email}`}</span>
      <FormField
        form={form}
        name="Email"
        label={emailChangeLabels.next}
        type="email"
        autoComplete="off"
        autoFocus
      />
      <Follows sentences={words.follows} />
    </FormDialog>
  )
}
