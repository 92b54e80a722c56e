import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import {
  majorVersions,
  versionToSign,
  type MajorVersion,
} from '../../../shared/words/donating/consentDocument'
import type { ConsentVersion } from '../../generated/resolvers'
import type { RequestContext } from '../../ground/access/context'
import { gathering } from '../../ground/access/gathering'
import type { Queryable } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { consentDocuments, consents } from '../../ground/tables/consents'
import { userProfiles as users } from '../../ground/tables/users'
import { asContract } from '../../ground/db/asContract'

/** From when the signed version is; a text that is not known is as old as its signature. */
const signedFrom = sql`coalesce(
  (select d.effective_from from ${consentDocuments} d where d.sha256 = ${consents.sha256}), japanese_day(${consents.consentedAt}))`

/** By when whoever signed signs anew; null where nothing major changed since. For a query of `consents`. */
export const signByOf = (majors: readonly MajorVersion[]): SQL<JapaneseDate | null> => sql`(
  select m.sign_by from unnest(${sql.param(majors.map(({ effectiveFrom }) => effectiveFrom))}::date[],
    ${sql.param(majors.map(({ signBy }) => signBy))}::date[]) m (first_day, sign_by)
  where m.first_day > ${signedFrom} order by m.first_day limit 1)`

/** Who donates, or is about to: whose consent stands and who is here. For a query of `consents` and people. */
export const mayBeAskedToSign = sql`(${consents.endedAt} is null and not ${users.deleteStatus}
  and (${users.donorStatus} = 'Certified' or ${users.userStatus} in ('DonorRegistrationExam', 'OnlineCheckBeforeRegistrationExam')))`

/** By when each of these people signs anew; nobody who is not asked to. */
export async function daysToSign(
  db: Queryable,
  { consents: known }: Pick<Deps, 'consents'>,
  { ids, now }: { ids: string[]; now: Date },
): Promise<Map<string, JapaneseDate>> {
  const majors = majorVersions(known, japaneseDateOf(now))
  if (majors.length === 0) return new Map()
  const rows = await db
    .select({ id: consents.userId, by: signByOf(majors) })
    .from(consents)
    .innerJoin(users, eq(users.id, consents.userId))
    .where(and(inArray(consents.userId, ids), isNull(consents.endedAt), mayBeAskedToSign))
  return new Map(rows.flatMap(({ id, by }) => (by ? [[id, by] as const] : [])))
}

/** By when a person signs anew; null for whoever is not asked to. */
export async function dayToSign(
  db: Queryable,
  { now, deps }: { now: Date; deps: Pick<Deps, 'consents'> },
  userId: string,
): Promise<JapaneseDate | null> {
  return (await daysToSign(db, deps, { ids: [userId], now })).get(userId) ?? null
}

/** `User.ConsentToSign`. */
export const consentToSignOf = gathering(async ({ deps, now }: RequestContext, ids: string[]) => {
  const version = versionToSign(deps.consents, japaneseDateOf(now))
  if (!version) return new Map<string, ConsentVersion>()
  const days = await daysToSign(deps.db, deps, { ids, now })
  return new Map(
    [...days].map(([id, by]): [string, ConsentVersion] => [
      id,
      {
        ...asContract(version, 'version', 'title', 'effectiveFrom', 'sha256', 'content'),
        Kind: 'Major',
        SignBy: by,
      },
    ]),
  )
})
