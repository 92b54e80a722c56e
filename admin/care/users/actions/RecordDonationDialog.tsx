import { useState } from 'react'
import { japaneseMinute, japaneseMinuteOf } from '../../../../shared/facts/dates'
import {
  VISIT_REASON,
  donationLabels as labels,
  stoolReceiptLabels,
} from '../../../../shared/words/labels/donationLabels'
import { personActions } from '../../../../shared/words/office/personActions'
import { donationVisitSchema } from '../../../../shared/forms/donation'
import type { ImplementationStatus } from '../../../../shared/generated/schema'
import { type ActionDialogProps, ActionForm } from '../../../parts/actions/ActionForm'
import { ChoiceField } from '../../../parts/components/ChoiceField'
import { FormField, useYupForm } from '../../../parts/components/FormField'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { RecordDonationDocument } from '../../../generated/graphql'

type DonationVisit = {
  DonationAt: string
  StoolReceiptStatus: ImplementationStatus
  ConfirmReason?: string | undefined
}

/** The key lives as long as the dialog, so that sending again after a lost answer makes one donation. */
export function RecordDonationDialog({ person, at, onClose }: ActionDialogProps & { at?: Date | undefined }) {
  const { clock } = useConsole()
  const [key] = useState(() => crypto.randomUUID())
  const [initial] = useState<DonationVisit>(() => ({
    DonationAt: japaneseMinuteOf(at ?? clock.now()),
    StoolReceiptStatus: 'Implemented',
    ConfirmReason: '',
  }))
  const form = useYupForm(donationVisitSchema(clock.now), initial)
  return (
    <ActionForm
      subject={person.Profile}
      words={personActions.donate}
      form={form}
      onSubmit={({ DonationAt, StoolReceiptStatus, ConfirmReason }, run) =>
        run(RecordDonationDocument, {
          input: {
            UserId: person.id,
            DonationAt: japaneseMinute(DonationAt).toISOString(),
            StoolReceiptStatus,
            IdempotencyKey: key,
            ConfirmReason: ConfirmReason || null,
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
      <FormField
        form={form}
        name="ConfirmReason"
        label={VISIT_REASON}
        hint="前の日の献便、1日の回数を超える献便、お休みの期間中に受け取る便のときに入力します。"
      />
    </ActionForm>
  )
}
