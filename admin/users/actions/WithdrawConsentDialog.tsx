import { personActions } from '../../../shared/messages/personActions'
import { WithdrawConsentByAdminDocument } from '../../generated/graphql'
import { ReasonDialog } from './ReasonDialog'
import type { ActionDialogProps } from '../../actions/ActionForm'

const words = personActions.withdrawConsent

/** For somebody who told the office: whoever is suspended cannot do it herself. */
export function WithdrawConsentDialog(props: ActionDialogProps) {
  return (
    <ReasonDialog
      {...props}
      words={words}
      onConfirm={(input, run) => run(WithdrawConsentByAdminDocument, { input })}
    />
  )
}
