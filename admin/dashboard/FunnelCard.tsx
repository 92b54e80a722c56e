import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { Card } from '../components/Card'
import { chartHeight } from './chartHeight'
import { FunnelTable } from './FunnelTable'
import type { DashboardData } from './useDashboard'

const FunnelChart = lazy(() => import('./FunnelChart').then((file) => ({ default: file.FunnelChart })))

/** How far people come. The picture repeats what the table under it says. */
export function FunnelCard({ steps }: { steps: DashboardData['Funnel'] }) {
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
