import { japaneseDateOf, type JapaneseDate } from '../../shared/dates'
import { isOpenInvitation } from '../../shared/flora/isOpenInvitation'
import type { FloraTest, FloraTests } from './loadFloraTests'

/** How far the newest test is; `wished` and `none` where there is none that one could do anything about. */
export type ApplicationState =
  | { state: 'invited'; test: FloraTest }
  | { state: 'applied' | 'received' }
  | { state: 'wished'; since: JapaneseDate }
  /** An invitation that nobody took up in time. */
  | { state: 'passed'; deadline: JapaneseDate }
  | { state: 'shared' | 'none' }

/** What the page of the application shows on a day. */
export function applicationState(
  { InspectionDetail: [newest], FloraInvitationRequestedAt: wish }: FloraTests,
  today: JapaneseDate,
): ApplicationState {
  if (newest?.Status === 'Applied') return { state: 'applied' }
  if (newest?.Status === 'Received') return { state: 'received' }
  const deadline = newest?.DeadlineForApplicationAt ?? null
  if (newest && isOpenInvitation(newest.Status, deadline, today)) return { state: 'invited', test: newest }
  if (wish) return { state: 'wished', since: japaneseDateOf(new Date(wish)) }
  if (newest?.Status === 'Guidance' && deadline) return { state: 'passed', deadline }
  return { state: newest ? 'shared' : 'none' }
}
