import { useGetOne } from 'react-admin'
import { lastRead, LoadFailure } from '../../../parts/components/LoadingOrFailure'
import { ChangeBookingDialog } from '../../../care/users/actions/GuidanceDialogs'
import { ScheduleExamDialog } from '../../../care/users/actions/ScheduleExamDialog'
import type { PersonRecord } from '../../../parts/people/personRecord'
import type { Movable } from './targets'

type Props = { moved: Movable; to: string | null; onClose: () => void }

export function MoveDialog({ moved: { kind, person, at }, to, onClose }: Props) {
  const query = useGetOne<PersonRecord>('users', { id: person.Id })
  const data = lastRead(query)
  if (!data) return query.error ? <LoadFailure error={query.error} /> : null
  if (kind === 'booking') return <ChangeBookingDialog person={data} initial={to ?? at} onClose={onClose} />
  const [date, time] = to?.split(' ') ?? []
  return <ScheduleExamDialog person={data} date={date} time={time} onClose={onClose} />
}
