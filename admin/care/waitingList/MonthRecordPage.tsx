import { Box, TableCell, TableRow, Typography } from '@mui/material'
import { useAuthenticated, useCanAccess } from 'react-admin'
import { useParams } from 'react-router'
import { formatListDateTime, formatMonth, isRealDate } from '../../../shared/facts/dates'
import {
  ALLOCATIONS,
  aheadText,
  allocationLabels as labels,
  NO_ALLOCATIONS,
  ORDER_CHANGED,
  ORDER_KEPT,
  placeWords,
} from '../../../shared/words/visits/allocations'
import { AdministratorName, Reason } from '../../records/activity/ActorName'
import { actorWords } from '../../../shared/words/records/activityLabels'
import { Card, PageTitle } from '../../parts/components/Card'
import { Trail } from '../../parts/components/Trail'
import { FailurePanel, lastRead, NotRead } from '../../parts/components/LoadingOrFailure'
import { MoreButton } from '../../parts/components/MoreButton'
import { PlainTable } from '../../parts/components/PlainTable'
import { useApiPages } from '../../ground/dataProvider/useCallApi'
import { MonthAllocationsDocument, type MonthAllocationsQuery } from '../../generated/graphql'
import { CsvButton } from '../../parts/list/export/CsvButton'
import { RowPersonName } from '../../parts/people/PersonName'

const COLUMNS = ['InvitedAt', 'User', 'DonorId', 'Place', 'PlaceKind', 'Position', 'Way', 'Ahead']

export function MonthRecordPage() {
  useAuthenticated()
  const { month = '' } = useParams()
  const first = `${month}-01`
  const name = isRealDate(first) ? formatMonth(first) : null
  const title = name ? `${name}の${ALLOCATIONS}` : ALLOCATIONS
  return (
    <Box sx={{ display: 'grid', gap: 2, '& > *': { minWidth: 0 } }}>
      <PageTitle title={title} />
      <Trail here={title} />
      <Typography component="h1" variant="h5">
        {title}
      </Typography>
      {name ? (
        <MonthRecord Year={Number(month.slice(0, 4))} Month={Number(month.slice(5))} title={title} />
      ) : (
        <FailurePanel title="この月はありません" text="ガイダンスの「枠」からお選びください。" />
      )}
    </Box>
  )
}

type Props = { Year: number; Month: number; title: string }

function MonthRecord({ Year, Month, title }: Props) {
  const { canAccess: mayExport } = useCanAccess({ resource: 'users', action: 'export' })
  const query = useApiPages({
    queryKey: ['monthAllocations', Year, Month],
    document: MonthAllocationsDocument,
    variablesOf: (nextToken) => ({ Year, Month, nextToken }),
    listOf: ({ listAllocations }) => listAllocations,
  })
  const rows = lastRead(query)
  if (!rows) return <NotRead of={query} rows={5} />
  if (rows.length === 0) return <Typography color="textSecondary">{NO_ALLOCATIONS}</Typography>
  return (
    <>
      {mayExport && (
        <div>
          <CsvButton
            label="この月の記録をCSVで保存する"
            list="allocations"
            filter={{ Year, Month }}
            columns={COLUMNS}
          />
        </div>
      )}
      <Card title="案内した順">
        <PlainTable
          label={title}
          headings={[labels.User, labels.InvitedAt, labels.Place, labels.Position, labels.Way, labels.Ahead]}
        >
          {rows.map((row) => (
            <AllocationRow key={row.Id} row={row} />
          ))}
        </PlainTable>
        <MoreButton {...query} />
      </Card>
    </>
  )
}

type Row = MonthAllocationsQuery['listAllocations']['items'][number]

function AllocationRow({ row }: { row: Row }) {
  return (
    <TableRow>
      <TableCell>
        <RowPersonName person={row.User} />
      </TableCell>
      <TableCell>{formatListDateTime(new Date(row.InvitedAt))}</TableCell>
      <TableCell>
        {`${row.Place}／${row.Places}`}
        <Box component="small" sx={small}>
          {placeWords(row)}
        </Box>
      </TableCell>
      <TableCell>{`${row.Position}番目`}</TableCell>
      <TableCell sx={wide}>
        {row.OutOfTurn ? ORDER_CHANGED : ORDER_KEPT}
        {row.ActorId && (
          <Box component="small" sx={small}>
            <AdministratorName id={row.ActorId} unknown={actorWords.formerStaff} />
          </Box>
        )}
        {row.Reason && <Reason reason={row.Reason} />}
      </TableCell>
      <TableCell sx={wide}>{aheadText(row) || '—'}</TableCell>
    </TableRow>
  )
}

const small = { display: 'block', fontSize: 12, color: 'text.secondary' } as const
const wide = { '&&': { whiteSpace: 'normal', textWrap: 'pretty', minWidth: { sm: '12em' } } } as const
