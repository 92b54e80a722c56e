import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { PersonActionWords } from '../../../shared/messages/personActions'
import { Follows, titleFor } from '../../actions/Follows'
import { FormDialog, type FormDialogProps } from '../../components/FormDialog'
import type { ActionDialogProps } from './personAction'

type Props<Values extends FieldValues, Output> = Omit<
  FormDialogProps<Values, Output>,
  'title' | 'submitLabel' | 'children'
> &
  ActionDialogProps & { words: PersonActionWords; children?: ReactNode }

/** What is done with whom, and what follows from it, before the fields. */
export function ActionForm<Values extends FieldValues, Output>({
  person,
  words,
  children,
  ...form
}: Props<Values, Output>) {
  return (
    <FormDialog title={titleFor(person.Profile, words)} submitLabel={words.label} {...form}>
      <Follows sentences={words.follows} />
      {children}
    </FormDialog>
  )
}
