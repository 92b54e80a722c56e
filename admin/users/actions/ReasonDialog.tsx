import { yupResolver } from '@hookform/resolvers/yup'
import { useForm } from 'react-hook-form'
import type { PersonActionWords } from '../../../shared/messages/personActions'
import { withReasonSchema } from '../../../shared/validation/personActions'
import { FormField } from '../../components/FormField'
import { ActionForm } from './ActionForm'
import type { ActionDialogProps } from './personAction'

type Props = ActionDialogProps & {
  words: PersonActionWords
  onConfirm: (input: { UserId: string; Reason: string }) => Promise<void>
}

/** An action that asks why; the reason is kept apart from the log. */
export function ReasonDialog({ person, words, onConfirm, onClose }: Props) {
  const form = useForm({
    resolver: yupResolver(withReasonSchema),
    defaultValues: { UserId: person.id, Reason: '' },
  })
  return (
    <ActionForm person={person} words={words} form={form} onSubmit={onConfirm} onClose={onClose}>
      <FormField form={form} name="Reason" label="理由" multiline autoFocus />
    </ActionForm>
  )
}

type ConfirmDialogProps = ActionDialogProps & { words: PersonActionWords; onConfirm: () => Promise<void> }

/** An action that asks for nothing but a yes. */
export function ConfirmDialog({ person, words, onConfirm, onClose }: ConfirmDialogProps) {
  const form = useForm()
  return <ActionForm person={person} words={words} form={form} onSubmit={onConfirm} onClose={onClose} />
}
