import type { PersonActionWords } from '../../../../shared/words/office/personActions'
import { withReasonSchema } from '../../../../shared/forms/personActions'
import type { WithReasonInput } from '../../../../shared/generated/schema'
import type { TypedDocumentString } from '../../../generated/graphql'
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

/** The dialog of an action that takes a reason and nothing else. */
export const reasonDialog =
  <Data,>(words: PersonActionWords, document: TypedDocumentString<Data, { input: WithReasonInput }>) =>
  (props: ActionDialogProps) => (
    <ReasonDialog {...props} words={words} onConfirm={(input, run) => run(document, { input })} />
  )

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

/** The dialog of an action that takes nothing but the person. */
export const confirmDialog =
  <Data,>(words: PersonActionWords, document: TypedDocumentString<Data, { input: { UserId: string } }>) =>
  (props: ActionDialogProps) => (
    <ConfirmDialog
      {...props}
      words={words}
      onConfirm={(run) => run(document, { input: { UserId: props.person.id } })}
    />
  )
