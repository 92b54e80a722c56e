import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { recordActivity } from '../../ground/recordActivity'
import type { Queryable, Transaction } from '../../ground/db/client'
import { officePoints, type OfficePointRow } from '../../ground/tables/officePoints'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'
import { openPoint } from './profilePoints'
import { foldName, foldTel } from '../../../shared/facts/normalise'

type At = { now: Date; requestId?: string }

const SAME_PERSON_LOCK = 7_201_126

/** People with one birthday are compared one after another, so that of two who come at once the second sees the first. */
const lockBirthday = (tx: Transaction, birthday: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${SAME_PERSON_LOCK}::int, hashtext(${birthday}))`)

const openSamePoint = (userId: typeof userProfiles.id | string) =>
  and(eq(officePoints.userId, userId), eq(officePoints.kind, 'SamePerson'), isNull(officePoints.closedAt))

/** While it is open whether somebody is here already, they are not invited. A trigger holds it too. */
export const heldAsSame = sql`exists (select from ${officePoints} where ${openSamePoint(userProfiles.id)})`

export async function isHeldAsSame(db: Queryable, userId: string): Promise<boolean> {
  const [open] = await db
    .select({ id: officePoints.id })
    .from(officePoints)
    .where(openSamePoint(userId))
    .limit(1)
  return open !== undefined
}

/**
 * After a profile is saved: asks the office whether the person is here already. The point is the newer account's,
 * and stays until it is decided, also when what was the same is changed.
 */
export async function pointAtSamePeople(tx: Transaction, saved: UserProfileRow, at: At): Promise<void> {
  if (saved.birthday === null) return
  await lockBirthday(tx, saved.birthday)
  const born = await tx
    .select(compared)
    .from(userProfiles)
    .where(
      and(
        eq(userProfiles.birthday, saved.birthday),
        eq(userProfiles.deleteStatus, false),
        ne(userProfiles.id, saved.id),
      ),
    )
  const found = born.filter((one) => isSamePerson(saved, one))
  if (found.length === 0) return
  const known = await toldApart(tx, saved.id)
  const asked = found.filter(({ id }) => !known.has(id))
  const newer = asked.filter(({ profileCreatedAt }) => profileCreatedAt > saved.profileCreatedAt)
  const older = asked.filter((one) => !newer.includes(one))
  if (older.length > 0)
    await pointAt(
      tx,
      saved.id,
      older.map(({ id }) => id),
      at,
    )
  for (const { id } of newer) await pointAt(tx, id, [saved.id], at)
}

const { id, birthday, lastNameFurigana, firstNameFurigana, tel, profileCreatedAt } = userProfiles
const compared = { id, birthday, lastNameFurigana, firstNameFurigana, tel, profileCreatedAt }

/** Of whom a point of either has been opened, and maybe decided. */
async function toldApart(tx: Transaction, userId: string): Promise<ReadonlySet<string>> {
  const points = await tx
    .select({ userId: officePoints.userId, others: officePoints.others })
    .from(officePoints)
    .where(
      and(
        eq(officePoints.kind, 'SamePerson'),
        sql`(${officePoints.userId} = ${userId} or ${officePoints.others} @> array[${userId}::uuid])`,
      ),
    )
  return new Set(points.flatMap(({ userId: other, others }) => (other === userId ? others : [other])))
}

async function pointAt(
  tx: Transaction,
  userId: string,
  others: string[],
  { now, requestId }: At,
): Promise<void> {
  await openPoint(tx, { userId, kind: 'SamePerson', now, requestId })
  await tx
    .update(officePoints)
    .set({ others: sql`${officePoints.others} || ${sql.param(others)}::uuid[]`, updatedAt: now })
    .where(openSamePoint(userId))
}

/** Everybody whom a point names and who is here, the longest first. */
export const peopleNamed = (db: Queryable, { others }: Pick<OfficePointRow, 'others'>) =>
  db
    .select()
    .from(userProfiles)
    .where(
      and(sql`${userProfiles.id} = any(${sql.param(others)}::uuid[])`, eq(userProfiles.deleteStatus, false)),
    )
    .orderBy(userProfiles.profileCreatedAt, userProfiles.id)

/** Nothing names somebody who has left; what nobody is left to be compared with is settled. */
export async function forgetInSamePeople(
  tx: Transaction,
  left: UserProfileRow,
  { now, requestId }: At,
): Promise<void> {
  if (left.birthday !== null) await lockBirthday(tx, left.birthday)
  const points = await tx
    .update(officePoints)
    .set({ others: sql`array_remove(${officePoints.others}, ${left.id}::uuid)` })
    .where(sql`${officePoints.others} @> array[${left.id}::uuid]`)
    .returning()
  for (const { id, userId, closedAt, others } of points) {
    if (closedAt !== null || others.length > 0) continue
    await tx.update(officePoints).set({ closedAt: now, updatedAt: now }).where(eq(officePoints.id, id))
    const event = { category: 'Profile', operation: 'SettlePoint', kind: 'SamePerson' } as const
    await recordActivity(tx, { event, userId, actorId: null, now, requestId })
  }
}

type Person = {
  lastNameFurigana: string | null
  firstNameFurigana: string | null
  birthday: string | null
  tel: string | null
}

/** Spoken the same: オーノ, オオノ and オウノ, サトー and サトウ. */
export function spokenName(furigana: string): string {
  return foldName(furigana)
    .replace(/([アカサタナハマヤラワガザダバパ])ア+/gu, '$1')
    .replace(/([イキシチニヒミリギジビピ])イ+/gu, '$1')
    .replace(/([ウクスツヌフムユルグズブプ])ウ+/gu, '$1')
    .replace(/([エケセテネヘメレゲゼデベペ])[エイ]+/gu, '$1')
    .replace(/([オコソトノホモヨロゴゾドボポ])[オウ]+/gu, '$1')
}

const spokenNameOf = ({ lastNameFurigana: last, firstNameFurigana: first }: Person) =>
  last && first ? `${spokenName(last)} ${spokenName(first)}` : null

/** The same birthday, and the same reading of the name or the same telephone. */
export function isSamePerson(one: Person, other: Person): boolean {
  if (!one.birthday || one.birthday !== other.birthday) return false
  const name = spokenNameOf(one)
  if (name !== null && name === spokenNameOf(other)) return true
  return Boolean(one.tel && other.tel) && foldTel(one.tel ?? '') === foldTel(other.tel ?? '')
}
