import { TextField } from '@mui/material'
import { Suspense } from 'react'
import { useConsole } from '../../ground/console/ConsoleContext'
import type { UseFormReturn } from 'react-hook-form'
import type { InferType } from 'yup'
import { number } from '../../../shared/forms/yup'
import { workItemChangeSchema, workItemSchema } from '../../../shared/forms/work'
import { FormDialog } from '../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../parts/components/FormField'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { CreateWorkItemDocument, UpdateWorkItemDocument } from '../../generated/graphql'
import { lazyOf } from '../../parts/components/lazyOf'
import { StaffField } from '../../parts/people/StaffField'
import { useDone } from './DeskDialogs'
import type { WorkRow } from './useDesk'

const PersonChoice = lazyOf(() => import('../../parts/people/PersonChoice'), 'PersonChoice')
const PERSON = '会員（任意）'

/** The version that was read; a later one is a colleague's. */
const read = { Version: number().required() }
type Values = InferType<ReturnType<typeof workItemSchema>> & { Version: number }

const toInput = ({ Title, Words, Due, UserId, AssigneeId }: Values) => ({
  Title,
  Words: Words || null,
  Due,
  UserId: UserId || null,
  AssigneeId: AssigneeId || null,
})

export function CreateTaskDialog({ onClose }: { onClose: () => void }) {
  const today = useConsole().clock.today()
  const call = useCallApi()
  const done = useDone()
  const nothing = { Version: 0, Title: '', Words: '', Due: today, UserId: null, AssigneeId: '' }
  const form = useYupForm(workItemSchema(today).shape(read), nothing)
  return (
    <FormDialog
      title="用件を足す"
      submitLabel="足す"
      form={form}
      onClose={onClose}
      onSubmit={async (values) =>
        done('用件を足しました。', await call(CreateWorkItemDocument, { input: toInput(values) }))
      }
    >
      <TaskFields form={form} firstDay={today} />
    </FormDialog>
  )
}

export function ChangeTaskDialog({ work, onClose }: { work: WorkRow; onClose: () => void }) {
  const today = useConsole().clock.today()
  const call = useCallApi()
  const done = useDone()
  const { SubjectId: Id, Version, Title, Words, Due, UserId, AssigneeId } = work
  const form = useYupForm(workItemChangeSchema(today, Due).shape(read), {
    Version,
    Title: Title ?? '',
    Words: Words ?? '',
    Due,
    UserId,
    AssigneeId: AssigneeId ?? '',
  })
  return (
    <FormDialog
      title="用件を直す"
      submitLabel="保存する"
      form={form}
      onClose={onClose}
      onSubmit={async (values) => {
        const input = { Id, Version: values.Version, ...toInput(values) }
        done('用件を直しました。', await call(UpdateWorkItemDocument, { input }))
      }}
    >
      <TaskFields form={form} firstDay={Due < today ? Due : today} person={work.User} />
    </FormDialog>
  )
}

type FieldsProps = {
  form: UseFormReturn<Values, unknown, Values>
  firstDay: string
  person?: WorkRow['User']
}

function TaskFields({ form, firstDay, person }: FieldsProps) {
  return (
    <>
      <FormField
        form={form}
        name="Title"
        label="用件"
        hint="病名など、健康に関わることは書きません"
        autoFocus
      />
      <FormField form={form} name="Words" label="伝えること（任意）" hint="病名などは書きません" multiline />
      <Suspense fallback={<TextField label={PERSON} disabled fullWidth sx={{ mt: 1 }} />}>
        <PersonChoice
          label={PERSON}
          first={person}
          error={form.formState.errors.UserId?.message}
          onChoose={(id) => form.setValue('UserId', id, { shouldDirty: true })}
        />
      </Suspense>
      <FormField form={form} name="Due" label="期限" type="date" min={firstDay} />
      <StaffField form={form} name="AssigneeId" kinds={['Task']} label="担当（任意）" />
    </>
  )
}
