import { yupResolver } from '@hookform/resolvers/yup'
import { useForm } from 'react-hook-form'
import { inspectionTypeLabels } from '../../../shared/labels/inspectionTypeLabels'
import { personActions } from '../../../shared/messages/personActions'
import { scheduleExamSchema } from '../../../shared/validation/exam'
import { useConsole } from '../../boot/ConsoleContext'
import { FormDialog } from '../../components/FormDialog'
import { FormField } from '../../components/FormField'
import { ScheduleExamDocument } from '../../generated/graphql'
import { examScreening } from '../examScreening'
import { Follows } from './Follows'
import type { ActionDialogProps } from './personAction'
import { titleFor } from './titleFor'
import { useRunAction } from './useRunAction'

const words = personActions.scheduleExam

/** Sets or moves the day of the test that is due. */
export function ScheduleExamDialog({ person, onClose }: ActionDialogProps) {
  const today = useConsole().clock.today()
  const run = useRunAction(words)
  const exam = examScreening(person)
  const form = useForm({
    resolver: yupResolver(scheduleExamSchema(today)),
    defaultValues: { UserId: person.id, ScheduledDate: exam?.scheduledDate ?? '' },
  })
  return (
    <FormDialog
      title={titleFor(person.Profile, words)}
      form={form}
      submitLabel={words.label}
      onSubmit={(input) => run(ScheduleExamDocument, { input })}
      onClose={onClose}
    >
      <Follows sentences={words.follows} />
      <FormField
        form={form}
        name="ScheduledDate"
        label={`${inspectionTypeLabels[exam?.type ?? 'Registration']}の日`}
        type="date"
        min={today}
        autoFocus
      />
    </FormDialog>
  )
}
