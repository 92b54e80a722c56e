import { Box, ButtonBase } from '@mui/material'
import { Link } from 'react-router'
import type { SortPayload } from 'react-admin'
import { addDays, daysBetween, japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import { useConsole } from '../../ground/console/ConsoleContext'
import { listAddress } from '../../parts/list/listAddress'
import { BY_PLACE_IN_LINE } from '../../care/users/useUserPresets'
import type { DashboardData } from './useDashboard'

export function Tiles({ dashboard }: { dashboard: DashboardData }) {
  const today = useConsole().clock.today()
  return (
    <Box
      component="ul"
      aria-label="今日の仕事"
      sx={{
        ...TILE_GRID,
        m: 0,
        p: 0,
        listStyle: 'none',
        // The last of seven tiles takes the empty cells of its row.
        '& > li:last-of-type': {
          gridColumn: { xs: '1 / -1', lg: 'span 2' },
        },
      }}
    >
      {tilesOf(dashboard, today).map((tile) => (
        <li key={tile.question}>
          <TileLink tile={tile} />
        </li>
      ))}
    </Box>
  )
}

function TileLink({ tile: { question, count, unit, note, to } }: { tile: Tile }) {
  return (
    <ButtonBase
      component={Link}
      to={to}
      sx={{
        width: 1,
        minHeight: TILE_HEIGHT,
        p: '14px 18px',
        display: 'grid',
        alignContent: 'space-between',
        justifyContent: 'start',
        justifyItems: 'start',
        textAlign: 'left',
        borderRadius: '10px',
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '&:hover': { bgcolor: 'action.hover', borderColor: 'primary.main' },
      }}
    >
      <Box component="span" sx={{ fontSize: 14, color: 'text.secondary', textWrap: 'balance' }}>
        {question}
      </Box>
      <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1 }}>
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          <Box component="b" sx={{ fontSize: 30, lineHeight: 1.3 }}>
            {count.toLocaleString('ja-JP')}
          </Box>{' '}
          {unit}
        </Box>
        {note && (
          <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {note}
          </Box>
        )}
      </Box>
    </ButtonBase>
  )
}

type Tile = { question: string; count: number; unit: '人'; note?: string; to: string }

const people = (filter: Record<string, unknown>, sort?: SortPayload) =>
  listAddress('users', { deleted: false, ...filter }, sort)

function tilesOf(dashboard: DashboardData, today: JapaneseDate): Tile[] {
  const { WaitingSince, WaitingSuspended, RewardsDueYen, RewardsDueDonations } = dashboard
  const longest = WaitingSince && daysBetween(japaneseDateOf(new Date(WaitingSince)), today)
  return [
    {
      question: '今日のガイダンス',
      count: dashboard.BookingsToday,
      to: `/calendar/${today}`,
    },
    {
      question: '今日から7日間のガイダンス',
      count: dashboard.BookingsThisWeek,
      to: people({ nextKind: ['Booking'], due: 'week' }),
    },
    {
      question: '検査日が未設定',
      count: dashboard.ExamsWithoutDate,
      to: people({ exam: 'undated' }),
    },
    {
      question: '期限まで7日',
      count: dashboard.EndingSoon,
      to: people({
        certified: ['Certified'],
        expirationFrom: today,
        expirationTo: addDays(today, 7),
      }),
    },
    {
      question: '更新の時期',
      count: dashboard.RenewalsOpen,
      to: people({ status: ['RenewalExamOnlineCheckBeforeExam', 'DonorRenewalExam'] }),
    },
    {
      question: 'ガイダンス案内待ち',
      count: dashboard.Waiting,
      note:
        [longest !== null && `最長${longest}日`, WaitingSuspended > 0 && `うち停止中${WaitingSuspended}人`]
          .filter(Boolean)
          .join('・') || undefined,
      to: people({ status: ['WaitingGuidance'] }, BY_PLACE_IN_LINE),
    },
    {
      question: '協力金のお渡し待ち',
      count: dashboard.RewardsDuePeople,
      note:
        RewardsDueYen > 0
          ? `献便${RewardsDueDonations.toLocaleString('ja-JP')}件・${RewardsDueYen.toLocaleString('ja-JP')}円`
          : undefined,
      to: listAddress('donations', { stage: ['Due'] }),
    },
  ].map((tile) => ({ ...tile, unit: '人' as const }))
}

export const TILE_HEIGHT = 112
export const TILE_GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
}
