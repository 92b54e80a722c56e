import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { RowsSkeleton } from '../components/RowsSkeleton'
import { ContactCard } from './ContactCard'
import { NextStepCard } from './NextStepCard'
import type { PersonRecord } from './personRecord'
import { Timeline } from './timeline/Timeline'

// What is not looked at is not loaded: each tab is a chunk of its own.
const tabs = {
  timeline: { label: '経過', Panel: TimelineWithNext },
  profile: {
    label: 'プロフィール',
    Panel: lazy(() => import('./profile/ProfileDetails').then((file) => ({ default: file.ProfileDetails }))),
  },
  guidance: {
    label: 'ガイダンス',
    Panel: lazy(() => import('./tabs/GuidanceTab').then((file) => ({ default: file.GuidanceTab }))),
  },
  screenings: {
    label: '検査',
    Panel: lazy(() => import('./tabs/ScreeningsTab').then((file) => ({ default: file.ScreeningsTab }))),
  },
  donations: {
    label: '献便と協力金',
    Panel: lazy(() => import('./tabs/DonationsTab').then((file) => ({ default: file.DonationsTab }))),
  },
  flora: {
    label: '腸内フローラ',
    Panel: lazy(() => import('./tabs/FloraTab').then((file) => ({ default: file.FloraTab }))),
  },
  mails: {
    label: 'メール',
    Panel: lazy(() => import('./tabs/MailsTab').then((file) => ({ default: file.MailsTab }))),
  },
  activity: {
    label: '活動記録',
    Panel: lazy(() => import('./PersonActivity').then((file) => ({ default: file.PersonActivity }))),
  },
} as const

type TabName = keyof typeof tabs
const isTab = (name: string | null): name is TabName => name !== null && Object.hasOwn(tabs, name)

/** The open tab stands in the address, so that it can be passed on. */
export function PersonTabs({ person }: { person: PersonRecord }) {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const open: TabName = isTab(asked) ? asked : 'timeline'
  const { Panel } = tabs[open]
  return (
    <>
      <Tabs
        value={open}
        onChange={(_event, name: TabName) =>
          setSearch(name === 'timeline' ? {} : { tab: name }, { replace: true })
        }
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label="会員の記録"
        sx={{
          mt: 2,
          mb: 2.5,
          borderBottom: '1px solid',
          borderColor: 'divider',
          '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' },
        }}
      >
        {Object.entries(tabs).map(([name, { label }]) => (
          <Tab key={name} value={name} label={label} id={`tab-${name}`} aria-controls={`panel-${name}`} />
        ))}
      </Tabs>
      <div role="tabpanel" id={`panel-${open}`} aria-labelledby={`tab-${open}`}>
        <Suspense fallback={<RowsSkeleton rows={5} />}>
          <Panel person={person} />
        </Suspense>
      </div>
    </>
  )
}

function TimelineWithNext({ person }: { person: PersonRecord }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 320px' },
        gap: 2.5,
        alignItems: 'start',
      }}
    >
      <Box sx={{ order: { xs: 2, md: 0 }, minWidth: 0 }}>
        <Timeline person={person} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <NextStepCard person={person} />
        <ContactCard person={person} />
      </Box>
    </Box>
  )
}
