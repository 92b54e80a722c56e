import { useForm } from 'react-hook-form'
import type { PersonActionWords } from '../../../shared/messages/personActions'
import { FormDialog } from '../../components/FormDialog'
import { titleFor } from '../../actions/titleFor'
import { Follows } from '../../actions/Follows'
import type { ActionDialogProps } from './personAction'

type Props = ActionDialogProps & { words: PersonActionWords; onConfirm: () => Promise<void> }

/** An action that asks for nothing but a yes. */
export function ConfirmDialog({ person, words, onConfirm, onClose }: Props) {
  const form = useForm()
  return (
    <FormDialog
      title={titleFor(person.Profile, words)}
      form={form}
      submitLabel={words.label}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      <Follows sentences={words.follows} />
    </FormDialog>
  )
}
