import { MenuItem } from '@mui/material'
import { addDays } from '../../shared/dates'
import { useGetIdentity, useNotify, useRefresh } from 'react-admin'
import { shortDay } from '../../shared/messages/work'
import { finishWorkSchema, snoozeSchema, workItemSchema } from '../../shared/validation/work'
import { FormDialog } from '../components/FormDialog'
import { FormField, useYupForm } from '../components/FormField'
import { useConsole } from '../console/ConsoleContext'
import { useApiQuery, useCallApi } from '../dataProvider/useCallApi'
import {
  AssignWorkDocument,
  CreateWorkItemDocument,
  DeskStaffDocument,
  FinishWorkItemDocument,
  SnoozeWorkDocument,
} from '../generated/graphql'
import { object, string } from '../../shared/validation/yup'
import type { WorkRow } from './useDesk'

type Props = { work: WorkRow; onClose: () => void }

function useStaff() {
  return useApiQuery(
    ['deskStaff'],
    DeskStaffDocument,
    {},
    {
      staleTime: 60_000,
      select: ({ listAdministratorByIdProfileCreatedAt: { items } }) => items,
    },
  )
}

function useDone() {
  const [notify, refresh] = [useNotify(), useRefresh()]
  return (words: string) => {
    notify(words, { type: 'success' })
    refresh()
  }
}

const assignSchema = object({ AssigneeId: string().label('担当') }).exact()

/** Whose work it is; oneself stands first. */
export function AssignDialog(props: Props) {
  const { identity } = useGetIdentity()
  const { data: staff } = useStaff()
  return staff && identity ? <AssignForm {...props} me={String(identity.id)} staff={staff} /> : null
}

type AssignProps = Props & { me: string; staff: readonly { Id: string; Name: string }[] }

function AssignForm({ work, me, staff, onClose }: AssignProps) {
  const call = useCallApi()
  const done = useDone()
  const form = useYupForm(assignSchema, { AssigneeId: work.AssigneeId ?? me })
  const isMe = ({ Id }: { Id: string }) => Id === me
  return (
    <FormDialog
      title="担当を決める"
      submitLabel="決める"
      form={form}
      onClose={onClose}
      onSubmit={async ({ AssigneeId }) => {
        const { Kind, SubjectId, Version } = work
        await call(AssignWorkDocument, {
          input: { Kind, SubjectId, Version, AssigneeId: AssigneeId || null },
        })
        done(AssigneeId ? '担当を決めました。' : '担当を外しました。')
      }}
    >
      <FormField form={form} name="AssigneeId" label="担当" select autoFocus>
        {[...staff.filter(isMe), ...staff.filter((colleague) => !isMe(colleague))].map((colleague) => (
          <MenuItem key={colleague.Id} value={colleague.Id}>
            {colleague.Name}
            {isMe(colleague) && '（自分）'}
          </MenuItem>
        ))}
        <MenuItem value="">担当なし</MenuItem>
      </FormField>
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
        await call(SnoozeWorkDocument, { input: { Kind, SubjectId, Version, Until: Until || null } })
        done(Until ? `${shortDay(Until)}まで、あとに回しました。` : 'いまの用件に戻しました。')
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
        await call(FinishWorkItemDocument, {
          input: { Id: work.SubjectId, Version: work.Version, Outcome },
        })
        done('用件を済みにしました。')
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
  const { data: staff = [] } = useStaff()
  const form = useYupForm(workItemSchema(today), { Title: '', Due: today, AssigneeId: '' })
  return (
    <FormDialog
      title="用件を足す"
      submitLabel="足す"
      form={form}
      onClose={onClose}
      onSubmit={async ({ Title, Due, AssigneeId }) => {
        await call(CreateWorkItemDocument, { input: { Title, Due, AssigneeId: AssigneeId || null } })
        done('用件を足しました。')
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
      <FormField form={form} name="AssigneeId" label="担当（任意）" select>
        <MenuItem value="">担当なし</MenuItem>
        {staff.map(({ Id, Name }) => (
          <MenuItem key={Id} value={Id}>
            {Name}
          </MenuItem>
        ))}
      </FormField>
    </FormDialog>
  )
}
