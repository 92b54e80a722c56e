import { Box, Tab, Tabs } from '@mui/material'
import { useListContext, type SortPayload } from 'react-admin'
import { lazy, Suspense } from 'react'
import { forPaper } from '../components/paper'
import { useListSettings } from '../settings/useListSettings'
import type { FilterRecord } from './filterField'
import { sameFilter, useOpenView } from './useArrangement'

const ViewMenu = lazy(() => import('./ViewMenu').then((file) => ({ default: file.ViewMenu })))

export type Preset = {
  label: string
  filter: FilterRecord
  count?: number
  /** Initial order, if it differs from the list's. */
  sort?: SortPayload
}

type Props = {
  presets: readonly Preset[]
  /** Filters that presets set; all others stay when the tab changes, except to the preset without filters. */
  names: readonly string[]
  defaultFilter?: FilterRecord
  /** Initial order of the list, for presets with their own order. */
  defaultSort?: SortPayload
}

/** Preset tabs, then saved views. None is selected if the conditions differ from all. */
export function ViewTabs({ presets, names, defaultFilter = {}, defaultSort }: Props) {
  const { filterValues, setFilters, setSort } = useListContext()
  const { settings } = useListSettings()
  const view = useOpenView()
  const own = pick(filterValues, (name) => names.includes(name))
  const isNarrowed = !sameFilter(filterValues, {}) && !sameFilter(filterValues, defaultFilter)
  const preset = presets.findIndex(
    ({ filter }) => sameFilter(filter, own) && !(isNarrowed && isEverything(filter)),
  )

  const choose = (value: string | number) => {
    const saved = settings.views.find(({ id }) => id === value)
    if (saved) {
      setFilters(saved.filter)
      setSort(saved.sort)
      return
    }
    const chosen = presets[Number(value)]
    const others =
      view || (chosen && isEverything(chosen.filter))
        ? defaultFilter
        : pick(filterValues, (name) => !names.includes(name))
    setFilters({ ...others, ...chosen?.filter })
    const order = chosen?.sort ?? (presets[preset]?.sort && defaultSort)
    if (order) setSort(order)
  }

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        mb: 1.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
        ...forPaper.hidden,
      }}
    >
      <Tabs
        value={view?.id ?? (preset === -1 ? false : preset)}
        onChange={(_event, value: string | number) => choose(value)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label="よく使う条件"
        sx={{ minHeight: 44, minWidth: 0, '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' } }}
      >
        {presets.map(({ label, count }, index) => (
          <Tab key={label} value={index} label={<Counted label={label} count={count} />} />
        ))}
        {settings.views.map(({ id, name }) => (
          <Tab key={id} value={id} label={name} />
        ))}
      </Tabs>
      {view && (
        <Suspense>
          <ViewMenu key={view.id} view={view} />
        </Suspense>
      )}
    </Box>
  )
}

function Counted({ label, count }: { label: string; count?: number }) {
  return (
    <span>
      {label}
      {count !== undefined && (
        <Box component="span" sx={{ ml: 0.75, fontSize: 12, fontWeight: 400, color: 'text.secondary' }}>
          {count.toLocaleString('ja-JP')}
        </Box>
      )}
    </span>
  )
}

const isEverything = (filter: FilterRecord) => sameFilter(filter, {})

const pick = (filter: FilterRecord, wanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => wanted(name)))
