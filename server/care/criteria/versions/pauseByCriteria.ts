import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Candidates } from '../judgeAgain'
import { criteriaOf } from '../../../../shared/rules/criteria/content'
import { donorsLost } from '../impact'
import { japaneseDateOf } from '../../../../shared/facts/dates'
import { donorStatuses } from '../../../../shared/rules/person/stages'
import { recordActivity } from '../../../ground/recordActivity'
import type { Transaction } from '../../../ground/db/client'
import { inTransaction } from '../../../ground/db/inTransaction'
import type { Deps } from '../../../ground/deps'
import { criteriaVersions, type CriteriaRow } from '../../../ground/tables/criteria'
import { userProfiles } from '../../../ground/tables/users'
import { changeProfile, findProfileForUpdate, recipientOf } from '../../../records/person/findProfile'
import { beginHold } from '../../holds/beginHold'
import { countImpact } from './countImpact'
import { findVersion } from './listCriteria'
import { isInStore, refusedGivers, type Refused } from './refusedGivers'

/**
 * Pauses donors whose last answers passed by the criteria before and fail by those that were put in force at once. They
 * are told, and stay on the desk until the office has looked. What was given with answers that are refused now is held,
 * also of people who donate no more. A second run does nothing.
 * @returns how many rest
 */
export async function pauseByCriteria(deps: Deps, now: Date): Promise<number> {
  const { db } = deps
  const [pushed] = await db
    .select()
    .from(criteriaVersions)
    .where(
      and(
        eq(criteriaVersions.state, 'InForce'),
        isNotNull(criteriaVersions.replaces),
        isNull(criteriaVersions.pausedAt),
      ),
    )
  if (!pushed?.replaces) return 0
  const criteria = (row: CriteriaRow) =>
    criteriaOf(deps.questionnaires.of(row.questionnaire), row.content, row)
  const candidates: Candidates = {
    before: criteria(await findVersion(db, pushed.replaces)),
    after: criteria(pushed),
    today: japaneseDateOf(now),
    regionName: deps.texts.region.name,
  }
  const donors = inArray(userProfiles.userStatus, [...donorStatuses])
  const impact = await countImpact(db, deps.vault, candidates, donors)
  const windows = deps.texts.material
    ? await refusedGivers(db, deps.vault, candidates)
    : new Map<string, Refused>()
  const lost = new Set(donorsLost(impact.changes).map(({ userId }) => userId))
  let paused = 0
  for (const userId of new Set([...lost, ...windows.keys()])) {
    const concern = { userId, isLost: lost.has(userId), window: windows.get(userId) ?? null }
    if (await follow(deps, pushed, concern, now)) paused++
  }
  await db
    .update(criteriaVersions)
    .set({ pausedAt: now, pausedDonors: paused })
    .where(eq(criteriaVersions.id, pushed.id))
  return paused
}

/** Holds the days of answers that are refused now, where anything may be in store. The caller has locked the person. */
export async function holdRefused(
  tx: Transaction,
  context: { deps: Pick<Deps, 'texts'>; now: Date },
  versionId: string,
  refused: Refused & { userId: string },
): Promise<void> {
  if ((await tx.$count(userProfiles, and(eq(userProfiles.id, refused.userId), isInStore))) === 0) return
  await beginHold(tx, context, { cause: 'Criteria', causeId: versionId }, refused)
}

type Concern = { userId: string; isLost: boolean; window: Refused | null }

/** @returns whether the person rests by it */
function follow(
  deps: Deps,
  { id, number, inForceAt }: CriteriaRow,
  { userId, isLost, window }: Concern,
  now: Date,
): Promise<boolean> {
  return inTransaction({ deps }, async (tx) => {
    const profile = await findProfileForUpdate(tx, userId)
    if (!profile) return false
    if (window) await holdRefused(tx, { deps, now }, id, { userId, ...window })
    if (!isLost || profile.donationPaused || !donorStatuses.includes(profile.userStatus)) return false
    await changeProfile(tx, userId, { donationPaused: true }, now)
    const event = { category: 'Donation', operation: 'PauseByCriteria', number } as const
    await recordActivity(tx, { event, userId, actorId: null, now })
    await deps.mail.enqueue(tx, {
      kind: 'criteriaPaused',
      params: {},
      ...recipientOf(profile),
      dedupeKey: `criteriaPaused/${id}/${inForceAt?.toISOString()}/${userId}`,
    })
    return true
  })
}
