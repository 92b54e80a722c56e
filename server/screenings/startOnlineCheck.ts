import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { japaneseDateOf } from '../../shared/dates'
import { NOT_AT_ONLINE_CHECK } from '../../shared/messages/apiErrors'
import { currentVersion } from '../../shared/questionnaire/questionnaires'
import { recordActivity } from '../activity/recordActivity'
import { requireActiveUser, type RequestContext } from '../context'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { ScreeningInfo } from '../generated/resolvers'
import { findProfileForUpdate } from '../users/findProfile'
import { answersTakenOver } from './answersTakenOver'
import { onlineCheckKindIn } from './onlineCheckKind'
import { requireMayRetry } from './requireMayRetry'
import { onlineChecks, screenings } from './tables'
import { toScreeningInfo } from './toScreeningInfo'

/**
 * Opens a screening with an empty check, or returns the one that is open. Calling it is the agreement to the handling
 * of health data, which the page asks for before the first question; its time is kept.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, INVALID_STATE when no check is due or it is not yet time to try again
 */
export async function startOnlineCheck(context: RequestContext): Promise<ScreeningInfo> {
  const caller = requireActiveUser(context)
  const { now, requestId, deps } = context
  const today = japaneseDateOf(now)

  return inTransaction(context, async (tx) => {
    const profile = await findProfileForUpdate(tx, caller.id)
    const kind = profile && onlineCheckKindIn(profile.userStatus)
    if (!profile || !kind) throw new AppError('INVALID_STATE', NOT_AT_ONLINE_CHECK)

    const [open] = await tx
      .select({ info: screenings })
      .from(onlineChecks)
      .innerJoin(screenings, eq(screenings.id, onlineChecks.screeningId))
      .where(and(eq(onlineChecks.userId, caller.id), isNull(onlineChecks.submittedAt)))
    if (open) return toScreeningInfo(open.info)

    const on = { today, region: deps.texts.region }
    await requireMayRetry(tx, profile, on)
    const audit = { createdAt: now, updatedAt: now }
    const [info] = await tx
      .insert(screenings)
      .values({
        id: randomUUID(),
        userId: caller.id,
        recruitmentYear: Number(today.slice(0, 4)),
        recruitmentMonth: Number(today.slice(5, 7)),
        inspectionType: kind === 'BeforeRenewal' ? 'Renewal' : 'Registration',
        userStatus: profile.userStatus,
        onlineCheckStartAt: now,
        screeningInfoCreatedAt: now,
        ...audit,
      })
      .returning()
    if (!info) throw new Error('An inserted screening is missing')
    await tx.insert(onlineChecks).values({
      screeningId: info.id,
      userId: caller.id,
      version: currentVersion,
      ...(await answersTakenOver(tx, profile, on)),
      consentedAt: now,
      ...audit,
    })
    const event = { category: 'OnlineCheck', operation: 'Start', kind } as const
    await recordActivity(tx, { event, userId: caller.id, actorId: caller.id, now, requestId })
    return toScreeningInfo(info)
  })
}
