import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { japaneseDateOf } from '../../shared/dates'
import { FLORA_TEST_RUNNING, FLORA_TEST_WHILE_SUSPENDED } from '../../shared/messages/floraTests'
import { floraInvitationSchema } from '../../shared/validation/floraTest'
import { recordActivity } from '../activity/recordActivity'
import type { RequestContext } from '../context'
import type { Transaction } from '../db/client'
import { requireUuid } from '../db/requireUuid'
import { AppError, validated } from '../errors'
import { findProfileForUpdate } from '../users/findProfile'
import { recipientOf } from '../users/recipientOf'
import { userProfiles, type UserProfileRow } from '../users/tables'
import { findLatestFloraTest } from './findLatestFloraTest'
import { isUnderWay } from './isUnderWay'
import { floraTests, type FloraTestRow } from './tables'

/**
 * Invites a member until a deadline. The wish to be invited is met with it. The mail is a notice of choice: it goes to
 * whoever asked to be invited or takes such notices; my page shows the invitation to everybody.
 */
export async function inviteToFloraTest(
  tx: Transaction,
  { now, requestId, deps }: RequestContext,
  { actorId, given }: { actorId: string; given: object },
): Promise<FloraTestRow> {
  const today = japaneseDateOf(now)
  const { UserId, DeadlineForApplicationAt: deadline } = validated(floraInvitationSchema(today), given)
  const profile = await findProfileForUpdate(tx, requireUuid(UserId))
  if (!profile) throw new AppError('NOT_FOUND')
  const latest = await findLatestFloraTest(tx, profile.id)
  if (latest && latest.invitedDate === today && latest.deadlineForApplicationAt === deadline) return latest
  if (latest && isUnderWay(latest, today)) throw new AppError('INVALID_STATE', FLORA_TEST_RUNNING)
  if (profile.suspensionStatus1 || profile.suspensionStatus2)
    throw new AppError('INVALID_STATE', FLORA_TEST_WHILE_SUSPENDED)

  const [row] = await tx
    .insert(floraTests)
    .values({
      id: randomUUID(),
      userId: profile.id,
      status: 'Guidance',
      invitedDate: today,
      deadlineForApplicationAt: deadline,
      inspectionDetailCreatedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) throw new Error('An inserted flora test is missing')
  await tx
    .update(userProfiles)
    .set({ floraInvitationRequestedAt: null })
    .where(eq(userProfiles.id, profile.id))
  const event = { category: 'FloraTest', operation: 'Invite' } as const
  await recordActivity(tx, { event, userId: profile.id, actorId, now, requestId })
  if (wantsNotice(profile))
    await deps.mail.enqueue(tx, {
      kind: 'floraInvitation',
      params: { deadline },
      ...recipientOf(profile),
      dedupeKey: `floraInvitation/${row.id}`,
    })
  return row
}

const wantsNotice = (profile: UserProfileRow) =>
  profile.email !== null && (profile.floraInvitationRequestedAt !== null || profile.subscribedMagazine)
