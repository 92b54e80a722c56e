import { Box, FormHelperText } from '@mui/material'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { japaneseDateOf, type JapaneseDate } from '../../../../shared/facts/dates'
import type { PersonActionWords } from '../../../../shared/words/office/personActions'
import { guidanceTimeSchema } from '../../../../shared/forms/personActions'
import { ActionForm, type ActionDialogProps, type RunAction } from '../../../parts/actions/ActionForm'
import { useYupForm } from '../../../parts/components/FormField'
import { RowsSkeleton, failureMessage } from '../../../parts/components/LoadingOrFailure'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { useApiQuery } from '../../../ground/dataProvider/useCallApi'
import { BookingSlotsDocument } from '../../../generated/graphql'
import { BookingPreview, hourText } from './BookingPreview'
import { DayChoice, hoursOn, HourChoice } from './DayAndHourChoice'

type Props = ActionDialogProps & {
  initial?: string | null
  words: PersonActionWords
  onSave: (input: { UserId: string; StartAt: string }, run: RunAction) => Promise<void>
}

/** A day and one of its hours. If another person took the last place meanwhile, the hours are read again. */
export function TimeDialog({ person, words, initial, onSave, onClose }: Props) {
  const today = useConsole().clock.today()
  const booked = person.Guidance?.Status === 'Reserved' ? person.Guidance.ReservedAt : null
  const slots = useApiQuery(
    ['bookingSlots'],
    BookingSlotsDocument,
    {},
    { select: (data) => data.listBookingSlotsByAdmin.items },
  )
  const [date, setDate] = useState<JapaneseDate | null>(initial ? japaneseDateOf(new Date(initial)) : null)
  const form = useYupForm(guidanceTimeSchema, {
    UserId: person.id,
    StartAt: initial && initial !== booked ? initial : '',
  })
  const choose = (StartAt: string) =>
    form.setValue('StartAt', StartAt, { shouldDirty: true, shouldValidate: StartAt !== '' })
  const startAt = useWatch({ control: form.control, name: 'StartAt' })
  const { error } = form.getFieldState('StartAt', form.formState)

  const preview = startAt && <BookingPreview userId={person.id} startAt={startAt} />

  return (
    <ActionForm
      subject={person.Profile}
      words={words}
      form={form}
      onSubmit={async (input, run) => {
        try {
          await onSave(input, run)
        } catch (failure) {
          form.setValue('StartAt', '')
          void slots.refetch()
          throw failure
        }
      }}
      onClose={onClose}
    >
      {booked && <Box>いまの予約：{hourText(booked)}</Box>}
      {initial && preview}
      {slots.error && <Box role="alert">{failureMessage(slots.error)}</Box>}
      {slots.isPending && <RowsSkeleton rows={8} />}
      {slots.data && (
        <DayChoice
          today={today}
          hours={slots.data}
          chosen={date}
          onChoose={(chosen) => {
            setDate(chosen)
            choose('')
          }}
        />
      )}
      {slots.data && date && hoursOn(date, slots.data).length > 0 && (
        <HourChoice hours={hoursOn(date, slots.data)} chosen={startAt} onChoose={choose} />
      )}
      {!initial && preview}
      <FormHelperText error={error !== undefined} role={error ? 'alert' : undefined}>
        {error?.message ?? ' '}
      </FormHelperText>
    </ActionForm>
  )
}
