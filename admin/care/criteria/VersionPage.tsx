import { Box, Tab, Tabs } from '@mui/material'
import { Suspense, use } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { loadQuestionSet } from '../../../shared/questionnaire/engine/versions'
import { CRITERIA, criteriaPlace as words } from '../../ground/words/criteriaPlace'
import { PageTitle } from '../../parts/components/Card'
import { lazyOf } from '../../parts/components/lazyOf'
import {
  PageSkeleton,
  ReadFailure,
  RefreshFailure,
  RowsSkeleton,
  takesAway,
} from '../../parts/components/LoadingOrFailure'
import { Trail } from '../../parts/components/Trail'
import { ChangesView } from './ChangesView'
import { ImpactCard } from './ImpactCard'
import { inForceOf, useVersion, useVersions, type Version } from './useVersions'
import { VersionHead } from './VersionHead'
import { VersionSide } from './VersionSide'
import { VersionSteps } from './VersionSteps'

const RulesView = lazyOf(() => import('./RulesView'), 'RulesView')
const ListsView = lazyOf(() => import('./ListsView'), 'ListsView')

const { views } = words
type ViewName = keyof typeof views
const isView = (text: string | null): text is ViewName => text !== null && Object.hasOwn(views, text)

export function VersionPage() {
  const { id = '' } = useParams()
  const { version, error, refetch } = useVersion(id)
  if (takesAway(error, version))
    return <ReadFailure title={`${CRITERIA}を表示できませんでした`} error={error} onRetry={refetch} />
  if (!version) return <PageSkeleton />
  return (
    <Suspense fallback={<PageSkeleton />}>
      {error && <RefreshFailure onRetry={refetch} />}
      <Whole key={id} version={version} />
    </Suspense>
  )
}

function Whole({ version }: { version: Version }) {
  const set = use(loadQuestionSet(version.Questionnaire))
  const title = words.open(version.Number)
  const [search, setSearch] = useSearchParams()
  const asked = search.get('view')
  // A version based on no other has nothing to compare with.
  const view = isView(asked) ? asked : version.BasedOn ? 'changes' : 'rules'
  const { data: versions = [] } = useVersions()
  return (
    <Box sx={{ display: 'grid', gap: 2, '& > *': { minWidth: 0 } }}>
      <PageTitle title={title} />
      <Trail here={version.Number} />
      <VersionHead version={version} versions={versions} set={set} />
      <VersionSteps version={version} hasBase={version.BasedOn !== null} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Tabs
            value={view}
            onChange={(_event, chosen: ViewName) => setSearch({ view: chosen }, { replace: true })}
            aria-label="表示する内容"
            variant="scrollable"
            scrollButtons={false}
            sx={{ mb: 2 }}
          >
            {Object.entries(views).map(([value, label]) => (
              <Tab key={value} value={value} label={label} />
            ))}
          </Tabs>
          <Suspense fallback={<RowsSkeleton rows={6} />}>
            {view === 'changes' && (
              <Box sx={{ display: 'grid', gap: 2 }}>
                <ChangesView version={version} versions={versions} set={set} />
                {version.State !== 'InForce' && inForceOf(versions) && <ImpactCard version={version} />}
              </Box>
            )}
            {view === 'rules' && <RulesView version={version} set={set} />}
            {view === 'lists' && <ListsView version={version} set={set} />}
          </Suspense>
        </Box>
        {/* On the rules view it comes first on narrow screens: below eighty rules it would not be found. */}
        <Box sx={{ order: { xs: view === 'rules' ? -1 : 0, lg: 0 }, minWidth: 0 }}>
          <VersionSide version={version} versions={versions} />
        </Box>
      </Box>
    </Box>
  )
}
