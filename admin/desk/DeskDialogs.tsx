import { addDays } from '../../shared/dates'
import { useGetIdentity, useRefresh } from 'react-admin'
import { shortDay } from '../../shared/messages/work'
import { finishWorkSchema, snoozeSchema, workItemSchema } from '../../shared/validation/work'
import { FormDialog } from '../components/FormDialog'
import { FormField, useYupForm } from '../components/FormField'
import { useConsole } from '../console/ConsoleContext'
import { useCallApi } from '../dataProvider/useCallApi'
import {
  AssignWorkDocument,
  CreateWorkItemDocument,
  FinishWorkItemDocument,
  SnoozeWorkDocument,
} from '../generated/graphql'
import { object, string } from '../../shared/validation/yup'
import { StaffField } from '../people/StaffField'
import { useTellDone } from '../undo/useTellDone'
import type { WorkRow } from './useDesk'

type Props = { work: WorkRow; onClose: () => void }

function useDone() {
  const [tellDone, refresh] = [useTellDone(), useRefresh()]
  return (words: string, answer: object) => {
    tellDone(words, answer)
    refresh()
  }
}

const assignSchema = object({ AssigneeId: string().label('担当') }).exact()

/** Oneself first, once it is known who that is. */
export function AssignDialog(props: Props) {
  const { identity } = useGetIdentity()
  return identity ? <AssignForm {...props} me={String(identity.id)} /> : null
}

function AssignForm({ work, me, onClose }: Props & { me: string }) {
  const call = useCallApi()
  const done = useDone()
  const form = useYupForm(assignSchema, { AssigneeId: work.AssigneeId ?? me })
  return (
    <FormDialog
      title="担当を決める"
      submitLabel="決める"
      form={form}
      onClose={onClose}
      onSubmit={async ({ AssigneeId }) => {
        const { Kind, SubjectId, Version } = work
        const answer = await call(AssignWorkDocument, {
          input: { Kind, SubjectId, Version, AssigneeId: AssigneeId || null },
        })
        done(AssigneeId ? '担当を決めました。' : '担当を外しました。', answer)
      }}
    >
      <StaffField form={form} name="AssigneeId" autoFocus />
    </FormDialog>
  )
}

/** Always until a day: nothing disappears. */
export function SnoozeDialog({ work, onClose }: Props) {
  const today = useConsole().clock.today()
  const call = useCallApi()
  const done = useDone()
  const form = useYupForm(snoozeSchema(today), { Until: addDays(today, 1) })
  return (
    <FormDialog
      title="あとで"
      submitLabel="あとに回す"
      form={form}
      onClose={onClose}
      onSubmit={async ({ Until }) => {
        const { Kind, SubjectId, Version } = work
        const input = { Kind, SubjectId, Version, Until: Until || null }
        const answer = await call(SnoozeWorkDocument, { input })
        done(Until ? `${shortDay(Until)}まで、あとに回しました。` : 'いまの用件に戻しました。', answer)
      }}
    >
      <FormField
        form={form}
        name="Until"
        label="次に表示する日"
        type="date"
        min={addDays(today, 1)}
        autoFocus
      />
    </FormDialog>
  )
}

export function FinishDialog({ work, onClose }: Props) {
  const call = useCallApi()
  const done = useDone()
  const form = useYupForm(finishWorkSchema, { Outcome: '' })
  return (
    <FormDialog
      title={work.Title ?? '手入力の用件'}
      submitLabel="済みにする"
      form={form}
      onClose={onClose}
      onSubmit={async ({ Outcome }) => {
        const answer = await call(FinishWorkItemDocument, {
          input: { Id: work.SubjectId, Version: work.Version, Outcome },
        })
        done('用件を済みにしました。', answer)
      }}
    >
      <FormField
        form={form}
        name="Outcome"
        label="結果"
        hint="どうなったかを、次に読む人のために"
        multiline
        autoFocus
      />
    </FormDialog>
  )
}

export function CreateDialog({ onClose }: { onClose: () => void }) {
  const today = useConsole().clock.today()
  const call = useCallApi()
  const done = useDone()
  const form = useYupForm(workItemSchema(today), { Title: '', Due: today, AssigneeId: '' })
  return (
    <FormDialog
      title="用件を足す"
      submitLabel="足す"
      form={form}
      onClose={onClose}
      onSubmit={async ({ Title, Due, AssigneeId }) => {
        const input = { Title, Due, AssigneeId: AssigneeId || null }
        done('用件を足しました。', await call(CreateWorkItemDocument, { input }))
      }}
    >
      <FormField
        form={form}
        name="Title"
        label="用件"
        hint="病名など、健康に関わることは書きません"
        autoFocus
      />
      <FormField form={form} name="Due" label="期限" type="date" min={today} />
      <StaffField form={form} name="AssigneeId" label="担当（任意）" />
    </FormDialog>
  )
}
