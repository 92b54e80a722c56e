import { yupResolver } from '@hookform/resolvers/yup'
import { useMemo, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import * as examTexts from '../../../../shared/words/check/exam'
import { examRequestSchema, type ExamRequestInput } from '../../../../shared/forms/examRequest'
import { Button, FailedNote } from '../../../parts/components/Basics'
import { Form } from '../../../parts/components/Form'
import { TextArea } from '../../../parts/components/TextField'
import { refreshCurrentUser } from '../../../ground/currentUser/currentUser'
import { ApiError } from '../../../ground/session/apiError'
import { FormErrors } from '../../../parts/components/FormErrors'
import { RequestDonorRegistrationDocument } from '../../../generated/graphql'
import { messageOf, request } from '../../../ground/graphql/request'
import { PageDialog, usePageDialog } from '../../../parts/components/PageDialog'
import { askedExam, type DueExam, dueExam } from '../../../ground/currentUser/dueExam'
import { useToday } from '../../../ground/page/clock'
import { showToast } from '../../../ground/page/toasts'
import { DaysField } from './DaysField'

type ExamRequestDialogProps = {
  exam: DueExam
  /** Null if unlimited. */
  until: JapaneseDate | null
  holidays: Readonly<Record<JapaneseDate, string>>
}

export function ExamRequestDialog({ exam, until, holidays }: ExamRequestDialogProps) {
  const { isOpen, close } = usePageDialog('#exam-request')
  const sent = () => {
    showToast(examTexts.REQUEST_SENT)
    close()
  }
  return (
    <PageDialog isOpen={isOpen} onClose={close} title={examTexts.examRequestTitle(exam.type)}>
      <div className="wrap column page">
        <ExamRequestForm holidays={holidays} until={until} onSent={sent} />
      </div>
    </PageDialog>
  )
}

type Props = {
  holidays: Readonly<Record<JapaneseDate, string>>
  until: JapaneseDate | null
  onSent: () => void
}

const FIELDS = ['PreferredDates', 'Note'] as const

/** Input stays until it is sent. */
export function ExamRequestForm({ holidays, until, onSent }: Props) {
  const today = useToday()
  const resolver = useMemo(() => yupResolver(examRequestSchema(today)), [today])
  const form = useForm<ExamRequestInput>({
    resolver,
    defaultValues: { PreferredDates: [], Note: '' },
    shouldFocusError: false,
  })
  const [failure, setFailure] = useState<string | null>(null)
  const { errors, isSubmitting } = form.formState

  const send = async (input: ExamRequestInput) => {
    setFailure(null)
    try {
      await sendExamRequest(input)
      onSent()
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      const refused = FIELDS.filter((field) => fields[field])
      for (const field of refused) form.setError(field, { message: fields[field] })
      if (refused.length === 0) setFailure(messageOf(error))
    }
  }

  return (
    <Form onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <p>{examTexts.EXAM_REQUEST_LEAD}</p>
      <FormErrors form={form} fields={FIELDS} />
      <Controller
        control={form.control}
        name="PreferredDates"
        render={({ field }) => (
          <DaysField
            id={field.name}
            days={field.value}
            onChange={field.onChange}
            holidays={holidays}
            until={until}
            error={errors.PreferredDates?.message}
          />
        )}
      />
      <TextArea
        {...form.register('Note')}
        label={examTexts.NOTE_LABEL}
        optional
        hint={examTexts.NOTE_HINT}
        error={errors.Note?.message}
      />
      {failure && <FailedNote title={examTexts.REQUEST_NOT_SENT}>{failure}</FailedNote>}
      <div className="buttons">
        <Button type="submit" busy={isSubmitting}>
          {examTexts.SEND_REQUEST}
        </Button>
      </div>
    </Form>
  )
}

/** Reloads the person, which also shows a request whose answer was lost. @throws ApiError, NetworkError */
async function sendExamRequest({ PreferredDates, Note }: ExamRequestInput): Promise<void> {
  try {
    await request(RequestDonorRegistrationDocument, { input: { PreferredDates, Note: Note ?? null } })
  } catch (error) {
    if (error instanceof ApiError || !(await isKnownToServer(PreferredDates))) throw error
    return
  }
  await refreshCurrentUser().catch(() => undefined)
}

/** Compares the days, because an earlier request may exist. */
async function isKnownToServer(days: readonly string[]): Promise<boolean> {
  try {
    const user = await refreshCurrentUser()
    const exam = dueExam(user) ?? askedExam(user)
    return String(exam?.preferredDates) === String(days)
  } catch {
    return false
  }
}
