import { yupResolver } from '@hookform/resolvers/yup'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { japaneseMinute, japaneseMinuteOf } from '../../../shared/dates'
import { donationLabels as labels, stoolReceiptLabels } from '../../../shared/labels/donationLabels'
import { personActions } from '../../../shared/messages/personActions'
import { donationVisitSchema } from '../../../shared/validation/donation'
import { useRunAction } from '../../actions/useRunAction'
import { ChoiceField } from '../../components/ChoiceField'
import { FormField } from '../../components/FormField'
import { useConsole } from '../../console/ConsoleContext'
import { RecordDonationDocument, type ImplementationStatus } from '../../generated/graphql'
import { ActionForm } from './ActionForm'
import type { ActionDialogProps } from './personAction'

const words = personActions.donate

/** A visit entered by hand. Sent again after a lost answer it is still one donation: its key stays while the dialog does. */
export function RecordDonationDialog({ person, onClose }: ActionDialogProps) {
  const { clock } = useConsole()
  const run = useRunAction(words)
  const [key] = useState(() => crypto.randomUUID())
  const [initial] = useState<{ DonationAt: string; StoolReceiptStatus: ImplementationStatus }>(() => ({
    DonationAt: japaneseMinuteOf(clock.now()),
    StoolReceiptStatus: 'Implemented',
  }))
  const form = useForm({
    resolver: yupResolver(donationVisitSchema(clock.now)),
    defaultValues: initial,
  })
  return (
    <ActionForm
      person={person}
      words={words}
      form={form}
      onSubmit={({ DonationAt, StoolReceiptStatus }) =>
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
