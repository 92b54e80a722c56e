import { Box } from '@mui/material'
import { Link } from 'react-router'
import { formatListDateTime } from '../../../shared/facts/dates'
import {
  ACTOR,
  activityCategoryLabel,
  activityOperationLabel,
  readActor,
} from '../../../shared/words/records/activityLabels'
import { userActivityLabels as labels } from '../../../shared/words/labels/consoleLabels'
import type { ActivityListQuery } from '../../generated/graphql'
import type { ListColumn } from '../../parts/list/listColumn'
import { fullName } from '../../parts/people/PersonName'
import { ActorName, AdministratorName, Reason } from './ActorName'
import { ValueChanges } from './ValueChanges'

type Row = ActivityListQuery['listUserActivity']['items'][number]

/** Newest first; the API has no other order. */
export const activityColumns: readonly ListColumn<Row>[] = [
  {
    source: 'time',
    label: labels.time.admin,
    exported: ['time'],
    render: ({ time }) => <Time time={time} />,
  },
  {
    source: 'User',
    label: labels.User.admin,
    exported: ['User'],
    render: (row) => (
      <Box sx={oneLine}>
        <Person row={row} />
      </Box>
    ),
  },
  {
    source: 'category',
    label: labels.category.admin,
    exported: ['category'],
    from: 'md',
    render: ({ category }) => activityCategoryLabel(category),
  },
  {
    source: 'operation',
    wraps: true,
    label: labels.operation.admin,
    exported: ['operation', 'text'],
    render: (row) => <Operation row={row} />,
  },
  {
    source: 'actor',
    label: ACTOR,
    exported: ['actor'],
    from: 'md',
    render: ({ text }) => <ActorName actor={readActor(text).actor} />,
  },
]

/** 2026/12/01 14:00, breaking only between day and time. */
function Time({ time }: { time: string }) {
  const [day, clock] = formatListDateTime(new Date(time)).split(' ')
  return (
    <Box component="time" sx={{ '& span': { whiteSpace: 'nowrap' } }}>
      <span>{day}</span> <span>{clock}</span>
    </Box>
  )
}

/** On a phone a name leaves the room to what was done. */
const oneLine = {
  whiteSpace: 'nowrap',
  maxWidth: { xs: '7.5em', sm: 'none' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const

/** Staff have a name but no page; people who left have a page but no name. */
function Person({ row: { userId, User } }: { row: Row }) {
  if (!userId) return '—'
  if (!User) return <AdministratorName id={userId} unknown={<PendingLink id={userId} />} />
  return (
    <Box component={Link} to={`/users/${userId}/show`} sx={{ color: 'primary.main', fontWeight: 700 }}>
      {fullName(User) ?? '氏名なし'}
    </Box>
  )
}

/** A person without a profile is found by id, because the log never holds the address. */
function PendingLink({ id }: { id: string }) {
  return (
    <Box component={Link} to={`/pendingAccounts?id=${id}`} sx={{ color: 'primary.main' }}>
      氏名の登録前
    </Box>
  )
}

export function Operation({
  row: { id, userId, category, operation, text, reason, HasChanges },
}: {
  row: Row
}) {
  const label = activityOperationLabel(category, operation)
  const told = readActor(text).text
  return (
    <Box sx={{ lineHeight: 1.45 }}>
      <b>{label}</b>
      <Box component="small" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
        {/* ログイン says already that somebody did. */}
        {told !== `${label}しました` && <span>{told}</span>}
        {reason && <Reason reason={reason} />}
      </Box>
      {HasChanges && userId && <ValueChanges userId={userId} activityId={id} />}
    </Box>
  )
}
