import { SECURITY_KEPT_DAYS, SECURITY_WINDOW_MINUTES } from '../../../shared/facts/terms'
import { Box, Typography } from '@mui/material'
import { DataTable } from 'react-admin'
import { formatListDateTime } from '../../../shared/facts/dates'
import { securityEventLabels } from '../../../shared/words/labels/consoleLabels'
import type { SecurityEventKind } from '../../../shared/generated/schema'
import { AdministratorName } from '../activity/ActorName'
import { StateChip } from '../../parts/components/StateChip'
import type { SecurityEventListQuery } from '../../generated/graphql'
import { ConsoleList } from '../../parts/list/ConsoleList'
import { ViewTabs } from '../../parts/list/ViewTabs'
import { rowsInLines } from '../../parts/list/listColumn'
import { RowPersonName } from '../../parts/people/PersonName'
import type { Tone } from '../../ground/theme/tones'

type Row = SecurityEventListQuery['listSecurityEvents']['items'][number] & { id: string }

const tones: Record<SecurityEventKind, Tone> = {
  SignedIn: 'quiet',
  TokenRevoked: 'quiet',
  GuestRefused: 'quiet',
  SignInFailed: 'yolk',
  TotpFailed: 'yolk',
  CodeFailed: 'yolk',
  PasswordChangeFailed: 'yolk',
  ProofMissing: 'yolk',
  Locked: 'coral',
  TokenReused: 'coral',
  TotpSet: 'leaf',
  TotpRemoved: 'leaf',
  PasskeyFailed: 'yolk',
  PasskeySet: 'leaf',
  PasskeyRemoved: 'leaf',
  PasswordChanged: 'leaf',
  PasswordReset: 'leaf',
  EmailChanged: 'leaf',
  SignedOutEverywhere: 'leaf',
}

const refused: SecurityEventKind[] = [
  'SignInFailed',
  'Locked',
  'TotpFailed',
  'PasskeyFailed',
  'CodeFailed',
  'PasswordChangeFailed',
  'ProofMissing',
  'TokenReused',
]
const changed: SecurityEventKind[] = [
  'TotpSet',
  'TotpRemoved',
  'PasskeySet',
  'PasskeyRemoved',
  'PasswordChanged',
  'PasswordReset',
  'EmailChanged',
  'SignedOutEverywhere',
]
const presets = [
  { label: 'すべて', filter: {} },
  { label: '失敗と制限', filter: { kind: refused } },
  { label: 'ログイン方法の変更', filter: { kind: changed } },
  { label: 'ログイン', filter: { kind: ['SignedIn', 'TokenRevoked'] } },
  { label: 'ログインしていない操作', filter: { kind: ['GuestRefused'] } },
]

/** On a phone: kind and count in one line; account, network and time below. */
const inLines = {
  ...rowsInLines,
  '& tbody .column-Kind': { width: '100%' },
}

export function SecurityEventList() {
  return (
    <ConsoleList
      sort={{ field: 'Time', order: 'DESC' }}
      empty="この区分の記録はありません。"
      scope={`（${SECURITY_KEPT_DAYS}日間保存）`}
      filters={
        <>
          <Typography color="textSecondary" sx={{ mb: 1.5 }}>
            同じ区分、接続元、アカウントの記録は、{SECURITY_WINDOW_MINUTES}
            分ごとに1行にまとめています。接続元は、個人の特定につながらないよう一部を省いています。
          </Typography>
          <ViewTabs presets={presets} names={['kind']} />
        </>
      }
    >
      <DataTable<Row>
        bulkActionButtons={false}
        rowClick={false}
        sx={(theme) => ({
          '& .column-Time': { whiteSpace: 'nowrap' },
          '& .column-RequestId': { display: { xs: 'none', lg: 'table-cell' } },
          [theme.breakpoints.down('sm')]: inLines,
        })}
      >
        <DataTable.Col
          source="Time"
          sortByOrder="DESC"
          render={({ Time, LastTime }: Row) => <Times first={Time} latest={LastTime} />}
        />
        <DataTable.Col source="Kind" disableSort render={(row: Row) => <Kind row={row} />} />
        <DataTable.Col source="AccountId" disableSort render={(row: Row) => <Account row={row} />} />
        <DataTable.Col source="Network" disableSort render={({ Network }: Row) => networkText(Network)} />
        <DataTable.Col
          source="RequestId"
          disableSort
          render={({ RequestId }: Row) => <RequestNumber id={RequestId} />}
        />
      </DataTable>
    </ConsoleList>
  )
}

/** Cut for the eye: it is looked up by copying it. */
const RequestNumber = ({ id }: { id: string | null }) =>
  id && (
    <Box
      component="small"
      title={id}
      sx={{
        display: 'block',
        width: '8em',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {id}
    </Box>
  )

/** The office's actions are stored without a network. */
const networkText = (network: string) => (network === 'unknown' ? '—' : network)

function Times({ first, latest }: { first: string; latest: string }) {
  const [from, to] = [first, latest].map((time) => formatListDateTime(new Date(time)))
  return from === to ? from : `${from}〜${to?.split(' ')[1]}`
}

function Kind({ row: { Kind: kind, Count } }: { row: Row }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
      <StateChip tone={tones[kind]}>{securityEventLabels[kind]}</StateChip>
      {Count > 1 && <b>{Count.toLocaleString('ja-JP')}回</b>}
    </Box>
  )
}

/** Members link to their page; staff have a name only. */
function Account({ row: { AccountId, User } }: { row: Row }) {
  if (!AccountId) return '—'
  return User ? <RowPersonName person={User} /> : <AdministratorName id={AccountId} unknown="登録途中の方" />
}
