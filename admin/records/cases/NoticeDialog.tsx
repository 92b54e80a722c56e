import { number } from '../../../shared/forms/yup'
import { breachNoticeLabels, breachWords as words } from '../../../shared/words/records/breach'
import { breachNoticeFormSchema, breachReportFormSchema } from '../../../shared/forms/breach'
import { useRunAction } from '../../parts/actions/ActionForm'
import { FormDialog } from '../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../parts/components/FormField'
import { useConsole } from '../../ground/console/ConsoleContext'
import {
  ReportBreachNoticeDocument,
  SaveBreachNoticeDocument,
  type BreachFieldsFragment,
  type CaseFieldsFragment,
} from '../../generated/graphql'

export type NoticeAct = 'edit' | 'report'
type Notice = BreachFieldsFragment['Notices'][number]
type Props = { row: CaseFieldsFragment; notice: Notice; onClose: () => void }

export const NoticeDialog = ({ act, ...props }: Props & { act: NoticeAct }) =>
  act === 'edit' ? <EditDialog {...props} /> : <ReportDialog {...props} />

function EditDialog({ row: { Id, Version }, notice: { Kind, Text }, onClose }: Props) {
  const form = useYupForm(breachNoticeFormSchema.shape({ Version: number().required() }), { Version, Text })
  const run = useRunAction({ done: words.edited })
  return (
    <FormDialog
      title={`${breachNoticeLabels[Kind]}：${words.edit}`}
      submitLabel="保存する"
      form={form}
      maxWidth="md"
      onSubmit={(values) => run(SaveBreachNoticeDocument, { input: { ...values, Id, Kind } })}
      onClose={onClose}
    >
      <FormField form={form} name="Text" label={words.text} hint={words.textHint} multiline autoFocus />
    </FormDialog>
  )
}

function ReportDialog({ row: { Id, Version }, notice: { Kind }, onClose }: Props) {
  const today = useConsole().clock.today()
  const form = useYupForm(breachReportFormSchema, { On: today })
  const run = useRunAction({ done: words.reported })
  return (
    <FormDialog
      title={`${breachNoticeLabels[Kind]}：${words.report}`}
      submitLabel={words.report}
      form={form}
      onSubmit={({ On }) => run(ReportBreachNoticeDocument, { input: { Id, Version, Kind, On } })}
      onClose={onClose}
    >
      <FormField form={form} name="On" label={words.reportedOn} type="date" max={today} autoFocus />
    </FormDialog>
  )
}
