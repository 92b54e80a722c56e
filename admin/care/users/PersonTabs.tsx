import { Tab, Tabs, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { Suspense, type ComponentType } from 'react'
import { usePermissions } from 'react-admin'
import { useSearchParams } from 'react-router'
import type { StaffOperation } from '../../../shared/rules/records/access/operations'
import { CONVERSATION } from '../../../shared/words/labels/consoleLabels'
import type { Role } from '../../../shared/generated/schema'
import { useMayCall, useMayRead } from '../../ground/auth/useDuties'
import { RowsSkeleton } from '../../parts/components/LoadingOrFailure'
import { lazyOf } from '../../parts/components/lazyOf'
import { NotShown } from './NotShown'
import { PersonOverview } from './PersonOverview'
import type { PersonRecord } from '../../parts/people/personRecord'

// Each part is its own chunk, loaded when opened.
const parts = {
  timeline: { label: CONVERSATION, Panel: PersonOverview },
  profile: {
    label: 'プロフィール',
    Panel: lazyOf(() => import('./profile/ProfileDetails'), 'ProfileDetails'),
  },
  guidance: {
    label: 'ガイダンス',
    Panel: lazyOf(() => import('./tabs/GuidanceTab'), 'GuidanceTab'),
  },
  screenings: {
    label: '登録・更新',
    needs: 'listScreeningInfoByUserIdScreeningInfoCreatedAt',
    Panel: lazyOf(() => import('./tabs/ScreeningsTab'), 'ScreeningsTab'),
  },
  donations: {
    label: '献便と協力金',
    Panel: lazyOf(() => import('./tabs/DonationsTab'), 'DonationsTab'),
  },
  flora: {
    label: '腸内フローラ',
    needs: 'listIntestinalFloraTestInspectionDetailByUserId',
    Panel: lazyOf(() => import('./tabs/FloraTab'), 'FloraTab'),
  },
  mails: {
    label: '送ったメール',
    needs: 'listMails',
    Panel: lazyOf(() => import('./tabs/MailsTab'), 'MailsTab'),
  },
  reads: {
    label: '見たこと',
    needs: 'listStaffReads',
    Panel: lazyOf(() => import('../../records/reads/PersonReads'), 'PersonReads'),
  },
  activity: {
    label: 'したこと',
    needs: 'listUserActivity',
    Panel: lazyOf(() => import('./PersonActivity'), 'PersonActivity'),
  },
} as const satisfies Record<string, Part>

type Part = { label: string; needs?: StaffOperation; Panel: ComponentType<{ person: PersonRecord }> }
type PartName = keyof typeof parts
const needsOf = ({ needs }: Part) => needs
const isPart = (name: string | null): name is PartName => name !== null && Object.hasOwn(parts, name)

/** What a tab holds; one of several parts is chosen below it. */
const tabs: readonly { label?: string; names: readonly PartName[] }[] = [
  { names: ['timeline'] },
  { names: ['profile'] },
  { names: ['guidance'] },
  { label: '検査', names: ['screenings', 'flora'] },
  { names: ['donations'] },
  { label: '記録', names: ['mails', 'activity', 'reads'] },
]

/** The open part is in the address, so that it can be passed on. */
export function PersonTabs({ person }: { person: PersonRecord }) {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const { permissions } = usePermissions<readonly Role[]>()
  const mayCall = useMayCall()
  const mayRead = useMayRead()
  if (!permissions) return <RowsSkeleton rows={5} />

  const mayOpen = (name: PartName) => {
    const needs = needsOf(parts[name])
    return needs === undefined || mayCall(needs)
  }
  const labelOf = (name: PartName) => {
    if (name === 'timeline' && !mayCall('listConversation')) return '概要'
    return name === 'donations' && !mayRead('RewardStage') ? '献便' : parts[name].label
  }
  const choose = (name: PartName) => setSearch(name === 'timeline' ? {} : { tab: name }, { replace: true })
  const own = tabs.flatMap(({ label, names }) => {
    const open = names.filter(mayOpen)
    const [first] = open
    return first ? [{ first, label: label ?? labelOf(first), names: open }] : []
  })
  const open: PartName = isPart(asked) && mayOpen(asked) ? asked : 'timeline'
  const tab = own.find(({ names }) => names.includes(open))
  const { Panel } = parts[open]
  return (
    <>
      <Tabs
        value={tab?.first ?? false}
        onChange={(_event, name: PartName) => choose(name)}
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
        {own.map(({ first, label }) => (
          <Tab
            key={first}
            value={first}
            label={label}
            id={`tab-${first}`}
            aria-controls={`panel-${tab?.first ?? first}`}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`panel-${tab?.first}`} aria-labelledby={`tab-${tab?.first}`}>
        {tab && tab.names.length > 1 && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={open}
            onChange={(_event, name: PartName | null) => name && choose(name)}
            aria-label={`${tab.label}の種類`}
            sx={{ mb: 2 }}
          >
            {tab.names.map((name) => (
              <ToggleButton key={name} value={name} sx={{ px: 2, minHeight: { xs: 44, md: 36 } }}>
                {labelOf(name)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        <Suspense fallback={<RowsSkeleton rows={5} />}>
          <Panel person={person} />
        </Suspense>
      </div>
      <NotShown userId={person.id} />
    </>
  )
}
