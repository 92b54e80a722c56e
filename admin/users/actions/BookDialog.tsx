import { personActions } from '../../../shared/messages/personActions'
import { BookForPersonDocument } from '../../generated/graphql'
import { TimeDialog } from '../booking/TimeDialog'
import type { ActionDialogProps } from './personAction'
import { useRunAction } from '../../actions/useRunAction'

/** On behalf of the person, with a place that is free. */
export function BookDialog(props: ActionDialogProps) {
  const run = useRunAction(personActions.book)
  return (
    <TimeDialog
      {...props}
      words={personActions.book}
      onSave={(input) => run(BookForPersonDocument, { input })}
    />
  )
}
