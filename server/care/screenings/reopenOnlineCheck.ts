import { reopenedQuestionsSchema } from '../../../shared/forms/personActions'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { criteriaInForce } from '../criteria/criteriaInForce'
import { validated } from '../../ground/errors'
import type { MutationReopenOnlineCheckArgs, UserProfile } from '../../generated/resolvers'
import { changeForReason } from '../../records/person/changeForReason'
import { recipientOf } from '../../records/person/findProfile'
import { onlineCheckKindIn } from './onlineCheckKind'

/**
 * Lets a refused person (Failed_1, Failed_2, or a hospital test that left it to the office) answer some or all
 * questions again. The earlier judgement is kept.
 */
export async function reopenOnlineCheck(
  context: RequestContext,
  { input, Questions }: MutationReopenOnlineCheckArgs,
): Promise<UserProfile> {
  const caller = requireDuty(context, 'reopenOnlineCheck')
  const { deps, now } = context
  // The reopened check uses the criteria in force.
  const schema = reopenedQuestionsSchema(await criteriaInForce(deps.db, deps))
  const questions = Questions ? validated(schema, { Questions }).Questions : null
  return changeForReason(context, input, {
    actorId: caller.id,
    isDue: ({ onlineCheckResult, userStatus, retryByOffice }) =>
      (onlineCheckResult === 'Failed_1' || onlineCheckResult === 'Failed_2' || retryByOffice) &&
      onlineCheckKindIn(userStatus) !== null,
    change: { onlineCheckReopenedAt: now, reopenedQuestions: questions, retryByOffice: false },
    event: { category: 'OnlineCheck', operation: 'Reopen' },
    tell: (tx, row) =>
      deps.mail.enqueue(tx, {
        kind: 'checkReopened',
        params: { renewal: row.userStatus === 'RenewalExamOnlineCheckBeforeExam' },
        ...recipientOf(row),
        dedupeKey: `checkReopened/${row.id}/${now.toISOString()}`,
      }),
  })
}
