import { useState } from 'react'
import { useNotify, useRefresh, useDelete } from 'react-admin'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { administratorLabels as labels, rolesLabel } from '../../../shared/words/labels/consoleLabels'
import { administratorActions, emailChangeLabels } from '../../ground/words/administratorActions'
import type { PersonActionWords } from '../../../shared/words/office/personActions'
import { administratorChangeSchema, administratorEmailSchema } from '../../../shared/forms/console'
import { Follows } from '../../parts/actions/ActionForm'
import { FormDialog } from '../../parts/components/FormDialog'
import { FormField, useYupForm, useConfirmForm } from '../../parts/components/FormField'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import {
  type TypedDocumentString,
  EndAdministratorSessionsDocument,
  UpdateAdministratorDocument,
  UpdateAdministratorEmailDocument,
  type AdministratorRowFragment,
} from '../../generated/graphql'
import { RolesField } from './RolesField'
import { ActFailure } from '../../parts/components/ActFailure'
import { useAttempt } from '../../parts/components/useAttempt'

type Input = { AdministratorId: string; IdempotencyKey: string }
type Props = {
  administrator: { id: string; Name: string; Email: string }
  words: PersonActionWords
  document: TypedDocumentString<unknown, { input: Input }>
  onClose: () => void
}

export function AccountDialog({ administrator, words, document, onClose }: Props) {
  const call = useCallApi()
  const notify = useNotify()
  const refresh = useRefresh()
  const form = useConfirmForm()
  // One key for all attempts, so that a repeated request changes nothing twice.
  const [IdempotencyKey] = useState(() => crypto.randomUUID())

  const confirm = async () => {
    try {
      await call(document, { input: { AdministratorId: administrator.id, IdempotencyKey } })
      notify(words.done, { type: 'success' })
    } finally {
      // Also after a refusal, because the data on screen was out of date.
      refresh()
    }
  }

  return (
    <FormDialog
      title={`${administrator.Name}さん：${words.label}`}
      form={form}
      submitLabel={words.label}
      onSubmit={confirm}
      onClose={onClose}
    >
      <span>{administrator.Email}</span>
      <Follows sentences={words.follows} />
    </FormDialog>
  )
}

export function EndSessionsDialog({ administrator, onClose }: Pick<Props, 'administrator' | 'onClose'>) {
  const call = useCallApi()
  const notify = useNotify()
  const { label, follows, done } = administratorActions.endSessions
  return (
    <FormDialog
      title={`${administrator.Name}さん：${label}`}
      form={useConfirmForm()}
      submitLabel={label}
      onSubmit={async () => {
        await call(EndAdministratorSessionsDocument, { input: { AdministratorId: administrator.id } })
        notify(done, { type: 'success' })
      }}
      onClose={onClose}
    >
      <span>{administrator.Email}</span>
      <Follows sentences={follows} />
    </FormDialog>
  )
}

type ChangeAdministratorDialogProps = {
  administrator: AdministratorRowFragment & { id: string }
  onClose: () => void
}

export function ChangeAdministratorDialog({ administrator, onClose }: ChangeAdministratorDialogProps) {
  const { id, Name, Roles } = administrator
  const change = administratorActions.change
  const call = useCallApi()
  const notify = useNotify()
  const refresh = useRefresh()
  const form = useYupForm(administratorChangeSchema, { Name, Roles })
  return (
    <FormDialog
      title={`${Name}さん：${change.label}`}
      form={form}
      submitLabel={change.label}
      onSubmit={async (values) => {
        await call(UpdateAdministratorDocument, { input: { Id: id, ...values } })
        notify(change.done, { type: 'success' })
        refresh()
      }}
      onClose={onClose}
    >
      <FormField form={form} name="Name" label={labels.Name.admin} autoComplete="off" autoFocus />
      <RolesField form={form} name="Roles" />
      <Follows sentences={change.follows} />
    </FormDialog>
  )
}

const words = administratorActions.changeEmail

type ChangeEmailDialogProps = {
  administrator: { id: string; Name: string; Email: string }
  onClose: () => void
}

export function ChangeEmailDialog({ administrator, onClose }: ChangeEmailDialogProps) {
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

type DeleteAdministratorDialogProps = {
  administrator: AdministratorRowFragment & { id: string }
  onClose: () => void
}

export function DeleteAdministratorDialog({ administrator, onClose }: DeleteAdministratorDialogProps) {
  const { id, Name, Email, Roles } = administrator
  const [remove, { isPending }] = useDelete()
  const { failure, attempt } = useAttempt()
  const refresh = useRefresh()
  const notify = useNotify()

  const confirm = () =>
    attempt(async () => {
      await remove(
        'administrators',
        { id, previousData: administrator },
        { returnPromise: true, mutationMode: 'pessimistic' },
      )
      notify('管理者を削除しました。', { type: 'success' })
      refresh()
      onClose()
    })

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth role="alertdialog" aria-labelledby="delete-title">
      <DialogTitle id="delete-title">{Name}さんを削除しますか</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography>
          {Email}（{rolesLabel(Roles)}）
        </Typography>
        <Typography>削除すると、この方はすぐに管理画面を使えなくなります。活動記録は残ります。</Typography>
      </DialogContent>
      <ActFailure>{failure}</ActFailure>
      <DialogActions>
        <Button color="error" variant="outlined" loading={isPending} onClick={confirm}>
          管理者を削除する
        </Button>
        <Button autoFocus onClick={onClose}>
          削除しない
        </Button>
      </DialogActions>
    </Dialog>
  )
}
