import { Button, Typography } from '@mui/material'
import { Link } from 'react-router'
import { preferenceSlotLabels as labels, REMAINING_SLOTS_LABEL } from '../../shared/labels/consoleLabels'
import { Card } from '../components/Card'
import { Facts } from '../components/Facts'
import type { DashboardData } from './useDashboard'

type Props = { places: DashboardData['ThisMonth']; booked: number }

/** The current month's guidance places. */
export function PlacesCard({ places, booked }: Props) {
  return (
    <Card
      sx={{ alignSelf: 'start' }}
      title={places ? `今月の枠（${places.Year}年${places.Month}月）` : '今月の枠'}
    >
      {places ? (
        <Places places={places} booked={booked} />
      ) : (
        <Typography color="textSecondary">
          今月の枠はまだありません。枠を追加すると、案内待ちの方へ順に案内します。
        </Typography>
      )}
      <Button component={Link} to="/preferenceSlots" variant="outlined" sx={{ mt: 2 }}>
        ガイダンス枠へ
      </Button>
    </Card>
  )
}

function Places({ places, booked }: { places: NonNullable<Props['places']>; booked: number }) {
  const { AvailableSlots, AdditionalAvailableSlots, GivenGuidanceCount } = places
  const all = AvailableSlots + AdditionalAvailableSlots
  const people = (count: number) => `${count.toLocaleString('ja-JP')}人`
  return (
    <Facts
      facts={[
        { label: '枠の合計', value: people(all) },
        { label: labels.GivenGuidanceCount.admin, value: people(GivenGuidanceCount) },
        { label: 'うち予約・参加済み', value: people(booked) },
        { label: REMAINING_SLOTS_LABEL, value: people(all - GivenGuidanceCount) },
      ]}
    />
  )
}
