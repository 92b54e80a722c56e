import { EVERY_MINUTES } from '../../../shared/facts/terms'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useCanAccess, useRefresh } from 'react-admin'
import { useNavigate, useParams } from 'react-router'
import { bulkActs, isFileAct } from '../../../shared/rules/office/bulk'
import {
  amountText,
  BULK,
  jobTitle,
  NOBODY_CHANGES,
  NOTHING_TO_IMPORT,
  repairText,
} from '../../../shared/words/office/bulk'
import { startBulkSchema } from '../../../shared/forms/bulk'
import { useMayCall } from '../../ground/auth/useDuties'
import { Card } from '../../parts/components/Card'
import { FormField, useYupForm } from '../../parts/components/FormField'
import { ActFailure } from '../../parts/components/ActFailure'
import { FailurePanel, RowsSkeleton, failureMessage } from '../../parts/components/LoadingOrFailure'
import { useApiQuery, useCallApi } from '../../ground/dataProvider/useCallApi'
import {
  BulkJobDocument,
  StartBulkDocument,
  UndoBulkDocument,
  type BulkJobDetailFragment,
} from '../../generated/graphql'
import { CsvButton } from '../../parts/list/export/CsvButton'
import { LetterPreview } from '../../parts/letter/LetterPreview'
import { PageFrame } from '../../parts/components/PageFrame'
import { BulkRows } from './BulkRows'
import { useAttempt } from '../../parts/components/useAttempt'

const COLUMNS = ['User', 'DonorId', 'State', 'Before', 'After', 'Refusal']
const FILE_COLUMNS = ['Line', ...COLUMNS, 'Problems']
const LOOK_AGAIN_MS = 2_000

/** A job's preview, progress and result. Its address alone reopens it. */
export function BulkJobPage() {
  const { id = '' } = useParams()
  const mayPreview = useMayCall()('previewLetter')
  const { data, error, isPending } = useApiQuery(
    ['bulkJob', id],
    BulkJobDocument,
    { Id: id },
    {
      select: ({ getBulkJob }) => getBulkJob,
      refetchInterval: ({ state }) => (state.data?.getBulkJob.State === 'Running' ? LOOK_AGAIN_MS : false),
    },
  )
  return (
    <PageFrame maxWidth={1040} title={data ? jobTitle(data) : BULK}>
      {error && <FailurePanel title="読み込めませんでした" text={failureMessage(error)} />}
      {isPending && <RowsSkeleton rows={5} />}
      {data && (
        <>
          {data.State === 'Preview' && <Confirmation job={data} />}
          {data.State === 'Running' && <Progress job={data} />}
          {data.State === 'Finished' && <Outcome job={data} />}
          {mayPreview && data.Letter && (
            <Card title={`送るメール：${data.Letter.Name}（第${data.Letter.Version}版）`}>
              <LetterPreview content={data.Letter} />
            </Card>
          )}
          <BulkRows job={data} />
        </>
      )}
    </PageFrame>
  )
}

type JobProps = { job: BulkJobDetailFragment }

function Confirmation({ job }: JobProps) {
  const { confirm, follows, needsReason } = bulkActs[job.Act]
  const call = useCallApi()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const form = useYupForm(startBulkSchema(job.Act), { Reason: '' })
  const { failure, attempt } = useAttempt()
  const submit = form.handleSubmit(({ Reason }) =>
    attempt(async () => {
      const input = { Id: job.Id, Fingerprint: job.Fingerprint, Reason: Reason || null }
      const { startBulk } = await call(StartBulkDocument, { input })
      queries.setQueryData(['bulkJob', job.Id], { getBulkJob: startBulk })
      refresh()
    }),
  )
  if (job.Pending === 0)
    return (
      <>
        <ToRepair job={job} />
        <Alert severity="info">{isFileAct(job.Act) ? NOTHING_TO_IMPORT : `${NOBODY_CHANGES}。`}</Alert>
      </>
    )
  return (
    <>
      <ToRepair job={job} />
      <Card title="確認">
        <Typography>
          {job.Undoes ? 'この処理のあとで変わっていない方を、処理の前の状態に戻します。' : follows}
          まだ何も変わっていません。
        </Typography>
        <Box component="form" noValidate onSubmit={submit} sx={{ maxWidth: 520 }}>
          {needsReason && <FormField form={form} name="Reason" label="理由" multiline />}
          <ActFailure>{failure}</ActFailure>
          <Button
            type="submit"
            variant="contained"
            loading={form.formState.isSubmitting}
            sx={{ mt: needsReason ? 0 : 1.5 }}
          >
            {job.Undoes
              ? `${amountText(job.Act, job.Pending)}を元に戻す`
              : confirm(amountText(job.Act, job.Pending))}
          </Button>
        </Box>
      </Card>
    </>
  )
}

/** Faulty rows of a table do not stop the others. */
function ToRepair({ job }: JobProps) {
  const wrong = job.Refusals.find(({ Refusal }) => Refusal === 'Unread')
  if (!wrong) return null
  return (
    <Alert severity="warning" role="status" action={<Report job={job} label="一覧をCSVで保存する" />}>
      {repairText(amountText(job.Act, wrong.Count), job.Pending > 0)}
    </Alert>
  )
}

function Report({ job, label }: JobProps & { label: string }) {
  const { canAccess } = useCanAccess({ resource: 'bulk', action: 'export' })
  if (!canAccess) return null
  return (
    <CsvButton
      label={label}
      list="bulk"
      filter={{ JobId: job.Id }}
      columns={isFileAct(job.Act) ? FILE_COLUMNS : COLUMNS}
    />
  )
}

function Progress({ job: { Act, Pending, Done, Refused } }: JobProps) {
  const all = Pending + Done + Refused
  const handled = Done + Refused
  return (
    <Card title="処理しています">
      <LinearProgress
        variant="determinate"
        value={all === 0 ? 100 : (handled / all) * 100}
        aria-label="処理の進み"
      />
      <Typography role="status" sx={{ mt: 1.5 }}>
        {amountText(Act, all)}のうち{amountText(Act, handled)}
        を終えました。続きは{EVERY_MINUTES}分以内に始まります。この画面を閉じても進みます。
      </Typography>
    </Card>
  )
}

function Outcome({ job }: JobProps) {
  const call = useCallApi()
  const navigate = useNavigate()
  const { failure, attempt } = useAttempt()
  const undo = () =>
    attempt(async () => {
      const { undoBulk } = await call(UndoBulkDocument, { input: { Id: job.Id } })
      await navigate(`/bulk/${undoBulk.Id}`)
    })
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Alert severity={job.Done > 0 ? 'success' : 'info'} role="status" sx={{ width: '100%' }}>
        {amountText(job.Act, job.Done)}を
        {job.Undoes ? '元に戻しました' : isFileAct(job.Act) ? '取り込みました' : '処理しました'}。
        {job.Refused > 0 && <span>{`${amountText(job.Act, job.Refused)}は変わっていません。`}</span>}
      </Alert>
      <ActFailure>{failure}</ActFailure>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Report job={job} label="結果をCSVで保存する" />
        {bulkActs[job.Act].isReversible && !job.Undoes && job.Done > 0 && (
          <Button variant="outlined" color="inherit" onClick={() => void undo()}>
            元に戻す
          </Button>
        )}
      </Box>
    </Box>
  )
}
