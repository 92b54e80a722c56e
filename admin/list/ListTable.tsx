import { DataTable, useCanAccess, useResourceContext, type RaRecord } from 'react-admin'
import { RowsSkeleton } from '../components/RowsSkeleton'
import type { Density } from '../settings/listSettings'
import { ROW_HEIGHT } from './rowHeight'
import type { ColumnHead, ListColumn } from './listColumn'
import { useArrangement } from './useArrangement'

type Props<Row> = {
  columns: readonly ListColumn<Row>[]
  rowClick?: 'show' | false
  /** Rows can be chosen, by those who may write them out. */
  selectable?: boolean
}

/** The rows of a list in the columns, order and density that the person has chosen. */
export function ListTable<Row extends RaRecord>({
  columns,
  rowClick = 'show',
  selectable = true,
}: Props<Row>) {
  const { shown, density, isChosen, isPending } = useArrangement(columns)
  const resource = useResourceContext() ?? ''
  const { canAccess: maySelect } = useCanAccess({ resource, action: 'export' })
  if (isPending) return <RowsSkeleton rows={25} height={ROW_HEIGHT.standard} />
  return (
    <DataTable<Row>
      // Anything but false shows the boxes; what can be done with the rows stands in the SelectionBar.
      bulkActionButtons={selectable && maySelect ? <></> : false}
      bulkActionsToolbar={<></>}
      rowClick={rowClick}
      sx={[rowStyle(density), isChosen ? {} : narrowStyle(shown)]}
    >
      {shown.map(({ source, label, render, sort, align }) => (
        <DataTable.Col
          key={source}
          source={source}
          label={label}
          align={align}
          disableSort={sort === undefined}
          sortByOrder={sort}
          render={render}
        />
      ))}
    </DataTable>
  )
}

const rowStyle = (density: Density) => ({
  '& .RaDataTable-rowCell': {
    height: ROW_HEIGHT[density],
    py: density === 'compact' ? '2px' : density === 'roomy' ? '12px' : '7px',
  },
})

function narrowStyle(columns: readonly ColumnHead[]) {
  return Object.fromEntries(
    columns.flatMap(({ source, from }) =>
      from ? [[`& .column-${source}`, { display: { xs: 'none', [from]: 'table-cell' } }]] : [],
    ),
  )
}
