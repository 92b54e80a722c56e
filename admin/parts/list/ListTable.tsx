import {
  DataTable,
  useCanAccess,
  useCreatePath,
  useResourceContext,
  type Identifier,
  type RaRecord,
  useListContext,
  useRecordContext,
} from 'react-admin'
import { Checkbox } from '@mui/material'
import { useRef, type MouseEvent } from 'react'
import { useHref } from 'react-router'
import { forPaper } from '../components/paper'
import { RowsSkeleton } from '../components/LoadingOrFailure'
import { rangeOf } from '../shortcuts/rangeOf'
import type { Density } from './settings/useListSettings'
import { NOTHING, type ColumnHead, type ListColumn } from './listColumn'
import { useArrangement } from './useArrangement'

type Props<Row> = {
  columns: readonly ListColumn<Row>[]
  rowClick?: 'show' | false
  /** Rows can be chosen by those who may do something with them. */
  selectable?: boolean
  /** On a phone checkboxes show only then. */
  isChoosing?: boolean
}

export function ListTable<Row extends RaRecord>({
  columns,
  rowClick = 'show',
  selectable = true,
  isChoosing = false,
}: Props<Row>) {
  const { shown: arranged, density, isChosen, isPending } = useArrangement(columns)
  const { data = [], sort: order } = useListContext<Row>()
  const isKept = (column: ListColumn<Row>) => column.source === order.field || !isEmpty(column, data)
  const shown = isChosen ? arranged : arranged.filter(isKept)
  const resource = useResourceContext() ?? ''
  const { canAccess: maySelect } = useCanAccess({ resource, action: 'choose' })
  const openInNewTab = useNewTab(resource, rowClick)
  const choose = useChoice()
  if (isPending) return <RowsSkeleton rows={25} height={ROW_HEIGHT.standard} />
  return (
    <DataTable<Row>
      {...openInNewTab}
      // react-admin's checkboxes have no accessible name.
      bulkActionButtons={false}
      rowClick={rowClick}
      sx={[rowStyle(density, isChoosing), wrappingStyle(shown), isChosen ? {} : narrowStyle(shown)]}
    >
      {selectable && maySelect && (
        <DataTable.Col
          source="choice"
          label={<PageChoice />}
          disableSort
          render={() => <RowChoice onChoose={choose} />}
        />
      )}
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

/** Nothing in any row of the page. */
const isEmpty = <Row,>({ render }: ListColumn<Row>, rows: readonly Row[]) =>
  rows.length > 0 && rows.every((row) => [NOTHING, '', null, false].some((empty) => empty === render(row)))

/** Ctrl, ⌘ or the middle button opens a row in a new tab, like a link. */
function useNewTab(resource: string, rowClick: 'show' | false) {
  const { data = [] } = useListContext()
  const createPath = useCreatePath()
  const root = useHref('/').replace(/\/$/, '')
  if (rowClick === false) return {}
  const open = (event: MouseEvent) => {
    const isMiddle = event.type === 'auxclick' && event.button === 1
    if (!isMiddle && !event.ctrlKey && !event.metaKey) return
    const { target } = event
    if (!(target instanceof Element) || target.closest('a, button, input')) return
    const row = target.closest<HTMLTableRowElement>('tbody tr')
    const record = row && data[row.sectionRowIndex]
    if (!record) return
    event.stopPropagation()
    window.open(root + createPath({ resource, type: 'show', id: record.id }), '_blank', 'noopener')
  }
  return { onClickCapture: open, onAuxClick: open }
}

const rowStyle = (density: Density, isChoosing: boolean) => ({
  // Saves two lines per row on a phone.
  '& .column-choice': {
    width: { xs: 40, sm: 48 },
    display: { xs: isChoosing ? 'table-cell' : 'none', sm: 'table-cell' },
    ...forPaper.hidden,
  },
  '@media print': {
    '& .RaDataTable-rowCell': {
      height: 'auto !important',
      py: '3px !important',
      whiteSpace: 'normal !important',
    },
    '& tr': { breakInside: 'avoid' },
    '& thead': { display: 'table-header-group' },
  },
  '& .MuiTableCell-root': { px: { xs: '7px', sm: '14px' } },
  // A long state wraps, so that the name does not.
  '& .MuiChip-root': { height: { xs: 'auto', sm: 24 }, minHeight: 24 },
  '& .MuiChip-label wbr': { display: { xs: 'inline', sm: 'none' } },
  '& .MuiChip-label': {
    // As wide as the longest line.
    width: { xs: 'min-content', sm: 'max-content' },
    px: { xs: '8px' },
    py: { xs: '2px', sm: 0 },
    whiteSpace: { xs: 'normal', sm: 'nowrap' },
    wordBreak: 'keep-all',
    overflowWrap: 'normal',
    lineHeight: 1.35,
  },
  '& tr:has(.column-choice input:checked)': { bgcolor: 'action.selected' },
  '& .RaDataTable-rowCell': {
    whiteSpace: { sm: 'nowrap' },
    height: ROW_HEIGHT[density],
    py: density === 'compact' ? '2px' : density === 'roomy' ? '12px' : '7px',
  },
})

const wrappingStyle = (columns: readonly ColumnHead[]) =>
  Object.fromEntries(
    columns.flatMap(({ source, wraps }) =>
      wraps ? [[`& .RaDataTable-rowCell.column-${source}`, { whiteSpace: 'normal' }]] : [],
    ),
  )

function narrowStyle(columns: readonly ColumnHead[]) {
  return Object.fromEntries(
    columns.flatMap(({ source, from }) =>
      from
        ? [
            [
              `& .column-${source}`,
              {
                display: { xs: 'none', [from]: 'table-cell' },
                '@media print': { display: 'table-cell' },
              },
            ],
          ]
        : [],
    ),
  )
}

function PageChoice() {
  const { data = [], selectedIds, onSelect } = useListContext()
  const ids = data.map(({ id }) => id)
  const chosen = ids.filter((id) => selectedIds.includes(id))
  const isAll = ids.length > 0 && chosen.length === ids.length
  return (
    <Checkbox
      checked={isAll}
      indeterminate={chosen.length > 0 && !isAll}
      onChange={() => {
        const others = selectedIds.filter((id) => !ids.includes(id))
        onSelect(isAll ? others : [...others, ...ids])
      }}
      slotProps={{ input: { 'aria-label': 'このページの行をすべて選ぶ' } }}
      sx={{ m: -1 }}
    />
  )
}

/** Chooses a row or not; with `isRange` all from the previous one to it. */
function useChoice() {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext()
  const last = useRef<Identifier>(null)
  return (id: Identifier, isRange: boolean) => {
    const ids = data.map((record) => record.id)
    if (isRange) onSelect([...new Set([...selectedIds, ...rangeOf(ids, last.current, id)])])
    else onToggleItem(id)
    last.current = id
  }
}

/** Pressing it must not open the row. */
function RowChoice({ onChoose }: { onChoose: (id: Identifier, isRange: boolean) => void }) {
  const record = useRecordContext()
  const { selectedIds } = useListContext()
  if (!record) return null
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onClick={(event) => event.stopPropagation()}
      onChange={({ nativeEvent }) =>
        onChoose(record.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
      slotProps={{ input: { 'aria-label': 'この行を選ぶ' } }}
      sx={{ m: -1 }}
    />
  )
}

/** In pixels, for two lines. Skeleton rows have the same height. */
export const ROW_HEIGHT = { compact: 44, standard: 53, roomy: 64 } satisfies Record<Density, number>
