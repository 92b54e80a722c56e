import { DRAFT_TOLD_WEEKS, SECURITY_KEPT_DAYS } from '../../../shared/facts/terms'
import { and, asc, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm'
import { DAY_MS } from '../../ground/clock'
import { addDays, japaneseDateOf, startOfJapaneseDate } from '../../../shared/facts/dates'
import { recordActivity } from '../../ground/recordActivity'
import type { Deps } from '../../ground/deps'
import { forgetBulk } from '../bulk/runBulk'
import { forgetFarewells } from '../../care/leaving/requestWithdrawal'
import { forgetCallCounts } from '../../records/security/callCounter'
import { forgetUnits } from '../../care/units/forgetUnits'
import { rewardContacts } from '../../ground/tables/donations'
import { mailOutbox } from '../../ground/tables/mail'
import { writePositions } from '../../ground/tables/positions'
import { onlineChecks, screenings } from '../../ground/tables/screenings'
import { securityEvents } from '../../ground/tables/security'
import { undos } from '../../ground/tables/undo'
import { notSuspended, userProfiles } from '../../ground/tables/users'
import { recipientOf } from '../../records/person/findProfile'
import { forgetMarks } from '../work/forgetMarks'
import { onlineCheckKindIn } from '../../care/screenings/onlineCheckKind'
import { forEachDue } from './forEachDue'
import { forgetReportsOfLeavers } from './forgetReportsOfLeavers'

const DRAFT_KEPT_DAYS = 90
/** Content of a failed mail, while sending it again is useful. */
const FAILED_MAIL_KEPT_DAYS = 30

/**
 * Deletes abandoned drafts with their screening, ended data of the user pool, addresses kept for rewards of former
 * users, content of old failed mails, security events older than 90 days, decisions about finished work, old bulk
 * jobs, what former members told, and their units after the operator's years.
 * @returns the number of drafts, addresses, mails, events, decisions, jobs, people and units deleted
 */
export async function forgetOldData(deps: Deps, now: Date): Promise<number> {
  await deps.identity.cleanUp?.(now)
  await forgetCallCounts(deps.db, now)
  await deps.db.delete(writePositions).where(lt(writePositions.writtenAt, new Date(now.getTime() - DAY_MS)))
  await deps.db.delete(undos).where(lt(undos.until, now))
  await forgetFarewells(deps, now)
  const contacts = await deps.db
    .delete(rewardContacts)
    .where(lt(rewardContacts.keepUntil, japaneseDateOf(now)))
    .returning({ userId: rewardContacts.userId })
  const failedBefore = startOfJapaneseDate(addDays(japaneseDateOf(now), -FAILED_MAIL_KEPT_DAYS))
  const mails = await deps.db
    .update(mailOutbox)
    .set({ params: null, paramsSealed: null, attachment: null, updatedAt: now })
    .where(
      and(
        eq(mailOutbox.state, 'Failed'),
        lt(mailOutbox.failedAt, failedBefore),
        isNotNull(mailOutbox.params),
        // Sent mails that bounced stay readable.
        isNull(mailOutbox.contentDigest),
      ),
    )
    .returning({ id: mailOutbox.id })
  const events = await deps.db
    .delete(securityEvents)
    .where(
      lt(securityEvents.lastTime, startOfJapaneseDate(addDays(japaneseDateOf(now), -SECURITY_KEPT_DAYS))),
    )
    .returning({ id: securityEvents.id })
  const marks = (await forgetMarks(deps, now)) + (await forgetBulk(deps, now))
  const told = (await forgetReportsOfLeavers(deps, now)) + (await forgetUnits(deps, now))
  return told + contacts.length + mails.length + events.length + marks + (await deleteDrafts(deps, now))
}

/** Tells people before that the answers they began are erased. */
export async function remindDrafts(deps: Deps, now: Date): Promise<number> {
  const today = japaneseDateOf(now)
  const due = and(
    isNull(onlineChecks.submittedAt),
    lt(onlineChecks.updatedAt, startOfJapaneseDate(addDays(today, DRAFT_TOLD_WEEKS * 7 - DRAFT_KEPT_DAYS))),
    gte(onlineChecks.updatedAt, startOfJapaneseDate(addDays(today, -DRAFT_KEPT_DAYS))),
    notSuspended,
    eq(userProfiles.deleteStatus, false),
  )
  const drafts = await deps.db
    .select({ draft: onlineChecks, profile: userProfiles })
    .from(onlineChecks)
    .innerJoin(userProfiles, eq(userProfiles.id, onlineChecks.userId))
    .where(due)
    .orderBy(asc(onlineChecks.screeningId))
  let told = 0
  for (const { draft, profile } of drafts) {
    const until = addDays(japaneseDateOf(draft.updatedAt), DRAFT_KEPT_DAYS)
    const isNew = await deps.mail.enqueue(deps.db, {
      kind: 'draftWaits',
      params: { until, renewal: profile.userStatus === 'RenewalExamOnlineCheckBeforeExam' },
      ...recipientOf(profile),
      dedupeKey: `draftWaits/${draft.screeningId}/${until}`,
    })
    if (isNew) told++
  }
  return told
}

async function deleteDrafts(deps: Deps, now: Date): Promise<number> {
  const untouchedSince = startOfJapaneseDate(addDays(japaneseDateOf(now), -DRAFT_KEPT_DAYS))
  const due = and(isNull(onlineChecks.submittedAt), lt(onlineChecks.updatedAt, untouchedSince))
  const found = await deps.db
    .select({ id: onlineChecks.screeningId })
    .from(onlineChecks)
    .where(due)
    .orderBy(asc(onlineChecks.screeningId))
  return forEachDue(
    deps,
    { ids: found.map(({ id }) => id), key: onlineChecks.screeningId },
    async (tx, id) => {
      const [draft] = await tx
        .select({ userId: onlineChecks.userId })
        .from(onlineChecks)
        .where(and(eq(onlineChecks.screeningId, id), due))
        .for('update', { skipLocked: true })
      if (!draft) return null
      await tx.delete(onlineChecks).where(eq(onlineChecks.screeningId, id))
      const [gone] = await tx.delete(screenings).where(eq(screenings.id, id)).returning()
      const kind = (gone && onlineCheckKindIn(gone.userStatus)) ?? 'Registration'
      const event = { category: 'OnlineCheck', operation: 'Discard', kind } as const
      await recordActivity(tx, { event, userId: draft.userId, actorId: null, now })
      return true
    },
  )
}
