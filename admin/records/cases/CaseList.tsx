import { Button, Typography } from '@mui/material'
import { DataTable } from 'react-admin'
import { Link } from 'react-router'
import { formatListDateTime, type JapaneseDate } from '../../../shared/facts/dates'
import { caseKindLabels } from '../../../shared/words/labels/caseLabels'
import { breachWords } from '../../../shared/words/records/breach'
import { caseListLead, caseWords } from '../../../shared/words/records/cases'
import { dueInWords } from '../../../shared/words/office/work'
import { formatSlashedDate } from '../../parts/components/formatSlashedDate'
import { useConsole } from '../../ground/console/ConsoleContext'
import type { CaseRowFragment } from '../../generated/graphql'
import { ConsoleList } from '../../parts/list/ConsoleList'
import { rowsInLines } from '../../parts/list/listColumn'
import { ViewTabs } from '../../parts/list/ViewTabs'
import { RowPersonName } from '../../parts/people/PersonName'
import { CaseStateChip } from './CaseChips'

type Row = CaseRowFragment & { id: string }

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
          <Button component={Link} to="/cases/create" variant="outlined" sx={{ mb: 1.5 }}>
            {breachWords.start}
          </Button>
          <ViewTabs presets={presets} names={['kind', 'state']} />
        </>
      }
    >
      <DataTable<Row>
        bulkActionButtons={false}
        rowClick="show"
        sx={(theme) => ({
          '& .column-CreatedAt, & .column-DueOn': { whiteSpace: 'nowrap' },
          [theme.breakpoints.down('sm')]: { ...rowsInLines, '& tbody .column-Kind': { width: '100%' } },
        })}
      >
        <DataTable.Col source="Kind" disableSort render={({ Kind }: Row) => <b>{caseKindLabels[Kind]}</b>} />
        <DataTable.Col
          source="State"
          disableSort
          render={({ State }: Row) => <CaseStateChip state={State} />}
        />
        <DataTable.Col source="DueOn" disableSort render={(row: Row) => <Due row={row} today={today} />} />
        <DataTable.Col
          source="User"
          disableSort
          render={({ User }: Row) => (User ? <RowPersonName person={User} /> : '—')}
        />
        <DataTable.Col source="ActorName" disableSort render={({ ActorName }: Row) => ActorName ?? '—'} />
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
