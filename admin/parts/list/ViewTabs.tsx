import { Box, Tab, Tabs } from '@mui/material'
import { useListContext, type SortPayload } from 'react-admin'
import { Suspense, useState } from 'react'
import { forPaper } from '../components/paper'
import { lazyOf } from '../components/lazyOf'
import { useViews } from './settings/useViews'
import { Counted } from './Counted'
import { MoreViews, withinRoom } from './MoreViews'
import { keyOfFilter, type FilterRecord } from './filterField'
import { sameFilter, useOpenView } from './useArrangement'
import type { Counts } from './RowCounts'

const RowCounts = lazyOf(() => import('./RowCounts'), 'RowCounts')
const SavedViews = lazyOf(() => import('./SavedViews'), 'SavedViews')

export type Preset = {
  label: string
  filter: FilterRecord
  /** The count from another request; if absent, the rows are counted. */
  count?: number | undefined
  /** Initial order, if it differs from the list's. */
  sort?: SortPayload
}

/** More tabs than these are read by nobody; the others stand in a menu. */
const MOST_TABS = 5

type Props = {
  /** What is worked with most comes first. */
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
  const views = useViews()
  const view = useOpenView()
  const own = pick(filterValues, (name) => names.includes(name))
  const isNarrowed = !sameFilter(filterValues, {}) && !sameFilter(filterValues, defaultFilter)
  const open = presets.find(({ filter }) => sameFilter(filter, own) && !(isNarrowed && isEverything(filter)))
  const { shown, rest } = withinRoom(presets, MOST_TABS, (each) => each === open)
  const from = (others: FilterRecord, { filter }: Preset): FilterRecord =>
    isEverything(filter) ? defaultFilter : { ...pick(others, (name) => !names.includes(name)), ...filter }
  const ofPreset = (each: Preset) => from(defaultFilter, each)
  const opens = (each: Preset) => from(view ? defaultFilter : filterValues, each)
  const uncounted = presets.filter((each) => !('count' in each))
  const [counts, setCounts] = useState<Counts | null>(null)
  const countOf = (filter: FilterRecord) => counts?.get(keyOfFilter(filter)) ?? undefined
  /** None beside a condition that stays: it would count other rows than the tab opens. */
  const countHere = (each: Preset) =>
    sameFilter(opens(each), ofPreset(each)) ? (each.count ?? countOf(ofPreset(each))) : undefined

  const choose = (chosen: Preset) => {
    setFilters(opens(chosen))
    const order = chosen.sort ?? (open?.sort && defaultSort)
    if (order) setSort(order)
  }

  return (
    <>
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
          value={(!view && open?.label) || false}
          onChange={(_event, label: string) => {
            const chosen = presets.find((each) => each.label === label)
            if (chosen) choose(chosen)
          }}
          variant="scrollable"
          scrollButtons="auto"
          allowScrollButtonsMobile
          aria-label="よく使う条件"
          sx={{ minHeight: 44, minWidth: 0, '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' } }}
        >
          {shown.map((each) => (
            <Tab
              key={each.label}
              value={each.label}
              label={<Counted label={each.label} count={countHere(each)} />}
            />
          ))}
        </Tabs>
        {rest.length > 0 && (
          <MoreViews
            label={
              <>
                ほか
                <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                  の一覧
                </Box>
              </>
            }
            views={rest.map((each) => ({
              key: each.label,
              name: <Counted label={each.label} count={countHere(each)} />,
              choose: () => choose(each),
            }))}
          />
        )}
      </Box>
      <Suspense>
        <RowCounts
          filters={[...uncounted.map(ofPreset), ...views.map(({ filter }) => filter)]}
          onCount={setCounts}
        />
      </Suspense>
      {views.length > 0 && (
        <Box sx={{ minHeight: { xs: 44, md: 32 }, mb: 1.5, ...forPaper.hidden }}>
          <Suspense>
            <SavedViews
              views={views}
              open={view}
              countOf={countOf}
              onOpen={(saved) => {
                setFilters(saved.filter)
                setSort(saved.sort)
              }}
            />
          </Suspense>
        </Box>
      )}
    </>
  )
}

const isEverything = (filter: FilterRecord) => sameFilter(filter, {})

const pick = (filter: FilterRecord, wanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => wanted(name)))
