import { yupResolver } from '@hookform/resolvers/yup'
import Typography from '@mui/material/Typography'
import { useNotify } from 'react-admin'
import { useForm } from 'react-hook-form'
import type { JapaneseDate } from '../../shared/dates'
import { preferenceSlotLabels as labels } from '../../shared/labels/consoleLabels'
import { SAVED } from '../../shared/messages/notices'
import { preferenceSlotSchema, type PreferenceSlotInput } from '../../shared/validation/preferenceSlot'
import { useConsole } from '../boot/ConsoleContext'
import { FormDialog } from '../components/FormDialog'
import { FormField } from '../components/FormField'

type Props = {
  title: string
  slot: PreferenceSlotInput
  given: number
  onSave: (values: PreferenceSlotInput) => Promise<void>
  onClose: () => void
}

/** The numbers of one month, for a new one as for an old one. */
export function SlotDialog({ title, slot, given, onSave, onClose }: Props) {
  const { Year, Month, AvailableSlots, AdditionalAvailableSlots } = slot
  const notify = useNotify()
  const { clock } = useConsole()
  const form = useForm({
    resolver: yupResolver(preferenceSlotSchema),
    defaultValues: { Year, Month, AvailableSlots, AdditionalAvailableSlots },
  })
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel="保存する"
      onSubmit={async (values) => {
        await onSave(values)
        notify(SAVED, { type: 'success' })
      }}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {given > 0 && `${given}人を案内済みです。`}
        {whatFollows(slot, clock.today())}
      </Typography>
      <FormField
        form={form}
        name="AvailableSlots"
        label={labels.AvailableSlots.admin}
        inputMode="numeric"
        autoFocus
      />
      <FormField
        form={form}
        name="AdditionalAvailableSlots"
        label={labels.AdditionalAvailableSlots.admin}
        inputMode="numeric"
      />
    </FormDialog>
  )
}

/** Only the running month invites: its free places go to the waiting list at once. */
function whatFollows({ Year, Month }: PreferenceSlotInput, today: JapaneseDate): string {
  const month = `${Year}-${String(Month).padStart(2, '0')}`
  const thisMonth = today.slice(0, 7)
  if (month === thisMonth) return '枠を増やすと、順番を待つ方へすぐに案内のメールを送ります。'
  return month > thisMonth
    ? 'この月になると、順番を待つ方へ自動で案内します。'
    : '過ぎた月の枠では案内しません。'
}
