import { formatJapaneseDateTime } from '../../../shared/dates'
import { personActions } from '../../../shared/messages/personActions'
import { correctDonationSchema } from '../../../shared/validation/donation'
import { FormField, useYupForm } from '../../components/FormField'
import { CorrectDonationDocument } from '../../generated/graphql'
import { ActionForm, type ActionDialogProps } from '../../actions/ActionForm'

const words = personActions.correctDonation

type Props = ActionDialogProps & { donation: { Id: string; DonationAt: string } }

/** Takes back what was recorded by mistake. */
export function CorrectDonationDialog({ person, donation, onClose }: Props) {
  const form = useYupForm(correctDonationSchema, { DonationId: donation.Id, Reason: '' })
  const which = `${formatJapaneseDateTime(new Date(donation.DonationAt))}の記録を取り消します。`
  return (
    <ActionForm
      subject={person.Profile}
      form={form}
      words={{ ...words, follows: [which, ...words.follows] }}
      isDangerous
      onSubmit={(input, run) => run(CorrectDonationDocument, { input })}
      onClose={onClose}
    >
      <FormField form={form} name="Reason" label="理由" multiline autoFocus />
    </ActionForm>
  )
}
