import { Box, Button, Chip } from '@mui/material'
import { Suspense, useState } from 'react'
import { useListContext } from 'react-admin'
import CloseIcon from '@mui/icons-material/Close'
import AddIcon from '@mui/icons-material/Add'
import { SearchField } from './SearchField'
import { describeFilter, withoutFilter, type FilterField } from './filterField'
import type { SoughtBy } from '../../ground/dataProvider/resourceQueries'
import { lazyOf } from '../components/lazyOf'

const FilterPopover = lazyOf(() => import('./FilterPopover'), 'FilterPopover')

type Props = {
  fields: readonly FilterField[]
  search?: SoughtBy
  saves?: boolean
}

/** On paper, only the conditions. */
const onlyConditions = { '@media print': { '& > :not(.MuiChip-root)': { display: 'none' } } }

export function FilterBar({ fields, search, saves = false }: Props) {
  const { filterValues, setFilters } = useListContext()
  const [editing, setEditing] = useState<{ field: FilterField; anchor: HTMLElement } | null>(null)
  const described = fields.map((field) => ({ field, text: describeFilter(field, filterValues) }))
  const set = described.flatMap(({ field, text }) => (text ? [{ field, text }] : []))
  const unset = described.flatMap(({ field, text }) => (text ? [] : [field]))
  const edit = (field: FilterField, anchor: HTMLElement) => setEditing({ field, anchor })

  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', pb: 1.5, ...onlyConditions }}>
      {search && <SearchField {...search} />}
      {set.map(({ field, text }) => (
        <FilterChip
          key={field.name}
          text={text}
          person={field.kind === 'person' ? String(filterValues[field.name]) : undefined}
          onEdit={(anchor) => edit(field, anchor)}
          onRemove={() => setFilters(withoutFilter(field, filterValues))}
        />
      ))}
      {unset.length > 0 && <AddFilter fields={unset} onChoose={edit} />}
      {(set.length > 0 || (search && filterValues[search.name])) && (
        <Button size="small" onClick={() => setFilters({})}>
          条件を消す
        </Button>
      )}
      {saves && (
        <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap' }}>
          <Suspense>
            <SaveViewButton />
          </Suspense>
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

const SaveViewButton = lazyOf(() => import('./SaveViewButton'), 'SaveViewButton')

type FilterChipProps = {
  text: string
  person?: string
  onEdit: (anchor: HTMLElement) => void
  onRemove: () => void
}

function FilterChip({ text, person, onEdit, onRemove }: FilterChipProps) {
  return (
    <Chip
      label={
        person === undefined ? (
          text
        ) : (
          <Suspense fallback={text}>
            <PersonChip text={text} id={person} />
          </Suspense>
        )
      }
      onClick={(event) => onEdit(event.currentTarget)}
      onDelete={onRemove}
      deleteIcon={<CloseIcon aria-label={`${text}をはずす`} aria-hidden={false} role="img" />}
      sx={{
        height: 32,
        maxWidth: 1,
        fontSize: 13,
        bgcolor: 'action.selected',
        color: 'text.primary',
        '&:hover': { bgcolor: 'action.selected' },
        '& .MuiChip-deleteIcon': { color: 'inherit', fontSize: 18 },
      }}
    />
  )
}

/** Lazy: only lists that were opened from a person's page have this condition. */
const PersonChip = lazyOf(() => import('./PersonChip'), 'PersonChip')

type AddFilterProps = {
  fields: readonly FilterField[]
  onChoose: (field: FilterField, anchor: HTMLElement) => void
}

const FilterMenu = lazyOf(() => import('./FilterMenu'), 'FilterMenu')

function AddFilter({ fields, onChoose }: AddFilterProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<AddIcon />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          height: 32,
          borderRadius: 16,
          borderStyle: 'dashed',
          color: 'text.secondary',
          borderColor: 'divider',
        }}
      >
        条件を足す
      </Button>
      {anchor && (
        <Suspense>
          <FilterMenu
            anchor={anchor}
            fields={fields}
            onChoose={(field) => {
              setAnchor(null)
              onChoose(field, anchor)
            }}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  )
}
