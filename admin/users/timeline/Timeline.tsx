import { Box } from '@mui/material'
import { useGetList } from 'react-admin'
import { ActorName, Reason } from '../../activity/ActorName'
import { Card } from '../../components/Card'
import { RowsSkeleton } from '../../components/PageSkeleton'
import { failureMessage } from '../../components/failureMessage'
import { useConsole } from '../../console/ConsoleContext'
import type { ActivityListQuery } from '../../generated/graphql'
import type { PersonRecord } from '../personRecord'
import { TimelineEntry } from './TimelineEntry'
import { comingEvents, pastEvents } from './timelineEvents'

type Row = ActivityListQuery['listUserActivity']['items'][number]

/** The latest hundred rows of the log tell the whole story of nearly everybody. */
const LATEST = { page: 1, perPage: 100 }

/** What happened, newest first, with what is to come above it. */
export function Timeline({ person }: { person: PersonRecord }) {
  const { clock } = useConsole()
  const { data, error, isPending } = useGetList<Row>('activity', {
    filter: { userId: person.id, all: true },
    pagination: LATEST,
  })
  if (error) return <Card title="経過">{failureMessage(error)}</Card>
  if (isPending) return <RowsSkeleton rows={5} />
  const past = pastEvents(data, person.Profile.UserStatus)
  const coming = comingEvents(person, clock.now())
  return (
    <Card title="経過">
      {past.length + coming.length === 0 && '記録はまだありません。'}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {coming.map(({ key, when, title, text }) => (
          <TimelineEntry key={key} kind="planned" when={when} title={title}>
            {text}
          </TimelineEntry>
        ))}
        {past.map(({ id, kind, when, title, text, move, reason, actor }) => (
          <TimelineEntry key={id} kind={kind} when={when} title={title}>
            {move && <Box sx={{ color: 'text.primary' }}>{move}</Box>}
            {text}・<ActorName actor={actor} />
            {reason && <Reason reason={reason} />}
          </TimelineEntry>
        ))}
      </Box>
    </Card>
  )
}
