import { useGetOne } from 'react-admin'
import { LoadFailure } from '../../../parts/components/LoadingOrFailure'
import { ChangeBookingDialog } from '../../../care/users/actions/GuidanceDialogs'
import { ScheduleExamDialog } from '../../../care/users/actions/ScheduleExamDialog'
import type { PersonRecord } from '../../../parts/people/personRecord'
import type { Movable } from './targets'

type Props = { moved: Movable; to: string | null; onClose: () => void }

export function MoveDialog({ moved: { kind, person, at }, to, onClose }: Props) {
  const { data, error } = useGetOne<PersonRecord>('users', { id: person.Id })
  if (!data) return error ? <LoadFailure error={error} /> : null
  if (kind === 'booking') return <ChangeBookingDialog person={data} initial={to ?? at} onClose={onClose} />
  const [date, time] = to?.split(' ') ?? []
  return <ScheduleExamDialog person={data} date={date} time={time} onClose={onClose} />
}
