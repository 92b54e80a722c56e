import { returnCalendar } from '../../shared/calendarEvents'
import { japaneseDateOf } from '../../shared/dates'
import type { Answers } from '../../shared/questionnaire/answer'
import type { Judgement } from '../../shared/questionnaire/judgement'
import { mayChange } from '../../shared/questionnaire/mayChange'
import { requireQuestionnaire } from '../../shared/questionnaire/questionnaires'
import { whatWouldChange } from '../../shared/questionnaire/whatWouldChange'
import type { Transaction } from '../db/client'
import type { Deps } from '../deps'
import { recipientOf } from '../users/recipientOf'
import type { UserProfileRow } from '../users/tables'

type Refused = { screeningId: string; judgement: Judgement; answers: Answers; now: Date }

/** The mail after a check that did not pass: the day, where there is one, and no word of an answer. */
export async function tellRefusal(
  tx: Transaction,
  deps: Pick<Deps, 'mail' | 'texts' | 'settings'>,
  profile: UserProfileRow,
  { screeningId, judgement, answers, now }: Refused,
): Promise<void> {
  const { result, nextDate, reasons, version } = judgement
  if (result === 'Passed') return
  const answeredOn = japaneseDateOf(now)
  const common = { ...recipientOf(profile), dedupeKey: `checkRefused/${screeningId}` }
  const circumstances = { texts: deps.texts, origin: deps.settings.origin, now }
  const attachment = nextDate ? returnCalendar({ screeningId, date: nextDate }, circumstances) : undefined
  if (profile.userStatus === 'RenewalExamOnlineCheckBeforeExam') {
    const params = { result, from: nextDate, expiration: profile.donorExpirationDate }
    await deps.mail.enqueue(tx, { kind: 'renewalHeld', params, ...common, attachment })
  } else if (result === 'Failed_1') {
    const params = { from: nextDate, remind: profile.retryReminder }
    await deps.mail.enqueue(tx, { kind: 'checkNotYet', params, ...common, attachment })
  } else {
    const changes = whatWouldChange(requireQuestionnaire(version), { answers, reasons, answeredOn })
    await deps.mail.enqueue(tx, {
      kind: 'checkNotPossible',
      params: { mayChange: mayChange(changes) },
      ...common,
    })
  }
}
