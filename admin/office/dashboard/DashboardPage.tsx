import {
  Box,
  Link,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { Suspense } from 'react'
import { Link as RouterLink } from 'react-router'
import { formatJapaneseDate } from '../../../shared/facts/dates'
import { userStatusLabels } from '../../../shared/words/labels/statusLabels'
import { useMayCall } from '../../ground/auth/useDuties'
import { Card } from '../../parts/components/Card'
import { lazyOf } from '../../parts/components/lazyOf'
import { PageHead } from '../../parts/components/PageHead'
import { ReadFailure } from '../../parts/components/LoadingOrFailure'
import { useConsole } from '../../ground/console/ConsoleContext'
import { listAddress } from '../../parts/list/listAddress'
import { EndingCard } from './EndingCard'
import { chartHeight, useDashboard, type DashboardData } from './useDashboard'

// Lazy, because the texts of the questions are long.
const RefusalsCard = lazyOf(() => import('./RefusalsCard'), 'RefusalsCard')

export function DashboardPage() {
  const today = useConsole().clock.today()
  const { data, error, isFetching, refetch } = useDashboard()
  return (
    <>
      <PageHead sx={{ mb: 2 }}>
        <Typography color="textSecondary">{formatJapaneseDate(today)}</Typography>
      </PageHead>
      {error && (
        <Box sx={{ mb: 2 }}>
          <ReadFailure
            title={data ? '最新の数を読み込めませんでした' : '数を読み込めませんでした'}
            error={error}
            onRetry={refetch}
            retrying={isFetching}
          />
        </Box>
      )}
      {data ? <Cards dashboard={data} /> : !error && <DashboardSkeleton />}
    </>
  )
}

function Cards({ dashboard }: { dashboard: DashboardData }) {
  const mayCall = useMayCall()
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FunnelCard steps={dashboard.Funnel} />
      <EndingCard donors={dashboard.EndingNext} />
      {mayCall('recordHealthCheck') && (
        <Suspense fallback={<Box sx={{ minHeight: 200 }} />}>
          <RefusalsCard refusals={dashboard.Refusals} />
        </Suspense>
      )}
    </Box>
  )
}

function DashboardSkeleton() {
  return (
    <Box role="status" aria-label="読み込んでいます">
      <Skeleton variant="rounded" height={560} />
    </Box>
  )
}

const FunnelChart = lazyOf(() => import('./FunnelChart'), 'FunnelChart')

/** The chart repeats the table below it. */
function FunnelCard({ steps }: { steps: DashboardData['Funnel'] }) {
  const isEmpty = steps.every(({ Reached }) => Reached === 0)
  return (
    <Card title="登録から献便まで">
      {isEmpty ? (
        <Typography color="textSecondary">
          会員が登録すると、どこまで進んでいるかをここに表示します。
        </Typography>
      ) : (
        <>
          <Suspense fallback={<Box sx={{ height: chartHeight(steps.length) }} />}>
            <FunnelChart steps={steps} />
          </Suspense>
          <FunnelTable steps={steps} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            「ここまで」は、この状態かその先に一度でも進んだ方の数です（退会した方を含みます）。日数は、いまこの状態の方のものです。
          </Typography>
        </>
      )}
    </Card>
  )
}

type Step = DashboardData['Funnel'][number]

const TITLE = '状態ごとの人数'

function FunnelTable({ steps }: { steps: readonly Step[] }) {
  return (
    <Box role="region" aria-label={TITLE} tabIndex={0} sx={{ overflowX: 'auto', position: 'relative' }}>
      <Table size="small" aria-label={TITLE}>
        <TableHead>
          <TableRow>
            <TableCell>状態</TableCell>
            <TableCell align="right">いま</TableCell>
            <TableCell align="right">ここまで</TableCell>
            <TableCell align="right">先へ進んだ割合</TableCell>
            <TableCell align="right">日数の中央値</TableCell>
            <TableCell align="right">最長</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {steps.map((step) => (
            <TableRow key={step.UserStatus} sx={{ '& > *': { whiteSpace: 'nowrap' } }}>
              <TableCell component="th" scope="row">
                <Link
                  component={RouterLink}
                  to={listAddress('users', { deleted: false, status: [step.UserStatus] })}
                >
                  {userStatusLabels[step.UserStatus]}
                </Link>
              </TableCell>
              <TableCell align="right">{people(step.Count)}</TableCell>
              <TableCell align="right">{people(step.Reached)}</TableCell>
              <TableCell align="right">{shareOf(step)}</TableCell>
              <TableCell align="right">{days(step.MedianDays)}</TableCell>
              <TableCell align="right">{days(step.LongestDays)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

const people = (count: number) => `${count.toLocaleString('ja-JP')}人`
const days = (count: number | null) => (count === null ? '—' : `${count.toLocaleString('ja-JP')}日`)
const shareOf = ({ Reached, WentOn }: Step) =>
  WentOn === null || Reached === 0 ? '—' : `${Math.round((WentOn / Reached) * 100)}％`
