import { DataTable } from 'react-admin'
import { formatListDateTime } from '../../../shared/facts/dates'
import { rolesLabel } from '../../../shared/words/labels/consoleLabels'
import { READ_WITHOUT_PURPOSE, readPurposeLabels } from '../../../shared/words/labels/readLabels'
import { purposeWords, wasChosen } from '../../ground/words/purposes'
import { readOperationWords } from '../../ground/words/readOperations'
import { readWords } from '../../ground/words/staffReads'
import { TwoLines } from '../../parts/components/Card'
import { StateChip } from '../../parts/components/StateChip'
import type { StaffReadRowFragment } from '../../generated/graphql'
import { rowsInLines } from '../../parts/list/listColumn'
import { RowPersonName } from '../../parts/people/PersonName'
import { ShownClasses } from './ShownClasses'

type Row = StaffReadRowFragment & { id: string }

/** On a phone: time and colleague in one line; whose record, what for and what was shown below. */
const inLines = {
  ...rowsInLines,
  '& tbody .column-Operation, & tbody .column-Shown': { width: '100%' },
  '& tbody .column-Network': { display: 'none' },
}

/** @param ofOne of one person, whose name is shown above */
export function ReadTable({ ofOne = false }: { ofOne?: boolean }) {
  return (
    <DataTable<Row>
      bulkActionButtons={false}
      rowClick={false}
      sx={(theme) => ({
        '& .column-Time, & .column-User, & .column-Network': { whiteSpace: 'nowrap' },
        // Two lines, as wide as what is usually shown together.
        '& .column-Shown': { minWidth: { sm: 210 } },
        '& .column-Network': { display: { xs: 'none', xl: 'table-cell' } },
        [theme.breakpoints.down('sm')]: inLines,
      })}
    >
      <DataTable.Col
        source="Time"
        sortByOrder="DESC"
        render={({ Time }: Row) => formatListDateTime(new Date(Time))}
      />
      <DataTable.Col
        source="ActorName"
        disableSort
        render={({ ActorName, Roles }: Row) => (
          <TwoLines second={rolesLabel(Roles)}>{ActorName ?? '—'}</TwoLines>
        )}
      />
      {!ofOne && (
        <DataTable.Col
          source="User"
          disableSort
          render={({ User, People }: Row) =>
            User ? <RowPersonName person={User} /> : readWords.people(People)
          }
        />
      )}
      <DataTable.Col
        source="Operation"
        disableSort
        render={({ Operation, People }: Row) => (
          <TwoLines second={ofOne && People > 1 && readWords.people(People)}>
            {readOperationWords(Operation)}
          </TwoLines>
        )}
      />
      <DataTable.Col source="Purpose" disableSort render={(row: Row) => <Purpose row={row} />} />
      <DataTable.Col source="Shown" disableSort render={({ Shown }: Row) => <ShownClasses shown={Shown} />} />
      <DataTable.Col source="Network" disableSort />
    </DataTable>
  )
}

/** Says whether somebody chose it. */
function Purpose({ row: { Purpose: purpose, Operation } }: { row: Row }) {
  if (!purpose || purpose === 'browse')
    return <TwoLines second={purposeWords.notChosen}>{READ_WITHOUT_PURPOSE}</TwoLines>
  if (purpose === 'emergency') return <StateChip tone="coral">{readPurposeLabels.emergency}</StateChip>
  const label = readPurposeLabels[purpose]
  return wasChosen(purpose, Operation) ? label : <TwoLines second={purposeWords.ofAct}>{label}</TwoLines>
}
