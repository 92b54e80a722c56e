import { useState, type ReactNode } from 'react'
import { useListContext, type RaRecord, type SortPayload } from 'react-admin'
import { ExportButton } from '../export/ExportButton'
import { ChooseRowsButton } from './ChooseRowsButton'
import { ColumnsButton } from './ColumnsButton'
import { ConsoleList } from './ConsoleList'
import { FilterBar } from './FilterBar'
import type { FilterField, FilterRecord } from './filterField'
import type { ListColumn } from './listColumn'
import { ListTable } from './ListTable'
import { SelectionBar } from './SelectionBar'

type Props<Row> = {
  sort: SortPayload
  defaultFilter?: FilterRecord
  unit?: '人' | '件'
  scope?: ReactNode
  /** Buttons beside those that each of these lists has. */
  actions?: ReactNode
  tabs: ReactNode
  /** The conditions it can be narrowed by; some depend on others. */
  fields: (filter: FilterRecord) => readonly FilterField[]
  search: { name: string; label: string }
  columns: readonly ListColumn<Row>[]
  rowClick?: 'show' | false
  /** Single rows can be written out, by their Id. */
  selectable?: boolean
}

/** A list that staff arrange for themselves, narrow, and write out as it is on the screen. */
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
      {selectable && <SelectionBar columns={columns} />}
    </ConsoleList>
  )
}

function Filters({ fields, search }: Pick<Props<never>, 'fields' | 'search'>) {
  const { filterValues } = useListContext()
  return <FilterBar saves fields={fields(filterValues)} search={search} />
}
