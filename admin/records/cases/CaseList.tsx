import { Box, Button, Typography } from '@mui/material'
import { DataTable, useListContext } from 'react-admin'
import { Link } from 'react-router'
import { formatListDateTime, type JapaneseDate } from '../../../shared/facts/dates'
import { caseKindLabels } from '../../../shared/words/labels/caseLabels'
import { rightsRequestLabels } from '../../../shared/words/labels/rightsLabels'
import { rightsWords } from '../../../shared/words/records/rights'
import { breachWords } from '../../../shared/words/records/breach'
import { caseListLead, caseWords } from '../../../shared/words/records/cases'
import { dueInWords } from '../../../shared/words/office/work'
import { formatSlashedDate } from '../../parts/components/formatSlashedDate'
import { lazyOf } from '../../parts/components/lazyOf'
import { useConsole } from '../../ground/console/ConsoleContext'
import type { CaseRowFragment } from '../../generated/graphql'
import { DialogButton } from '../../parts/actions/DialogButton'
import { CsvButton } from '../../parts/list/export/CsvButton'
import { ConsoleList } from '../../parts/list/ConsoleList'
import { FilledCol } from '../../parts/list/FilledCol'
import { rowsInLines } from '../../parts/list/listColumn'
import { ViewTabs } from '../../parts/list/ViewTabs'
import { RowPersonName } from '../../parts/people/PersonName'
import { CaseStateChip } from './CaseChips'

type Row = CaseRowFragment & { id: string }

const CreateRequestDialog = lazyOf(() => import('./RequestDialogs'), 'CreateRequestDialog')

const presets = [
  { label: '確認中', filter: { state: ['Open'] } },
  { label: 'すべて', filter: {} },
  ...Object.entries(caseKindLabels).map(([kind, label]) => ({ label, filter: { kind: [kind] } })),
]

export function CaseList() {
  const today = useConsole().clock.today()
  return (
    <ConsoleList
      sort={{ field: 'CreatedAt', order: 'DESC' }}
      empty="この区分の案件はありません。"
      filters={
        <>
          <Typography color="textSecondary" sx={{ mb: 1.5 }}>
            {caseListLead}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
            <DialogButton
              label={rightsWords.create}
              operation="createCase"
              Dialog={CreateRequestDialog}
              about={{}}
            />
            <Button component={Link} to="/cases/create" variant="outlined">
              {breachWords.start}
            </Button>
            <Register />
          </Box>
          <ViewTabs presets={presets} names={['kind', 'state']} />
        </>
      }
    >
      <DataTable<Row>
        bulkActionButtons={false}
        rowClick="show"
        sx={(theme) => ({
          '& .column-CreatedAt, & .column-DueOn': { whiteSpace: 'nowrap' },
          [theme.breakpoints.down('sm')]: {
            ...rowsInLines,
            '& tbody .column-Kind': { width: '100%' },
            // Without a heading they say nothing; the case's page has them.
            '& tbody .column-DaysOpen, & tbody .column-ActorName': { display: 'none' },
          },
        })}
      >
        <DataTable.Col source="Kind" disableSort render={kindOf} />
        <DataTable.Col
          source="State"
          disableSort
          render={({ State }: Row) => <CaseStateChip state={State} />}
        />
        <DataTable.Col source="DueOn" disableSort render={(row: Row) => <Due row={row} today={today} />} />
        <DataTable.Col source="DaysOpen" disableSort render={({ DaysOpen }: Row) => `${DaysOpen ?? 0}日`} />
        <DataTable.Col
          source="User"
          disableSort
          render={({ User }: Row) => (User ? <RowPersonName person={User} /> : '—')}
        />
        <FilledCol source="ActorName" render={({ ActorName }: Row) => ActorName} />
        <DataTable.Col
          source="AssigneeName"
          disableSort
          render={({ AssigneeName }: Row) => AssigneeName ?? caseWords.nobody}
        />
        <DataTable.Col
          source="CreatedAt"
          sortByOrder="DESC"
          render={({ CreatedAt }: Row) => formatListDateTime(new Date(CreatedAt))}
        />
      </DataTable>
    </ConsoleList>
  )
}

function Due({ row: { DueOn, State }, today }: { row: Row; today: JapaneseDate }) {
  return State === 'Open'
    ? `${formatSlashedDate(DueOn)}（${dueInWords(DueOn, today)}）`
    : formatSlashedDate(DueOn)
}

const kindOf = ({ Kind, Request }: Row) => (
  <>
    <b>{caseKindLabels[Kind]}</b>
    {Request && <Box sx={{ color: 'text.secondary' }}>{rightsRequestLabels[Request.Kind]}</Box>}
  </>
)

const COLUMNS = [
  'Kind',
  'Request',
  'Person',
  'State',
  'CreatedAt',
  'DueOn',
  'AnsweredAt',
  'DaysOpen',
  'DaysLate',
  'IdentityOn',
  'FeeYen',
  'FeePaidOn',
  'Outcome',
  'Grounds',
  'AssigneeName',
  'Id',
]

/** What the list shows, as a file. */
function Register() {
  const { kind, state }: { kind?: string[]; state?: string[] } = useListContext().filterValues
  const filter = { ...(kind ? { Kind: { in: kind } } : {}), ...(state ? { State: { in: state } } : {}) }
  return <CsvButton label={rightsWords.export} list="cases" filter={filter} columns={COLUMNS} />
}
