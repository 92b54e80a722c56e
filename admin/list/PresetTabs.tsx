import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useListContext } from 'react-admin'

export type Preset = { label: string; filter: Record<string, unknown> }

type Props = {
  presets: readonly Preset[]
  /** The conditions the tabs stand for; all others stay as they are when the tab changes. */
  names: readonly string[]
}

/** Conditions used every day, as tabs. None is chosen while the conditions are others. */
export function PresetTabs({ presets, names }: Props) {
  const { filterValues, setFilters } = useListContext()
  const own = pick(filterValues, (name) => names.includes(name))
  const current = presets.findIndex(({ filter }) => JSON.stringify(filter) === JSON.stringify(own))
  return (
    <Tabs
      value={current === -1 ? false : current}
      onChange={(_event, index: number) =>
        setFilters({
          ...pick(filterValues, (name) => !names.includes(name)),
          ...presets[index]?.filter,
        })
      }
      variant="scrollable"
      scrollButtons={false}
      aria-label="よく使う条件"
      sx={{ mb: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}
    >
      {presets.map(({ label }) => (
        <Tab key={label} label={label} />
      ))}
    </Tabs>
  )
}

const pick = (filter: Record<string, unknown>, wanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => wanted(name)))
