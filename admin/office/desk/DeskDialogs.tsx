import { Typography } from '@mui/material'
import { addDays } from '../../../shared/facts/dates'
import { useGetIdentity, useRefresh } from 'react-admin'
import { shortDay } from '../../../shared/words/office/work'
import { finishWorkSchema, snoozeSchema } from '../../../shared/forms/work'
import { FormDialog } from '../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../parts/components/FormField'
import { failureMessage } from '../../parts/components/LoadingOrFailure'
import { useConsole } from '../../ground/console/ConsoleContext'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { AssignWorkDocument, FinishWorkItemDocument, SnoozeWorkDocument } from '../../generated/graphql'
import { object, string } from '../../../shared/forms/yup'
import { StaffField } from '../../parts/people/StaffField'
import { useTellDone } from '../../parts/actions/useTellDone'
import type { WorkRow } from './useDesk'

type Props = { works: readonly WorkRow[]; onClose: () => void }

export function useDone() {
  const [tellDone, refresh] = [useTellDone(), useRefresh()]
  return (words: string, ...answers: readonly object[]) => {
    tellDone(words, ...answers)
    refresh()
  }
}

/** Runs the calls one after another. If a colleague was first on one, the rest still runs. */
function useEach() {
  const done = useDone()
  return async (
    works: readonly WorkRow[],
    send: (work: WorkRow) => Promise<object>,
    words: (many: string) => string,
  ) => {
    const answers: object[] = []
    const failures: unknown[] = []
    for (const work of works) {
      try {
        answers.push(await send(work))
      } catch (failure) {
        failures.push(failure)
      }
    }
    if (answers.length === 0) throw failures[0]
    const rest =
      failures.length > 0 ? `${failures.length}件はそのままです。${failureMessage(failures[0])}` : ''
    done(words(manyOf(answers)) + rest, ...answers)
  }
}

/** 3件; empty for one. */
const manyOf = ({ length }: readonly unknown[]) => (length > 1 ? `${length}件` : '')

const assignSchema = object({ AssigneeId: string().label('担当') }).exact()

export function AssignDialog(props: Props) {
  const { identity } = useGetIdentity()
  return identity ? <AssignForm {...props} me={String(identity.id)} /> : null
}

function AssignForm({ works, me, onClose }: Props & { me: string }) {
  const call = useCallApi()
  const each = useEach()
  const held = works.length === 1 ? works[0]?.AssigneeId : null
  const form = useYupForm(assignSchema, { AssigneeId: held ?? me })
  return (
    <FormDialog
      title={works.length > 1 ? `${manyOf(works)}の担当を決める` : '担当を決める'}
      submitLabel="決める"
      form={form}
      onClose={onClose}
      onSubmit={async (values) => {
        const AssigneeId = values.AssigneeId || null
        await each(
          works,
          ({ Kind, SubjectId, Version }) =>
            call(AssignWorkDocument, { input: { Kind, SubjectId, Version, AssigneeId } }),
          (many) => `${many && `${many}の`}担当を${AssigneeId ? '決めました' : '外しました'}。`,
        )
      }}
    >
      <StaffField form={form} name="AssigneeId" kinds={works.map(({ Kind }) => Kind)} autoFocus />
    </FormDialog>
  )
}

/** Always has an end day, so that no work disappears. */
export function SnoozeDialog({ works, onClose }: Props) {
  const today = useConsole().clock.today()
  const call = useCallApi()
  const each = useEach()
  const form = useYupForm(snoozeSchema(today), { Until: addDays(today, 1) })
  return (
    <FormDialog
      title={works.length > 1 ? `${manyOf(works)}をあとで` : 'あとで'}
      submitLabel="あとに回す"
      form={form}
      onClose={onClose}
      onSubmit={async (values) => {
        const Until = values.Until || null
        await each(
          works,
          ({ Kind, SubjectId, Version }) =>
            call(SnoozeWorkDocument, { input: { Kind, SubjectId, Version, Until } }),
          (many) =>
            Until
              ? `${many && `${many}を、`}${shortDay(Until)}まで、あとに回しました。`
              : `${many && `${many}を、`}いまの用件に戻しました。`,
        )
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

/** Only for work items: other work ends by itself. */
export function FinishDialog({ works, onClose }: Props) {
  const call = useCallApi()
  const each = useEach()
  const tasks = works.filter(({ Kind }) => Kind === 'Task')
  const others = works.length - tasks.length
  const form = useYupForm(finishWorkSchema, { Outcome: '' })
  return (
    <FormDialog
      title={tasks.length > 1 ? `${manyOf(tasks)}を済みにする` : (tasks[0]?.Title ?? '手入力の用件')}
      submitLabel="済みにする"
      form={form}
      onClose={onClose}
      onSubmit={async ({ Outcome }) => {
        await each(
          tasks,
          ({ SubjectId: Id, Version }) => call(FinishWorkItemDocument, { input: { Id, Version, Outcome } }),
          (many) => `${many && `${many}の`}用件を済みにしました。`,
        )
      }}
    >
      {others > 0 && (
        <Typography color="textSecondary">
          ほかの{others}件は、記録が済むと自動で消えるため、そのまま残ります。
        </Typography>
      )}
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
