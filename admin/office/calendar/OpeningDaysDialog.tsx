import { Box } from '@mui/material'
import { useRefresh } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { JapaneseDate } from '../../../shared/facts/dates'
import {
  dayChangeLabels,
  openingFields as labels,
  bookingsThenLabels,
} from '../../../shared/words/labels/openingLabels'
import { BOOKINGS_CHANGED, BOOKINGS_NOT_DECIDED } from '../../../shared/words/visits/openingMessages'
import { openingDaysSchema, type OpeningDaysValues } from '../../../shared/forms/opening'
import { choice } from '../../../shared/forms/formFields'
import type { BookingsThen } from '../../../shared/generated/schema'
import { CheckField, ChoiceField } from '../../parts/components/ChoiceField'
import { FormDialog } from '../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../parts/components/FormField'
import { useConsole } from '../../ground/console/ConsoleContext'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { UpdateOpeningDocument } from '../../generated/graphql'
import { useTellDone } from '../../parts/actions/useTellDone'
import { AffectedBookings, useOpeningPreview } from './AffectedBookings'
import { OPENING_DAYS, shortDate } from './calendarDays'
import { HoursField } from './HoursField'

const thens = Object.keys(bookingsThenLabels) as BookingsThen[]

type Props = { first: JapaneseDate; onClose: () => void }

const idsOf = (bookings: readonly { Person: { Id: string } }[] = []) =>
  bookings.map(({ Person }) => Person.Id).join(' ')

export function OpeningDaysDialog({ first, onClose }: Props) {
  const today = useConsole().clock.today()
  const daysSchema = openingDaysSchema(today)
  const form = useYupForm(daysSchema.shape({ Bookings: choice(thens).nullable() }), {
    From: first,
    To: first,
    Change: 'Closed',
    ClosedFrom: null,
    Capacity: null,
    ExtraHours: null,
    ClosesExams: false,
    Reason: '',
    Bookings: null,
  })
  const { Bookings, ...days } = useWatch({ control: form.control })
  const valid = daysSchema.isValidSync(days) ? daysSchema.cast(days) : null
  const preview = useOpeningPreview(valid && { Days: { ...valid, Reason: null } })
  const call = useCallApi()
  const tellDone = useTellDone()
  const refresh = useRefresh()

  return (
    <FormDialog
      title={OPENING_DAYS}
      form={form}
      submitLabel={Bookings === 'Cancel' ? '予約を取り消して保存する' : '保存する'}
      isDangerous={Bookings === 'Cancel'}
      onClose={onClose}
      onSubmit={async ({ Bookings: then, ...values }) => {
        // The preview is pending: what is sent must rest on the preview for it.
        const { data: found } = preview.isFetching ? await preview.refetch() : preview
        if (!found) return false
        const affected = found.Bookings
        if (affected.length > 0 && idsOf(affected) !== idsOf(preview.data?.Bookings)) {
          form.setError('Bookings', { message: BOOKINGS_CHANGED })
          return false
        }
        if (affected.length > 0 && !then) {
          form.setError('Bookings', { message: BOOKINGS_NOT_DECIDED })
          return false
        }
        try {
          const saved = await call(UpdateOpeningDocument, {
            input: {
              Days: values,
              Version: found.Version,
              Bookings: affected.length > 0 ? then : null,
              Seen: affected.map(({ Person }) => Person.Id),
            },
          })
          tellDone(
            then === 'Cancel'
              ? `保存しました。${affected.length}名にメールでお知らせします。`
              : '保存しました。',
            saved,
          )
        } catch (failure) {
          void preview.refetch()
          throw failure
        }
        refresh()
        return undefined
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <FormField form={form} name="From" label={labels.From} type="date" min={today} autoFocus />
        <FormField form={form} name="To" label={labels.To} type="date" min={today} />
      </Box>
      <ChoiceField form={form} name="Change" label={labels.Change} options={dayChangeLabels} />
      {days.Change === 'ClosedFrom' && (
        <FormField
          form={form}
          name="ClosedFrom"
          label={labels.ClosedFrom}
          hint="15と入れると、15:00の回から休みになります"
          inputMode="numeric"
        />
      )}
      {days.Change === 'Extra' && (
        <HoursField
          label={labels.ExtraHours}
          chosen={days.ExtraHours ?? []}
          error={form.formState.errors.ExtraHours?.message}
          onChoose={(hours) =>
            form.setValue('ExtraHours', hours, {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
        />
      )}
      {(days.Change === 'Capacity' || days.Change === 'Extra') && (
        <FormField form={form} name="Capacity" label={labels.Capacity} inputMode="numeric" />
      )}
      {days.Change === 'Closed' && (
        <CheckField
          form={form}
          name="ClosesExams"
          label={labels.ClosesExams}
          hint="検査日に選べなくなります。決まっている検査はそのまま残ります"
        />
      )}
      {days.Change === 'Extra' ? (
        <Box role="status" sx={{ mb: 1, textWrap: 'pretty' }}>
          {valid?.ExtraHours && extraText(valid)}
        </Box>
      ) : (
        <FormField form={form} name="Reason" label={labels.Reason} hint="会員には見せません" />
      )}
      <AffectedBookings
        preview={preview}
        then={Bookings ?? null}
        error={form.formState.errors.Bookings?.message}
        onThen={(then) => form.setValue('Bookings', then, { shouldDirty: true, shouldValidate: true })}
      />
    </FormDialog>
  )
}

function extraText({ From, To, ExtraHours, Capacity }: OpeningDaysValues): string {
  const days = From === To ? shortDate(From) : `${shortDate(From)}〜${shortDate(To)}の毎日`
  const hours = [...(ExtraHours ?? [])].toSorted((a, b) => a - b).map((hour) => `${hour}:00`)
  return `${days}の${hours.join('・')}に、1時間${Capacity}名まで予約を受け付けます。休みの日でも受け付けます。保存すると、会員の予約画面で選べるようになります。病院の検査日は変わりません。`
}
