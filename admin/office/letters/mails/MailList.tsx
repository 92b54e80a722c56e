import { Box, Button, MenuItem, TextField } from '@mui/material'
import { DataTable, useListContext, useNotify, useRefresh } from 'react-admin'
import { useMutation } from '@tanstack/react-query'
import { formatListDateTime } from '../../../../shared/facts/dates'
import {
  mailDeliveryLabels,
  mailFaultLabels,
  mailStateLabels,
} from '../../../../shared/words/labels/consoleLabels'
import type { MailState } from '../../../../shared/generated/schema'
import { useMayCall } from '../../../ground/auth/useDuties'
import { failureMessage } from '../../../parts/components/LoadingOrFailure'
import { StateChip } from '../../../parts/components/StateChip'
import { filterValues as read } from '../../../ground/dataProvider/filterValues'
import { useCallApi } from '../../../ground/dataProvider/useCallApi'
import { type MailRowFragment, ResendMailDocument } from '../../../generated/graphql'
import { ConsoleList } from '../../../parts/list/ConsoleList'
import { FilledCol } from '../../../parts/list/FilledCol'
import { ViewTabs } from '../../../parts/list/ViewTabs'
import { rowsInLines } from '../../../parts/list/listColumn'
import { RowPersonName } from '../../../parts/people/PersonName'
import { useTellDone } from '../../../parts/actions/useTellDone'
import type { Tone } from '../../../ground/theme/tones'
import { hasReasons } from './mailQueries'

type Row = MailRowFragment & { id: string }

const tones: Record<MailState, Tone> = { Waiting: 'yolk', Sent: 'leaf', Failed: 'coral', Cancelled: 'quiet' }
const presets = [
  { label: mailStateLabels.Failed, filter: { state: ['Failed'] } },
  { label: mailStateLabels.Waiting, filter: { state: ['Waiting'] } },
  { label: mailStateLabels.Sent, filter: { state: ['Sent'] } },
  { label: mailStateLabels.Cancelled, filter: { state: ['Cancelled'] } },
  { label: 'すべて', filter: {} },
]

/** On a phone: label and error in one line; person, state and button in the next. */
const inLines = {
  ...rowsInLines,
  '& tbody .column-Label': { width: '100%' },
  '& tbody .column-actions': { marginLeft: 'auto' },
}

/** Failed mails first. Never shows the content. */
export function MailList() {
  return (
    <ConsoleList
      sort={{ field: 'CreatedAt', order: 'DESC' }}
      defaultFilter={{ state: ['Failed'] }}
      empty="この状態のメールはありません。"
      filters={
        <>
          <ViewTabs presets={presets} names={['state']} />
          <FaultFilter />
        </>
      }
    >
      <DataTable<Row>
        bulkActionButtons={false}
        rowClick={false}
        sx={(theme) => ({
          '& .column-SentAt, & .column-Attempts': { display: { xs: 'none', md: 'table-cell' } },
          '& .column-CreatedAt': { display: { xs: 'none', sm: 'table-cell' } },
          [theme.breakpoints.down('sm')]: inLines,
        })}
      >
        <DataTable.Col source="Label" disableSort render={(mail: Row) => <MailName mail={mail} />} />
        <DataTable.Col
          source="User"
          disableSort
          render={({ User }: Row) => (User ? <RowPersonName person={User} /> : '管理者')}
        />
        <DataTable.Col
          source="State"
          disableSort
          render={({ State }: Row) => <StateChip tone={tones[State]}>{mailStateLabels[State]}</StateChip>}
        />
        <DataTable.Col
          source="CreatedAt"
          sortByOrder="DESC"
          render={({ CreatedAt }: Row) => formatListDateTime(new Date(CreatedAt))}
        />
        <FilledCol
          source="SentAt"
          render={({ SentAt }: Row) => SentAt && formatListDateTime(new Date(SentAt))}
        />
        <DataTable.NumberCol source="Attempts" disableSort />
        <DataTable.Col
          source="actions"
          label=" "
          align="right"
          disableSort
          render={(mail: Row) => <ResendButton mail={mail} />}
        />
      </DataTable>
    </ConsoleList>
  )
}

function FaultFilter() {
  const { filterValues, setFilters } = useListContext()
  const values = read(filterValues)
  if (!hasReasons(values)) return null
  const { fault: _, ...others } = filterValues
  return (
    <TextField
      select
      size="small"
      label={mailDeliveryLabels.Fault.admin}
      value={values.choice('fault', mailFaultLabels) ?? ''}
      onChange={({ target }) => setFilters(target.value ? { ...others, fault: target.value } : others)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: 1, sm: 420 }, my: 1.5 }}
    >
      <MenuItem value="">すべて</MenuItem>
      {Object.entries(mailFaultLabels).map(([fault, label]) => (
        <MenuItem key={fault} value={fault} sx={{ whiteSpace: 'normal' }}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
}

function MailName({ mail: { Label, LastError, State } }: { mail: Row }) {
  return (
    <>
      <b>{Label}</b>
      {LastError && State !== 'Cancelled' && (
        <Box component="small" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
          {LastError}
        </Box>
      )}
    </>
  )
}

/** Sends to the person's current address; an outdated mail has no button. */
function ResendButton({ mail }: { mail: MailRowFragment }) {
  const mayAct = useMayCall()('resendMail')
  const call = useCallApi()
  const refresh = useRefresh()
  const [notify, tellDone] = [useNotify(), useTellDone()]
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(ResendMailDocument, { input: { MailId: mail.Id } }),
    onSuccess: (answer) => tellDone('再送を受け付けました。現在のメールアドレスへ送ります。', answer),
    onError: (failure) => notify(failureMessage(failure), { type: 'error' }),
    onSettled: refresh,
  })
  if (!mayAct || !mail.Resendable) return null
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isPending}
      aria-label={`「${mail.Label}」を再送する`}
      onClick={() => mutate()}
    >
      再送する
    </Button>
  )
}
