import type { PersonActionWords } from '../../../../shared/words/office/personActions'
import { withReasonSchema } from '../../../../shared/forms/personActions'
import { FormField, useYupForm, useConfirmForm } from '../../../parts/components/FormField'
import { ActionForm, type ActionDialogProps, type RunAction } from '../../../parts/actions/ActionForm'

type Props = ActionDialogProps & {
  words: PersonActionWords
  onConfirm: (input: { UserId: string; Reason: string }, run: RunAction) => Promise<void>
}

/** An action that asks for a reason, which is stored apart from the log. */
export function ReasonDialog({ person, words, onConfirm, onClose }: Props) {
  const form = useYupForm(withReasonSchema, { UserId: person.id, Reason: '' })
  return (
    <ActionForm subject={person.Profile} words={words} form={form} onSubmit={onConfirm} onClose={onClose}>
      <FormField form={form} name="Reason" label="理由" multiline autoFocus />
    </ActionForm>
  )
}

type ConfirmDialogProps = ActionDialogProps & {
  words: PersonActionWords
  onConfirm: (run: RunAction) => Promise<void>
}

export function ConfirmDialog({ person, words, onConfirm, onClose }: ConfirmDialogProps) {
  const form = useConfirmForm()
  return (
    <ActionForm
      subject={person.Profile}
      words={words}
      form={form}
      isConfirmation
      onSubmit={(_values, run) => onConfirm(run)}
      onClose={onClose}
    />
  )
}
