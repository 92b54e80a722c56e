import { yupResolver } from '@hookform/resolvers/yup'
import { Box, FormHelperText } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { JapaneseDate } from '../../../shared/dates'
import type { PersonActionWords } from '../../../shared/messages/personActions'
import { guidanceTimeSchema } from '../../../shared/validation/personActions'
import { Follows, titleFor } from '../../actions/Follows'
import { FormDialog } from '../../components/FormDialog'
import { RowsSkeleton } from '../../components/PageSkeleton'
import { failureMessage } from '../../components/failureMessage'
import { useConsole } from '../../console/ConsoleContext'
import { useCallApi } from '../../dataProvider/useCallApi'
import { BookingSlotsDocument } from '../../generated/graphql'
import type { ActionDialogProps } from '../actions/personAction'
import { DayChoice, hoursOn } from './DayChoice'
import { HourChoice } from './HourChoice'

type Props = ActionDialogProps & {
  words: PersonActionWords
  onSave: (input: { UserId: string; StartAt: string }) => Promise<void>
}

/** A day and one of its hours. When somebody else took the last place meanwhile, the hours are read anew. */
export function TimeDialog({ person, words, onSave, onClose }: Props) {
  const today = useConsole().clock.today()
  const call = useCallApi()
  const slots = useQuery({
    queryKey: ['bookingSlots'],
    queryFn: ({ signal }) =>
      call(BookingSlotsDocument, {}, { signal }).then((data) => data.listBookingSlotsByAdmin.items),
  })
  const [date, setDate] = useState<JapaneseDate | null>(null)
  const form = useForm({
    resolver: yupResolver(guidanceTimeSchema),
    defaultValues: { UserId: person.id, StartAt: '' },
  })
  const choose = (StartAt: string) =>
    form.setValue('StartAt', StartAt, { shouldDirty: true, shouldValidate: StartAt !== '' })
  const startAt = useWatch({ control: form.control, name: 'StartAt' })
  const { error } = form.getFieldState('StartAt', form.formState)

  return (
    <FormDialog
      title={titleFor(person.Profile, words)}
      form={form}
      submitLabel={words.label}
      onSubmit={async (input) => {
        try {
          await onSave(input)
        } catch (failure) {
          form.setValue('StartAt', '')
          void slots.refetch()
          throw failure
        }
      }}
      onClose={onClose}
    >
      <Follows sentences={words.follows} />
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
      {slots.data && date && (
        <HourChoice hours={hoursOn(date, slots.data)} chosen={startAt} onChoose={choose} />
      )}
      <FormHelperText error role={error ? 'alert' : undefined}>
        {error?.message ?? ' '}
      </FormHelperText>
    </FormDialog>
  )
}
