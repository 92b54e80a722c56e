import { personActions } from '../../../shared/messages/personActions'
import { ChangeBookingOfPersonDocument } from '../../generated/graphql'
import { TimeDialog } from '../booking/TimeDialog'
import type { ActionDialogProps } from './personAction'
import { useRunAction } from '../../actions/useRunAction'

/** On behalf of the person, with a place that is free. */
export function ChangeBookingDialog(props: ActionDialogProps) {
  const run = useRunAction(personActions.changeBooking)
  return (
    <TimeDialog
      {...props}
      words={personActions.changeBooking}
      onSave={(input) => run(ChangeBookingOfPersonDocument, { input })}
    />
  )
}
