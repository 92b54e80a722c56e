import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useForm } from 'react-hook-form'
import type { PersonActionWords } from '../../shared/messages/personActions'
import { FormDialog } from '../components/FormDialog'
import { useCallApi } from '../dataProvider/useCallApi'
import type { TypedDocumentString } from '../generated/graphql'
import { Follows } from '../actions/ActionForm'

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
  const form = useForm()
  // One key for all attempts, so that a repeated request changes nothing twice.
  const [IdempotencyKey] = useState(() => crypto.randomUUID())

  const confirm = async () => {
    try {
      await call(document, { input: { AdministratorId: administrator.id, IdempotencyKey } })
      notify(words.done, { type: 'success' })
    } finally {
      // Also after a refusal: the data on screen was out of date.
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
