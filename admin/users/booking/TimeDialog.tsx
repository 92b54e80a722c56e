import { yupResolver } from '@hookform/resolvers/yup'
import FormHelperText from '@mui/material/FormHelperText'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { JapaneseDate } from '../../../shared/dates'
import type { PersonActionWords } from '../../../shared/messages/personActions'
import { guidanceTimeSchema } from '../../../shared/validation/personActions'
import { Follows, titleFor } from '../../actions/Follows'
import { FormDialog } from '../../components/FormDialog'
import { useConsole } from '../../console/ConsoleContext'
import type { ActionDialogProps } from '../actions/personAction'
import { DayChoice } from './DayChoice'
import { BOOKING_SLOTS, HourChoice } from './HourChoice'

type Props = ActionDialogProps & {
  words: PersonActionWords
  onSave: (input: { UserId: string; StartAt: string }) => Promise<void>
}

/** A day and one of its hours. When somebody else took the last place meanwhile, the hours are read anew. */
export function TimeDialog({ person, words, onSave, onClose }: Props) {
  const today = useConsole().clock.today()
  const cache = useQueryClient()
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
          void cache.invalidateQueries({ queryKey: [BOOKING_SLOTS] })
          throw failure
        }
      }}
      onClose={onClose}
    >
      <Follows sentences={words.follows} />
      <DayChoice
        today={today}
        chosen={date}
        onChoose={(chosen) => {
          setDate(chosen)
          choose('')
        }}
      />
      {date && <HourChoice date={date} chosen={startAt} onChoose={choose} />}
      <FormHelperText error role={error ? 'alert' : undefined}>
        {error?.message ?? ' '}
      </FormHelperText>
    </FormDialog>
  )
}
