import { japaneseDateOf } from '../../shared/dates'
import type { ExamDayRules } from '../../shared/examDays'
import { examDueIn } from '../../shared/exams'
import type { RequestContext } from '../access/context'
import type { UserProfileRow } from '../schema/users'

/** What the day of the test that is due has to keep to. A closed day of the operator is one of every year or of one. */
export const examDayRules = (
  { userStatus, donorExpirationDate }: Pick<UserProfileRow, 'userStatus' | 'donorExpirationDate'>,
  { now, deps }: RequestContext,
): ExamDayRules => ({
  today: japaneseDateOf(now),
  expiration: examDueIn(userStatus) === 'Renewal' ? donorExpirationDate : null,
  isClosed: (day) => deps.texts.closedDays.some((closed) => day.endsWith(closed)),
})
