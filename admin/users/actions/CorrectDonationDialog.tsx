import { yupResolver } from '@hookform/resolvers/yup'
import { useForm } from 'react-hook-form'
import { formatJapaneseDateTime } from '../../../shared/dates'
import { personActions } from '../../../shared/messages/personActions'
import { correctDonationSchema } from '../../../shared/validation/donation'
import { Follows, titleFor } from '../../actions/Follows'
import { useRunAction } from '../../actions/useRunAction'
import { FormDialog } from '../../components/FormDialog'
import { FormField } from '../../components/FormField'
import { CorrectDonationDocument } from '../../generated/graphql'
import type { ActionDialogProps } from './personAction'

const words = personActions.correctDonation

type Props = ActionDialogProps & { donation: { Id: string; DonationAt: string } }

/** Takes back what was recorded by mistake. */
export function CorrectDonationDialog({ person, donation, onClose }: Props) {
  const run = useRunAction(words)
  const form = useForm({
    resolver: yupResolver(correctDonationSchema),
    defaultValues: { DonationId: donation.Id, Reason: '' },
  })
  const which = `${formatJapaneseDateTime(new Date(donation.DonationAt))}の記録を取り消します。`
  return (
    <FormDialog
      title={titleFor(person.Profile, words)}
      form={form}
      submitLabel={words.label}
      isDangerous
      onSubmit={(input) => run(CorrectDonationDocument, { input })}
      onClose={onClose}
    >
      <Follows sentences={[which, ...words.follows]} />
      <FormField form={form} name="Reason" label="理由" multiline autoFocus />
    </FormDialog>
  )
}
