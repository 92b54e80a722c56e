import { useState, type ReactNode, lazy, Suspense } from 'react'
import {
  useListContext,
  type RaRecord,
  type SortPayload,
  useCanAccess,
  useDataProvider,
  useResourceContext,
} from 'react-admin'
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import { Button, Paper, Typography } from '@mui/material'
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined'
import { useNavigate } from 'react-router'
import { bulkActs } from '../../shared/bulk'
import type { BulkAct } from '../../shared/generated/schema'
import { BULK } from '../../shared/messages/bulk'
import type { ConsoleDataProvider } from '../dataProvider/createDataProvider'
import { forPaper } from '../components/paper'
import { ConsoleList } from './ConsoleList'
import { FilterBar } from './FilterBar'
import { formatTotal } from './ListBody'
import { ListTable } from './ListTable'
import { ExportButton } from './export/ExportButton'
import type { FilterField, FilterRecord } from './filterField'
import type { ListColumn, ColumnHead } from './listColumn'

type Props<Row> = {
  sort: SortPayload
  defaultFilter?: FilterRecord
  unit?: '人' | '件'
  scope?: ReactNode
  actions?: ReactNode
  tabs: ReactNode
  /** Some conditions depend on others. */
  fields: (filter: FilterRecord) => readonly FilterField[]
  search: { name: string; label: string }
  columns: readonly ListColumn<Row>[]
  rowClick?: 'show' | false
  /** Chosen rows can be exported by Id. */
  selectable?: boolean
  /** Chosen rows, or all that match, can be changed together. */
  bulk?: boolean
}

/** A list with personal columns, filters and export. */
export function RecordList<Row extends RaRecord>(props: Props<Row>) {
  const { sort, defaultFilter, unit, scope, actions, tabs, columns, rowClick, selectable = true } = props
  const [isChoosing, setChoosing] = useState(false)
  return (
    <ConsoleList
      sort={sort}
      defaultFilter={defaultFilter}
      unit={unit}
      scope={scope}
      actions={
        <>
          {actions}
          <ColumnsButton columns={columns} />
          <ExportButton columns={columns} />
          {selectable && <ChooseRowsButton isChoosing={isChoosing} onChange={setChoosing} />}
        </>
      }
      filters={
        <>
          {tabs}
          <Filters fields={props.fields} search={props.search} />
        </>
      }
    >
      <ListTable columns={columns} rowClick={rowClick} selectable={selectable} isChoosing={isChoosing} />
      {selectable && <Selection columns={columns} bulk={props.bulk} />}
    </ConsoleList>
  )
}

function Filters({ fields, search }: Pick<Props<never>, 'fields' | 'search'>) {
  const { filterValues } = useListContext()
  return <FilterBar saves fields={fields(filterValues)} search={search} />
}

const ColumnsDialog = lazy(() => import('./ColumnsDialog').then((file) => ({ default: file.ColumnsDialog })))

function ColumnsButton({ columns }: { columns: readonly ColumnHead[] }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        sx={{ borderColor: 'divider' }}
        startIcon={<ViewColumnOutlined />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        表示
      </Button>
      {open && (
        <Suspense>
          <ColumnsDialog columns={columns} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const ExportDialog = lazy(() =>
  import('./export/ExportDialog').then((file) => ({ default: file.ExportDialog })),
)

type SelectionProps = { columns: readonly ColumnHead[]; bulk?: boolean }

function Selection(props: SelectionProps) {
  const { selectedIds, filterValues } = useListContext()
  // With other conditions, all that match are others.
  return selectedIds.length > 0 && <SelectionBar key={JSON.stringify(filterValues)} {...props} />
}

/** Floats, so that no row moves under the pointer. */
function SelectionBar({ columns, bulk }: SelectionProps) {
  const { selectedIds, onUnselectItems, total = 0 } = useListContext()
  const [exporting, setExporting] = useState(false)
  const [isAll, setAll] = useState(false)
  const ids = isAll ? undefined : selectedIds.map(String)
  return (
    <Paper
      component="section"
      aria-label="選んだ行"
      sx={{
        position: 'fixed',
        bottom: 16,
        left: { xs: 16, md: 'calc(50% + 108px)' },
        right: { xs: 16, md: 'auto' },
        transform: { md: 'translateX(-50%)' },
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        flexWrap: 'wrap',
        gap: 1.5,
        p: '10px 16px',
        borderRadius: '12px',
        boxShadow: '0 4px 16px rgb(0 0 0 / 24%)',
        ...forPaper.hidden,
      }}
    >
      <Typography role="status" sx={{ fontWeight: 700 }}>
        {isAll ? `条件に合う${formatTotal(total, '件')}` : `${selectedIds.length}件`}を選んでいます
      </Typography>
      {bulk && !isAll && total > selectedIds.length && (
        <Button onClick={() => setAll(true)}>条件に合う{formatTotal(total, '件')}をすべて選ぶ</Button>
      )}
      {bulk && <BulkButton ids={ids} />}
      {bulk && <BulkButton ids={ids} act="SendLetter" />}
      <Button
        variant={bulk ? 'outlined' : 'contained'}
        aria-haspopup="dialog"
        onClick={() => setExporting(true)}
      >
        選んだ行を書き出す
      </Button>
      <Button onClick={() => onUnselectItems()}>選択をはずす</Button>
      {exporting && (
        <Suspense>
          <ExportDialog columns={columns} ids={ids} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </Paper>
  )
}

/** Takes those who were chosen, or the list's conditions, to the page that asks what to do with them. */
function BulkButton({ ids, act }: { ids: readonly string[] | undefined; act?: BulkAct }) {
  const resource = useResourceContext() ?? ''
  const { filterValues, sort } = useListContext()
  const provider = useDataProvider<ConsoleDataProvider>()
  const navigate = useNavigate()
  const open = async () => {
    const pagination = { page: 1, perPage: 25 }
    const { filter } = await provider.listRequest(resource, { filter: filterValues, sort, pagination })
    const bulkSelection = ids ? { Ids: ids } : { Filter: filter }
    await navigate('/bulk', { state: { bulkSelection, bulkAct: act } })
  }
  return (
    <Button variant={act ? 'outlined' : 'contained'} onClick={() => void open()}>
      {act ? bulkActs[act].label : BULK}
    </Button>
  )
}

type ChooseRowsButtonProps = { isChoosing: boolean; onChange: (isChoosing: boolean) => void }

/** On a phone, row checkboxes are hidden until requested. */
function ChooseRowsButton({ isChoosing, onChange }: ChooseRowsButtonProps) {
  const { onUnselectItems } = useListContext()
  const { canAccess } = useCanAccess({ resource: useResourceContext() ?? '', action: 'export' })
  if (!canAccess) return null
  return (
    <Button
      variant={isChoosing ? 'contained' : 'outlined'}
      color={isChoosing ? 'primary' : 'inherit'}
      aria-label="行を選ぶ"
      aria-pressed={isChoosing}
      startIcon={<CheckBoxOutlined />}
      sx={{ display: { sm: 'none' }, borderColor: 'divider' }}
      onClick={() => {
        if (isChoosing) onUnselectItems()
        onChange(!isChoosing)
      }}
    >
      選ぶ
    </Button>
  )
}
