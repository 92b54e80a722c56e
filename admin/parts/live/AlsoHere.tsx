import { StateChip } from '../components/StateChip'
import { useColleagues } from './LiveUpdates'

/** Comes and goes by itself: it stands where nothing moves under a pointer for it. */
export function AlsoHere({ userId }: { userId: string }) {
  const names = new Set(
    useColleagues().flatMap(({ Name, UserId }) => (UserId === userId ? [`${Name}さん`] : [])),
  )
  if (names.size === 0) return null
  return <StateChip tone="yolk">{`${[...names].join('、')}も開いています`}</StateChip>
}
