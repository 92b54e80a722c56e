import { StateChip } from '../components/StateChip'
import { useColleagues } from './LiveUpdates'

export function AlsoHere({ userId }: { userId: string }) {
  const names = new Set(
    useColleagues().flatMap(({ Name, UserId }) => (UserId === userId ? [`${Name}さん`] : [])),
  )
  if (names.size === 0) return null
  return <StateChip tone="yolk">{`${[...names].join('、')}も開いています`}</StateChip>
}
