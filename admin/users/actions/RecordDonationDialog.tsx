import { useState } from 'react'
import { japaneseMinute, japaneseMinuteOf } from '../../../shared/dates'
import { donationLabels as labels, stoolReceiptLabels } from '../../../shared/labels/donationLabels'
import { personActions } from '../../../shared/messages/personActions'
import { donationVisitSchema } from '../../../shared/validation/donation'
import { ChoiceField } from '../../components/ChoiceField'
import { FormField, useYupForm } from '../../components/FormField'
import { useConsole } from '../../console/ConsoleContext'
import { RecordDonationDocument, type ImplementationStatus } from '../../generated/graphql'
import { type ActionDialogProps, ActionForm } from '../../actions/ActionForm'

const words = personActions.donate

/** A visit entered by hand. Sent again after a lost answer it is still one donation: its key stays while the dialog does. */
export function RecordDonationDialog({ person, onClose }: ActionDialogProps) {
  const { clock } = useConsole()
  const [key] = useState(() => crypto.randomUUID())
  const [initial] = useState<{ DonationAt: string; StoolReceiptStatus: ImplementationStatus }>(() => ({
    DonationAt: japaneseMinuteOf(clock.now()),
    StoolReceiptStatus: 'Implemented',
  }))
  const form = useYupForm(donationVisitSchema(clock.now), initial)
  return (
    <ActionForm
      subject={person.Profile}
      words={words}
      form={form}
      onSubmit={({ DonationAt, StoolReceiptStatus }, run) =>
        run(RecordDonationDocument, {
          input: {
            UserId: person.id,
            DonationAt: japaneseMinute(DonationAt).toISOString(),
            StoolReceiptStatus,
            IdempotencyKey: key,
          },
        })
      }
      onClose={onClose}
    >
      <FormField
        form={form}
        name="DonationAt"
        label={labels.DonationAt.admin}
        type="datetime-local"
        autoFocus
      />
      <ChoiceField
        form={form}
        name="StoolReceiptStatus"
        label={labels.StoolReceiptStatus.admin}
        options={stoolReceiptLabels}
      />
    </ActionForm>
  )
}
