import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useListContext } from 'react-admin'
import { AddFilter } from './AddFilter'
import { FilterChip } from './FilterChip'
import { describeFilter, withoutFilter, type FilterField } from './filterField'
import { SaveViewButton } from './SaveViewButton'
import { SearchField } from './SearchField'

const FilterPopover = lazy(() => import('./FilterPopover').then((file) => ({ default: file.FilterPopover })))

type Props = {
  fields: readonly FilterField[]
  search: { name: string; label: string }
  /** The list has tabs that conditions can be kept in. */
  saves?: boolean
}

/** The search box, a chip for each condition that is set, and the way to set another. */
export function FilterBar({ fields, search, saves = false }: Props) {
  const { filterValues, setFilters } = useListContext()
  const [editing, setEditing] = useState<{ field: FilterField; anchor: HTMLElement } | null>(null)
  const described = fields.map((field) => ({ field, text: describeFilter(field, filterValues) }))
  const set = described.flatMap(({ field, text }) => (text ? [{ field, text }] : []))
  const unset = described.flatMap(({ field, text }) => (text ? [] : [field]))
  const edit = (field: FilterField, anchor: HTMLElement) => setEditing({ field, anchor })

  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', pb: 1.5 }}>
      <SearchField {...search} />
      {set.map(({ field, text }) => (
        <FilterChip
          key={field.name}
          text={text}
          onEdit={(anchor) => edit(field, anchor)}
          onRemove={() => setFilters(withoutFilter(field, filterValues))}
        />
      ))}
      {unset.length > 0 && <AddFilter fields={unset} onChoose={edit} />}
      {(set.length > 0 || filterValues[search.name]) && (
        <Button size="small" onClick={() => setFilters({})}>
          条件を消す
        </Button>
      )}
      {saves && (
        <Box sx={{ ml: 'auto' }}>
          <SaveViewButton />
        </Box>
      )}
      {editing && (
        <Suspense>
          <FilterPopover
            {...editing}
            filter={filterValues}
            onApply={(filter) => setFilters(filter)}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </Box>
  )
}
