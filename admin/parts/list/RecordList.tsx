import { useState, type ReactNode, Suspense } from 'react'
import {
  useListContext,
  type RaRecord,
  type SortPayload,
  useCanAccess,
  usePermissions,
  useResourceContext,
} from 'react-admin'
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import { Button } from '@mui/material'
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined'
import type { Role } from '../../../shared/generated/schema'
import { ConsoleList } from './ConsoleList'
import { FilterBar } from './FilterBar'
import { ListTable } from './ListTable'
import { ExportButton } from './export/ExportButton'
import { ListFields, type FilterField, type FilterRecord } from './filterField'
import type { SoughtBy } from '../../ground/dataProvider/resourceQueries'
import { isReadBy } from '../../ground/auth/readers'
import type { ListColumn, ColumnHead } from './listColumn'
import type { SelectionProps } from './SelectionBar'
import { lazyOf } from '../components/lazyOf'

type Props<Row> = {
  sort: SortPayload
  defaultFilter?: FilterRecord
  unit?: '人' | '件'
  scope?: ReactNode
  actions?: ReactNode
  tabs: ReactNode
  fields: (filter: FilterRecord) => readonly FilterField[]
  search: SoughtBy
  columns: readonly ListColumn<Row>[]
  rowClick?: 'show' | false
  /** Rows can be chosen: to be exported by Id, and for what is done with many. */
  selectable?: boolean
  bulk?: boolean
  Acts?: SelectionProps['Acts']
}

const NOTHING_ASKED: FilterRecord = {}
const NO_DUTIES: readonly Role[] = []
const asKey = (field: unknown) => (typeof field === 'string' ? field : undefined)

export function RecordList<Row extends RaRecord>(props: Props<Row>) {
  const { sort, defaultFilter, unit, scope, actions, tabs, search, rowClick, selectable = true } = props
  const { permissions } = usePermissions<readonly Role[]>()
  const held = permissions ?? NO_DUTIES
  // Without columns that would be empty in every row.
  const columns = props.columns.filter(({ source }) => isReadBy(held, source))
  const fieldsFor = (filter: FilterRecord) =>
    props.fields(filter).filter(({ field, about }) => isReadBy(held, about ?? asKey(field)))
  const [isChoosing, setChoosing] = useState(false)
  return (
    <ListFields value={fieldsFor(NOTHING_ASKED)}>
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
            <Filters fields={fieldsFor} search={search} />
          </>
        }
      >
        <ListTable columns={columns} rowClick={rowClick} selectable={selectable} isChoosing={isChoosing} />
        {selectable && <Selection columns={columns} bulk={props.bulk} Acts={props.Acts} />}
      </ConsoleList>
    </ListFields>
  )
}

function Filters({ fields, search }: Pick<Props<never>, 'fields' | 'search'>) {
  const { filterValues } = useListContext()
  return <FilterBar saves fields={fields(filterValues)} search={search} />
}

const ColumnsDialog = lazyOf(() => import('./ColumnsDialog'), 'ColumnsDialog')

function ColumnsButton({ columns }: { columns: readonly ColumnHead[] }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
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

const SelectionBar = lazyOf(() => import('./SelectionBar'), 'SelectionBar')

function Selection(props: SelectionProps) {
  const { selectedIds, filterValues } = useListContext()
  // Other conditions match other rows.
  return (
    selectedIds.length > 0 && (
      <Suspense>
        <SelectionBar key={JSON.stringify(filterValues)} {...props} />
      </Suspense>
    )
  )
}

type ChooseRowsButtonProps = { isChoosing: boolean; onChange: (isChoosing: boolean) => void }

function ChooseRowsButton({ isChoosing, onChange }: ChooseRowsButtonProps) {
  const { onUnselectItems } = useListContext()
  const { canAccess } = useCanAccess({ resource: useResourceContext() ?? '', action: 'choose' })
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
