import Box from '@mui/material/Box'
import { rewardStageLabels } from '../../../shared/labels/rewardStageLabels'
import { Card } from '../../components/Card'
import type { PersonDonationsQuery } from '../../generated/graphql'
import { formatYen } from './formatYen'

type Props = { rewards: PersonDonationsQuery['getUserById']['Rewards'] }

/** The rewards of all periods, by how far they have come. */
export function RewardSums({ rewards: { Pending, Due, Paid, Expected } }: Props) {
  const sums = [
    { label: rewardStageLabels.Due, yen: Due },
    { label: rewardStageLabels.Pending, yen: Pending },
    { label: '更新で認定された場合', yen: Expected },
    { label: rewardStageLabels.Paid, yen: Paid },
  ]
  return (
    <Card title="協力金">
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        {sums.map(({ label, yen }) => (
          <div key={label}>
            <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: 18, fontWeight: 700 }}>
              {formatYen(yen)}
            </Box>
          </div>
        ))}
      </Box>
    </Card>
  )
}
