import { formatJapaneseDateTime } from '../../../../shared/facts/dates'
import { personActions } from '../../../../shared/words/office/personActions'
import { correctDonationSchema } from '../../../../shared/forms/donation'
import { type ActionDialogProps, ActionForm } from '../../../parts/actions/ActionForm'
import { FormField, useYupForm } from '../../../parts/components/FormField'
import { CorrectDonationDocument } from '../../../generated/graphql'

type Props = ActionDialogProps & { donation: { Id: string; DonationAt: string } }

export function CorrectDonationDialog({ person, donation, onClose }: Props) {
  const form = useYupForm(correctDonationSchema, { DonationId: donation.Id, Reason: '' })
  const which = `${formatJapaneseDateTime(new Date(donation.DonationAt))}の記録を取り消します。`
  return (
    <ActionForm
      subject={person.Profile}
      form={form}
      words={{ ...personActions.correctDonation, follows: [which, ...personActions.correctDonation.follows] }}
      isDangerous
      onSubmit={(input, run) => run(CorrectDonationDocument, { input })}
      onClose={onClose}
    >
      <FormField form={form} name="Reason" label="理由" multiline autoFocus />
    </ActionForm>
  )
}
