import { daysBetween, japaneseDateOf } from '../../shared/dates'
import { useConsole } from '../boot/ConsoleContext'
import { formatSlashedDate } from '../components/formatSlashedDate'
import { TwoLines } from '../components/TwoLines'
import type { UserRowFragment } from '../generated/graphql'

type Props = { user: Pick<UserRowFragment, 'WaitingSince' | 'WaitingPosition'> }

/** Place in line, and since when: a suspended person keeps it and is passed over. */
export function WaitingPlace({ user: { WaitingSince: since, WaitingPosition: position } }: Props) {
  const { clock } = useConsole()
  if (!since) return '—'
  const day = japaneseDateOf(new Date(since))
  return (
    <TwoLines second={`${formatSlashedDate(day)}から・${daysBetween(day, clock.today())}日経過`}>
      {position === null ? '停止中（順番は保留）' : `${position}番目`}
    </TwoLines>
  )
}
