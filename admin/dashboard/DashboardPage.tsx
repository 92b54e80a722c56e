import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { usePermissions, useTranslate } from 'react-admin'
import { formatJapaneseDate } from '../../shared/dates'
import { useConsole } from '../boot/ConsoleContext'
import { FailurePanel } from '../components/FailurePanel'
import { failureMessage } from '../components/failureMessage'
import { PageTitle } from '../components/PageTitle'
import { DashboardSkeleton } from './DashboardSkeleton'
import { EndingCard } from './EndingCard'
import { FunnelCard } from './FunnelCard'
import { PlacesCard } from './PlacesCard'
import { Tiles } from './Tiles'
import { useDashboard, type DashboardData } from './useDashboard'

// With the words of the questions, which are long.
const RefusalsCard = lazy(() => import('./RefusalsCard').then((file) => ({ default: file.RefusalsCard })))

/** What waits today, each with the way to it, and how the service stands. */
export function DashboardPage() {
  const title = useTranslate()('pages.dashboard')
  const today = useConsole().clock.today()
  const { data, error, isFetching, refetch } = useDashboard()
  return (
    <>
      <PageTitle title={title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 2 }}>
        <Typography component="h1" variant="h5">
          {title}
        </Typography>
        <Typography color="textSecondary">{formatJapaneseDate(today)}</Typography>
      </Box>
      {error && (
        <Box sx={{ mb: 2 }}>
          <FailurePanel
            title={data ? '最新の数を読み込めませんでした' : '数を読み込めませんでした'}
            text={failureMessage(error)}
            action={
              <Button variant="outlined" color="inherit" loading={isFetching} onClick={() => void refetch()}>
                読み直す
              </Button>
            }
          />
        </Box>
      )}
      {data ? <Cards dashboard={data} /> : !error && <DashboardSkeleton />}
    </>
  )
}

function Cards({ dashboard }: { dashboard: DashboardData }) {
  const { permissions } = usePermissions()
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Tiles dashboard={dashboard} />
      <FunnelCard steps={dashboard.Funnel} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 3fr)' } }}>
        <PlacesCard places={dashboard.ThisMonth} booked={dashboard.ThisMonthBooked} />
        <EndingCard donors={dashboard.EndingNext} />
      </Box>
      {permissions === 'Administrator' && (
        <Suspense fallback={<Box sx={{ minHeight: 200 }} />}>
          <RefusalsCard refusals={dashboard.Refusals} />
        </Suspense>
      )}
    </Box>
  )
}
