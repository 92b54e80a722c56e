import Box from '@mui/material/Box'
import { DataTable } from 'react-admin'
import { Link } from 'react-router'
import { formatListDateTime } from '../../shared/dates'
import { activityCategoryLabel, activityOperationLabel } from '../../shared/labels/activityLabels'
import type { ActivityListQuery } from '../generated/graphql'
import { fullName } from '../users/fullName'
import { ActorName } from './ActorName'
import { AdministratorName } from './AdministratorName'
import { readActor } from './readActor'

type Row = ActivityListQuery['listUserActivity']['items'][number]

/** The rows of the log, newest first: the log has no other order. */
export function ActivityTable({ ofOnePerson = false }: { ofOnePerson?: boolean }) {
  return (
    <DataTable<Row>
      bulkActionButtons={false}
      rowClick={false}
      sx={{
        '& .column-category, & .column-actor': { display: { xs: 'none', md: 'table-cell' } },
      }}
    >
      <DataTable.Col source="time" disableSort render={({ time }: Row) => <Time time={time} />} />
      {!ofOnePerson && (
        <DataTable.Col source="User" disableSort render={(row: Row) => <Person row={row} />} />
      )}
      <DataTable.Col
        source="category"
        disableSort
        render={({ category }: Row) => activityCategoryLabel(category)}
      />
      <DataTable.Col source="operation" disableSort render={(row: Row) => <Operation row={row} />} />
      <DataTable.Col
        source="actor"
        label="だれが"
        disableSort
        render={({ text }: Row) => <ActorName actor={readActor(text).actor} />}
      />
    </DataTable>
  )
}

/** 2026/12/01 14:00, broken between day and time where it is narrow, nowhere else. */
function Time({ time }: { time: string }) {
  const [day, clock] = formatListDateTime(new Date(time)).split(' ')
  return (
    <Box component="time" sx={{ '& span': { whiteSpace: 'nowrap' } }}>
      <span>{day}</span> <span>{clock}</span>
    </Box>
  )
}

/** Staff have a name and no page; people without a profile neither; those who left a page without a name. */
function Person({ row: { userId, User } }: { row: Row }) {
  if (!userId) return '—'
  if (!User) return <AdministratorName id={userId} unknown="—" />
  return (
    <Box component={Link} to={`/users/${userId}/show`} sx={{ color: 'primary.main', fontWeight: 700 }}>
      {fullName(User) ?? '氏名なし'}
    </Box>
  )
}

function Operation({ row: { category, operation, text } }: { row: Row }) {
  return (
    <Box sx={{ lineHeight: 1.45 }}>
      <b>{activityOperationLabel(category, operation)}</b>
      <Box component="small" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
        {readActor(text).text}
      </Box>
    </Box>
  )
}
