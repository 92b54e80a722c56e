import { yupResolver } from '@hookform/resolvers/yup'
import { useForm } from 'react-hook-form'
import type { PersonActionWords } from '../../../shared/messages/personActions'
import { withReasonSchema } from '../../../shared/validation/personActions'
import { FormDialog } from '../../components/FormDialog'
import { FormField } from '../../components/FormField'
import { Follows } from '../../actions/Follows'
import type { ActionDialogProps } from './personAction'
import { titleFor } from '../../actions/titleFor'

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
    <FormDialog
      title={titleFor(person.Profile, words)}
      form={form}
      submitLabel={words.label}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      <Follows sentences={words.follows} />
      <FormField form={form} name="Reason" label="理由" multiline autoFocus />
    </FormDialog>
  )
}
