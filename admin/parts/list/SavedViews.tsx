import GroupOutlined from '@mui/icons-material/GroupOutlined'
import { Box, Tab, Tabs, useMediaQuery, type Theme } from '@mui/material'
import { Suspense } from 'react'
import { FOR_EVERYBODY } from '../../ground/words/sharedViews'
import type { SavedView } from './settings/useListSettings'
import { Counted } from './Counted'
import { MoreViews, withinRoom } from './MoreViews'
import type { FilterRecord } from './filterField'
import { lazyOf } from '../components/lazyOf'

const ViewMenu = lazyOf(() => import('./ViewMenu'), 'ViewMenu')

type Props = {
  views: readonly SavedView[]
  open: SavedView | null
  countOf: (filter: FilterRecord) => number | undefined
  onOpen: (view: SavedView) => void
}

export function SavedViews({ views, open, countOf, onOpen }: Props) {
  const { shown, rest } = withinRoom(views, useRoom(), ({ id }) => id === open?.id)

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Tabs
        value={open?.id ?? false}
        onChange={(_event, id: string) => {
          const view = views.find((each) => each.id === id)
          if (view) onOpen(view)
        }}
        aria-label="保存した条件"
        sx={chips}
      >
        {shown.map((view) => (
          <Tab key={view.id} value={view.id} label={<ViewName view={view} count={countOf(view.filter)} />} />
        ))}
      </Tabs>
      {open && (
        <Suspense>
          <ViewMenu key={open.id} view={open} />
        </Suspense>
      )}
      {rest.length > 0 && (
        <MoreViews
          label={`ほか${rest.length}`}
          views={rest.map((view) => ({
            key: view.id,
            name: <ViewName view={view} count={countOf(view.filter)} />,
            choose: () => onOpen(view),
          }))}
        />
      )}
    </Box>
  )
}

function ViewName({ view: { name, office }, count }: { view: SavedView; count: number | undefined }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0, maxWidth: 1 }}>
      {office && <GroupOutlined titleAccess={FOR_EVERYBODY} sx={{ fontSize: 18, color: 'text.secondary' }} />}
      <Counted label={name} count={count} />
    </Box>
  )
}

function useRoom(): number {
  const isUp = (name: 'sm' | 'md' | 'lg' | 'xl') => (theme: Theme) => theme.breakpoints.up(name)
  const [sm, md, lg, xl] = [
    useMediaQuery(isUp('sm')),
    useMediaQuery(isUp('md')),
    useMediaQuery(isUp('lg')),
    useMediaQuery(isUp('xl')),
  ]
  return xl ? 9 : lg ? 6 : md ? 4 : sm ? 3 : 2
}

const chips = {
  minHeight: 0,
  minWidth: 0,
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTabs-list': { gap: 0.75 },
  '& .MuiTab-root': {
    minHeight: { xs: 44, md: 32 },
    minWidth: 0,
    // Long names shrink, so that all fit in one row.
    flexShrink: 1,
    // On a phone, two names and the menu fit side by side.
    maxWidth: { xs: '34vw', sm: 260 },
    px: 1.5,
    py: 0.5,
    borderRadius: '99px',
    border: '1px solid',
    borderColor: 'divider',
    bgcolor: 'background.paper',
    fontSize: 13,
    '&:hover': { borderColor: 'primary.main' },
    '&.Mui-selected': { borderColor: 'primary.main', bgcolor: 'action.selected' },
  },
} as const
