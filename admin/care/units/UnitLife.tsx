import { Box } from '@mui/material'
import { useGetList } from 'react-admin'
import type { ReactNode } from 'react'
import { formatListDateTime } from '../../../shared/facts/dates'
import { unitStateLabels } from '../../../shared/words/labels/unitLabels'
import { readActor } from '../../../shared/words/records/activityLabels'
import type { ActivityListQuery, UnitPageQuery } from '../../generated/graphql'
import { Card } from '../../parts/components/Card'
import { failureMessage } from '../../parts/components/LoadingOrFailure'
import { Operation } from '../../records/activity/activityColumns'
import { ActorName } from '../../records/activity/ActorName'

type Unit = UnitPageQuery['getUnit']
type Row = ActivityListQuery['listUserActivity']['items'][number]
type Event = { key: string; at: string; what: ReactNode; who: ReactNode }

/** All that became of a unit, the newest first: what the log says of its number, and what no row of the log names it by. */
export function UnitLife({ unit }: { unit: Unit }) {
  const { data = [], error } = useGetList<Row>('activity', {
    filter: { userId: unit.UserId, all: true, category: 'Unit', text: unit.Number },
    pagination: { page: 1, perPage: 100 },
  })
  const logged = data.map((row) => ({
    key: row.id,
    at: row.time,
    what: <Operation row={row} />,
    who: <ActorName actor={readActor(row.text).actor} />,
  }))
  const events = [...logged, ...unnamed(unit)].toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <Card title="この便の一生">
      {error && <span>{failureMessage(error)}</span>}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {events.map(({ key, at, what, who }) => (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '130px 1fr auto' },
              columnGap: 2,
              fontSize: 14,
            }}
          >
            <Box component="time" dateTime={at} sx={{ color: 'text.secondary' }}>
              {formatListDateTime(new Date(at))}
            </Box>
            <div>{what}</div>
            <Box sx={{ color: 'text.secondary' }}>{who}</Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

/** Holds and the end of their units are of the person, not of one number. */
function unnamed({ State, PassedAt, HoldChangedAt, DiscardedAt }: Unit): Event[] {
  const told = [
    { key: 'passed', at: PassedAt, what: '便が出ました' },
    {
      key: 'hold',
      at: HoldChangedAt,
      what:
        State === 'Held' ? `${unitStateLabels.Held}になりました` : `${unitStateLabels.Held}が終わりました`,
    },
    { key: 'discarded', at: DiscardedAt, what: `${unitStateLabels.Discarded}になりました` },
  ]
  return told.flatMap(({ at, what, key }) => (at ? [{ key, at, what: <b>{what}</b>, who: null }] : []))
}
