import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useListContext, type SortPayload } from 'react-admin'
import { useListSettings } from '../settings/useListSettings'
import type { FilterRecord } from './filterField'
import { sameFilter } from './sameFilter'
import { useOpenView } from './useOpenView'
import { ViewMenu } from './ViewMenu'

export type Preset = {
  label: string
  filter: FilterRecord
  count?: number
  /** The order it opens in, if that is not the list's own. */
  sort?: SortPayload
}

type Props = {
  presets: readonly Preset[]
  /** The conditions the presets stand for; all others stay as they are when the tab changes. */
  names: readonly string[]
  /** The conditions a list begins with. */
  defaultFilter?: FilterRecord
  /** The order a list begins in, for presets that have one of their own. */
  defaultSort?: SortPayload
}

/** Conditions used every day, then those that somebody saved, as tabs. None is chosen while the conditions are others. */
export function ViewTabs({ presets, names, defaultFilter = {}, defaultSort }: Props) {
  const { filterValues, setFilters, setSort } = useListContext()
  const { settings } = useListSettings()
  const view = useOpenView()
  const own = pick(filterValues, (name) => names.includes(name))
  const preset = presets.findIndex(({ filter }) => sameFilter(filter, own))

  const choose = (value: string | number) => {
    const saved = settings.views.find(({ id }) => id === value)
    if (saved) {
      setFilters(saved.filter)
      setSort(saved.sort)
      return
    }
    const others = view ? defaultFilter : pick(filterValues, (name) => !names.includes(name))
    const chosen = presets[Number(value)]
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
      {view && <ViewMenu key={view.id} view={view} />}
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

const pick = (filter: FilterRecord, wanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => wanted(name)))
