import { inArray } from 'drizzle-orm'
import type { RequestContext } from '../../ground/access/context'
import { gathering } from '../../ground/access/gathering'
import type { Queryable } from '../../ground/db/client'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'
import type { CautionRow } from '../../ground/vault/sealedColumns'
import type { Vault } from '../../ground/vault/vault'

export async function openCaution(db: Queryable, vault: Vault, row: CautionRow): Promise<string | null> {
  const [opened = row] = await vault.open(db, 'user_profiles', [row])
  return opened.caution
}

export const sealCaution = (
  db: Queryable,
  vault: Vault,
  { id }: Pick<UserProfileRow, 'id'>,
  caution: string | null,
) => vault.seal(db, 'user_profiles', { id, userId: id }, { caution })

/** A person's opened caution, batched for lists. */
export const cautionOf = gathering(async ({ deps: { db, vault } }: RequestContext, ids: string[]) => {
  const { id, caution, cautionSealed } = userProfiles
  const rows = await db.select({ id, caution, cautionSealed }).from(userProfiles).where(inArray(id, ids))
  return new Map((await vault.open(db, 'user_profiles', rows)).map((row) => [row.id, row.caution]))
})
