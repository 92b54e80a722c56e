import { personActions } from '../../../shared/messages/personActions'
import { CancelBookingOfPersonDocument } from '../../generated/graphql'
import { ConfirmDialog } from './ConfirmDialog'
import type { ActionDialogProps } from './personAction'
import { useRunAction } from '../../actions/useRunAction'

/** On behalf of the person, until the booked hour begins. */
export function CancelBookingDialog(props: ActionDialogProps) {
  const run = useRunAction(personActions.cancelBooking)
  const input = { UserId: props.person.id }
  return (
    <ConfirmDialog
      {...props}
      words={personActions.cancelBooking}
      onConfirm={() => run(CancelBookingOfPersonDocument, { input })}
    />
  )
}
