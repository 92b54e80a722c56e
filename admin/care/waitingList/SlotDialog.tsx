import { Alert, Box, Typography } from '@mui/material'
import { useState } from 'react'
import { HttpError } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { keepPreviousData } from '@tanstack/react-query'
import type { JapaneseDate } from '../../../shared/facts/dates'
import { preferenceSlotLabels as labels } from '../../../shared/words/labels/consoleLabels'
import {
  invitationsSent,
  slotsChangedMeanwhile,
  invitationsAhead,
  NO_INVITATIONS,
} from '../../ground/words/preferenceSlots'
import { preferenceSlotSchema, type PreferenceSlotInput } from '../../../shared/forms/preferenceSlot'
import { FormDialog } from '../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../parts/components/FormField'
import { useConsole } from '../../ground/console/ConsoleContext'
import { useApiQuery, useCallApi } from '../../ground/dataProvider/useCallApi'
import {
  PreferenceSlotsDocument,
  type SlotRowFragment,
  PreviewPreferenceSlotDocument,
} from '../../generated/graphql'
import { fullName } from '../../parts/people/PersonName'
import { useTellDone } from '../../parts/actions/useTellDone'

/** Version 0: a month that does not exist yet. */
export type SlotValues = Omit<PreferenceSlotInput, 'Version'> & { Version: number }

type Props = {
  title: string
  slot: SlotValues
  given: number
  /** Void is react-admin's type of an answer that is not awaited. */
  onSave: (values: SlotValues) => Promise<Pick<SlotRowFragment, 'GivenGuidanceCount'> | void>
  onClose: () => void
}

export function SlotDialog({ title, slot, given, onSave, onClose }: Props) {
  const { Year, Month, AvailableSlots, AdditionalAvailableSlots, Version } = slot
  const tellDone = useTellDone()
  const call = useCallApi()
  const { clock } = useConsole()
  const [before, setBefore] = useState(given)
  const [meanwhile, setMeanwhile] = useState<string | null>(null)
  const form = useYupForm(preferenceSlotSchema, {
    Year,
    Month,
    AvailableSlots,
    AdditionalAvailableSlots,
    Version,
  })
  const [basic, additional] = useWatch({
    control: form.control,
    name: ['AvailableSlots', 'AdditionalAvailableSlots'],
  })

  async function save(values: PreferenceSlotInput): Promise<void | false> {
    try {
      const saved = await onSave({ ...values, Version: values.Version ?? Version })
      const invited = saved ? saved.GivenGuidanceCount - before : 0
      tellDone(invitationsSent(invited), saved ?? {})
    } catch (failure) {
      if (!(failure instanceof HttpError) || failure.body?.code !== 'CONFLICT') throw failure
      const { getPreference } = await call(PreferenceSlotsDocument, {})
      const theirs = getPreference.find((month) => month.Year === Year && month.Month === Month)
      if (!theirs) throw failure
      form.setValue('Version', theirs.Version)
      setBefore(theirs.GivenGuidanceCount)
      setMeanwhile(slotsChangedMeanwhile(theirs))
      return false
    }
  }

  return (
    <FormDialog title={title} form={form} submitLabel="保存する" onSubmit={save} onClose={onClose}>
      {meanwhile && (
        <Alert severity="warning" role="alert">
          {meanwhile}
        </Alert>
      )}
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {before > 0 && <span>{`すでに${before}人に案内しています。`}</span>}
        <span>{whatFollows(slot, clock.today())}</span>
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
      {monthOf(slot) === clock.today().slice(0, 7) && (
        <Invitations values={{ Year, Month, AvailableSlots: basic, AdditionalAvailableSlots: additional }} />
      )}
    </FormDialog>
  )
}

/** 2026-12 */
export const monthOf = ({ Year, Month }: { Year: number; Month: number }) =>
  `${Year}-${String(Month).padStart(2, '0')}`

/** Only the current month invites: its free places go to the waiting list at once. */
function whatFollows(slot: SlotValues, today: JapaneseDate): string {
  return monthOf(slot) === today.slice(0, 7)
    ? '空いた枠は、保存するとすぐに、順番を待つ方へ案内します。'
    : 'この月になると、順番を待つ方へ自動で案内します。'
}

const NAMES = 10

/** The people who get a mail if these numbers are saved. */
function Invitations({ values }: { values: Record<string, unknown> }) {
  const input = preferenceSlotSchema.isValidSync(values) ? preferenceSlotSchema.cast(values) : null
  const { data } = useApiQuery(
    ['previewPreferenceSlot', input],
    PreviewPreferenceSlotDocument,
    { input: input ?? NOTHING },
    {
      enabled: input !== null,
      placeholderData: keepPreviousData,
    },
  )
  if (!input || !data) return null
  const { Invitations: count, People: people } = data.previewPreferenceSlot
  const names = people
    .slice(0, NAMES)
    .map((person) => `${fullName(person)?.replaceAll(' ', '\u00a0') ?? '氏名なし'}さん`)
  return (
    <Box role="status" sx={{ p: 1.5, borderRadius: '8px', bgcolor: 'action.hover', textWrap: 'pretty' }}>
      {count === 0 ? NO_INVITATIONS : invitationsAhead(count, names)}
    </Box>
  )
}

const NOTHING = { Year: 2000, Month: 1, AvailableSlots: 0, AdditionalAvailableSlots: 0 }
