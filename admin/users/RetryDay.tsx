import { daysBetween } from '../../shared/dates'
import { retryStateLabels } from '../../shared/labels/statusLabels'
import { useConsole } from '../console/ConsoleContext'
import { formatSlashedDate } from '../components/formatSlashedDate'
import { TwoLines } from '../components/TwoLines'
import type { UserRowFragment } from '../generated/graphql'

type Props = { user: Pick<UserRowFragment, 'RetryState' | 'RetryFrom'> }

/** From when the check may be answered, or that it is not answered yet, or cannot be: never why. */
export function RetryDay({ user: { RetryState: state, RetryFrom: from } }: Props) {
  const { clock } = useConsole()
  if (!state) return '—'
  if (state !== 'NotYet') return retryStateLabels[state]
  if (!from) return <TwoLines second={retryStateLabels.NotYet}>時期は未定</TwoLines>
  const days = daysBetween(clock.today(), from)
  return (
    <TwoLines second={days > 0 ? `${retryStateLabels.NotYet}・${days}日後` : retryStateLabels.MayAnswer}>
      {formatSlashedDate(from)}から
    </TwoLines>
  )
}
