import { Box, Button, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { formatJapaneseDate } from '../../../../shared/facts/dates'
import { examDayProblem, type ExamDayRules } from '../../../../shared/rules/visits/examDays'
import { examTime } from '../../../../shared/facts/examTime'
import { wishesPassed } from '../../../../shared/rules/visits/exams'
import { examNames } from '../../../../shared/words/donating/panelKinds'
import { screeningInfoLabels as labels } from '../../../../shared/words/labels/screeningLabels'
import { examDayProblems, personActions, WISHES_PASSED } from '../../../../shared/words/office/personActions'
import { scheduleExamSchema } from '../../../../shared/forms/exam'
import { type ActionDialogProps, ActionForm } from '../../../parts/actions/ActionForm'
import { FormField, useYupForm } from '../../../parts/components/FormField'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { ScheduleAskedTestDocument, ScheduleExamDocument } from '../../../generated/graphql'
import { askedExam, examScreening } from '../../../parts/people/personRecord'
import { ExamPreview } from './ExamPreview'

type Props = ActionDialogProps & {
  date?: string | undefined
  time?: string | undefined
}

export function ScheduleExamDialog({ person, date, time: hour, onClose }: Props) {
  const today = useConsole().clock.today()
  const screening = examScreening(person)
  const exam = screening ?? askedExam(person)
  const isAsked = !screening && exam !== null
  const lacksHour = exam?.scheduledDate != null && exam.scheduledTime == null
  const words = exam?.scheduledDate ? personActions.moveExam : personActions.scheduleExam
  const rules: ExamDayRules = {
    today,
    expiration: exam?.type === 'Renewal' ? person.Profile.DonorExpirationDate : null,
  }
  const form = useYupForm(scheduleExamSchema(rules), {
    UserId: person.id,
    ScheduledDate:
      date ?? exam?.scheduledDate ?? exam?.wishes.find((day) => !examDayProblem(day, rules)) ?? '',
    ScheduledTime: hour ?? exam?.scheduledTime ?? '',
  })
  const [chosen, time] = useWatch({ control: form.control, name: ['ScheduledDate', 'ScheduledTime'] })
  return (
    <ActionForm
      subject={person.Profile}
      words={words}
      form={form}
      onSubmit={(input, run) =>
        isAsked ? run(ScheduleAskedTestDocument, { input }) : run(ScheduleExamDocument, { input })
      }
      onClose={onClose}
    >
      {exam?.scheduledDate && (
        <Typography>
          いまの検査日：{formatJapaneseDate(exam.scheduledDate)}
          {exam.scheduledTime && <span>{` ${examTime(exam.scheduledTime)}`}</span>}
        </Typography>
      )}
      {exam && (exam.wishes.length > 0 || exam.note) && (
        <Wishes
          wishes={exam.wishes}
          note={exam.note}
          rules={rules}
          chosen={chosen}
          onChoose={(day) =>
            form.setValue('ScheduledDate', day, {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
        />
      )}
      {exam && !exam.scheduledDate && wishesPassed(exam.wishes, today) && (
        <Typography color="error">{WISHES_PASSED}</Typography>
      )}
      <FormField
        form={form}
        name="ScheduledDate"
        label={`${examNames[exam?.type ?? 'Registration']}の日`}
        hint={
          rules.expiration
            ? `有効期限の${formatJapaneseDate(rules.expiration)}まで。日曜・祝日は選べません`
            : '日曜・祝日は選べません'
        }
        type="date"
        min={today}
        max={rules.expiration ?? undefined}
        autoFocus={!lacksHour}
      />
      <FormField
        form={form}
        name="ScheduledTime"
        label={labels.ScheduledExamTime.admin}
        hint="まだ決まっていなければ空のままにします"
        type="time"
        autoFocus={lacksHour}
      />
      <ExamPreview userId={person.id} date={chosen} time={time ?? ''} />
    </ActionForm>
  )
}

type WishesProps = {
  wishes: readonly string[]
  note: string | null
  rules: ExamDayRules
  chosen: string
  onChoose: (day: string) => void
}

function Wishes({ wishes, note, rules, chosen, onChoose }: WishesProps) {
  return (
    <Box component="section" aria-label={labels.PreferredDates.admin} sx={{ display: 'grid', gap: 1, mb: 1 }}>
      <Typography sx={{ fontWeight: 700, fontSize: 14 }}>{labels.PreferredDates.admin}</Typography>
      {wishes.map((day, index) => {
        const problem = examDayProblem(day, rules)
        return (
          <Button
            key={day}
            variant={day === chosen ? 'contained' : 'outlined'}
            aria-pressed={day === chosen}
            disabled={problem !== null}
            onClick={(event) => {
              // Enter on the chosen day goes on; a second click of the mouse does not.
              if (day === chosen && event.detail === 0) event.currentTarget.form?.requestSubmit()
              else onChoose(day)
            }}
            sx={{
              justifyContent: 'flex-start',
              textAlign: 'left',
              whiteSpace: 'normal',
              height: 'auto',
              minHeight: 36,
            }}
          >
            第{index + 1}希望　{formatJapaneseDate(day)}
            {problem && <span>{`（${examDayProblems[problem]}）`}</span>}
          </Button>
        )
      })}
      {note && (
        <Box>
          <Typography sx={{ fontWeight: 700, fontSize: 14 }}>{labels.Note.admin}</Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{note}</Typography>
        </Box>
      )}
    </Box>
  )
}
