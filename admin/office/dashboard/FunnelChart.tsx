import { Box } from '@mui/material'
import { userStatusLabels } from '../../../shared/words/labels/statusLabels'
import { BAR_ROW, type DashboardData } from './useDashboard'

/** The pale part needs an edge to be visible. */
const REACHED_EDGE = 'inset 0 0 0 1px #3f8f73'

/** Each bar shows all who reached a step, and within it those who are there now. */
export function FunnelChart({ steps }: { steps: DashboardData['Funnel'] }) {
  const all = Math.max(1, ...steps.map(({ Reached }) => Reached))
  const share = (people: number) => `${(people / all) * 100}%`
  return (
    <Box aria-hidden sx={{ forcedColorAdjust: 'none' }}>
      {steps.map(({ UserStatus, Reached, Count }) => (
        <Box
          key={UserStatus}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '10.5em 1fr', sm: '11em 1fr' },
            alignItems: 'center',
            height: BAR_ROW,
            gap: 1.5,
            fontSize: 13,
          }}
        >
          <Box component="span" sx={{ whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {userStatusLabels[UserStatus]}
          </Box>
          <Box
            sx={{
              width: share(Reached),
              minWidth: 2,
              height: 18,
              borderRadius: '9px',
              bgcolor: 'action.selected',
              boxShadow: REACHED_EDGE,
              overflow: 'hidden',
            }}
          >
            <Box
              sx={{
                width: Reached > 0 ? `${(Count / Reached) * 100}%` : 0,
                height: 1,
                bgcolor: 'primary.main',
              }}
            />
          </Box>
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 2, my: 1, fontSize: 12, color: 'text.secondary' }}>
        <Key color="action.selected">ここまで進んだ方</Key>
        <Key color="primary.main">いまこの状態の方</Key>
      </Box>
    </Box>
  )
}

function Key({ color, children }: { color: string; children: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box
        component="span"
        sx={{ width: 18, height: 10, borderRadius: 5, bgcolor: color, boxShadow: REACHED_EDGE }}
      />
      {children}
    </Box>
  )
}
