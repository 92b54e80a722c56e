import { and, isNull, eq } from 'drizzle-orm'
import { requireStaff, type RequestContext, requireAnyone } from '../../ground/access/context'
import { rolesOf } from '../../ground/access/rolesOf'
import type { Transaction } from '../../ground/db/client'
import { holdRow } from '../../ground/db/oneRow'
import { filterSql, type FilterFields } from '../../ground/db/filterSql'
import { countCapped, keysetPage, wholeRows, type Page, type PageOrder } from '../../ground/db/keysetPage'
import { readsOf } from '../../ground/access/listDatabase'
import type { Settings } from '../../ground/settings/env'
import { requireUuid } from '../../ground/errors'
import type {
  AdministratorProfile,
  AdministratorProfileFilter,
  AdministratorProfileSortField,
  QueryListAdministratorByIdProfileCreatedAtArgs,
  Role,
} from '../../generated/resolvers'
import type { PoolUser } from '../../ground/identity/identity'
import { poolGroupOf } from '../../ground/identity/isPoolGroup'
import { administrators, type AdministratorRow } from '../../ground/tables/administrators'
import { asContract } from '../../ground/db/asContract'

const fields: FilterFields<AdministratorProfileFilter> = {
  ...asContract(administrators, 'id', 'name', 'email', 'role', 'profileCreatedAt'),
}

const sortColumns = {
  ...asContract(administrators, 'profileCreatedAt', 'name', 'email'),
} satisfies Record<AdministratorProfileSortField, PageOrder['column']>

/** Console users, without removed ones unless they are asked for. */
export async function listAdministrators(
  context: RequestContext,
  args: QueryListAdministratorByIdProfileCreatedAtArgs,
): Promise<Page<AdministratorProfile>> {
  requireStaff(context)
  const db = await readsOf(context)
  const where = and(
    args.withRemoved ? undefined : isNull(administrators.removedAt),
    filterSql(args.filter, fields),
  )
  const sortField = args.sortField ?? 'ProfileCreatedAt'
  const order = { name: sortField, column: sortColumns[sortField], id: administrators.id }
  return keysetPage({
    ...wholeRows({ db, table: administrators, order }, toAdministratorProfile),
    list: `administrators/${args.withRemoved}/${JSON.stringify(args.filter ?? {})}`,
    request: args,
    where,
    count: () => countCapped(db, administrators, where),
  })
}

type Batch = { ids: Set<string>; accounts: Promise<Map<string, PoolUser>> }

const batches = new WeakMap<RequestContext, Batch>()

/** A console user's pool account, batched over one answer. Null if the pool fails, so that the list still works. */
export async function poolAccountOf(context: RequestContext, id: string): Promise<PoolUser | null> {
  const batch = batches.get(context) ?? gather(context)
  batch.ids.add(id)
  return (await batch.accounts).get(id) ?? null
}

function gather(context: RequestContext): Batch {
  const ids = new Set<string>()
  const accounts = new Promise<void>((named) => setImmediate(named)).then(async () => {
    batches.delete(context)
    const { identity, log } = context.deps
    try {
      const users = await identity.admin.findUsers([...ids])
      return new Map(users.map((user) => [user.sub, user]))
    } catch (error) {
      log.warn({ err: error }, 'the user pool did not answer')
      return new Map<string, PoolUser>()
    }
  })
  const batch = { ids, accounts }
  batches.set(context, batch)
  return batch
}

/** The caller's own console profile; null for others. */
export async function getAdministrator(context: RequestContext): Promise<AdministratorProfile | null> {
  const caller = requireAnyone(context)
  if (caller.kind !== 'staff') return null
  const [row] = await context.deps.db.select().from(administrators).where(eq(administrators.id, caller.id))
  return row ? toAdministratorProfile(row) : null
}

/** Null if the pool is not ours: only that pool knows. */
export const requiresTotp = (
  { ownPool, totpRequiredFor }: Settings,
  roles: readonly Role[],
): boolean | null => (ownPool ? roles.some((role) => totpRequiredFor.includes(poolGroupOf(role))) : null)

export function toAdministratorProfile(row: AdministratorRow): AdministratorProfile {
  return {
    ...asContract(row, 'id', 'name', 'email', 'role', 'profileCreatedAt', 'createdAt', 'updatedAt'),
    Sk: 'Profile',
    Roles: rolesOf(row),
    RolesOfBefore: row.roles === null,
  }
}

/**
 * Locks a console user until the transaction ends.
 * @throws AppError NOT_FOUND, also for removed ones
 */
export async function holdAdministrator(tx: Transaction, id: string): Promise<AdministratorRow> {
  const isThat = and(eq(administrators.id, requireUuid(id)), isNull(administrators.removedAt))
  return holdRow(tx, administrators, isThat)
}

/** Locks all, so that two administrators who remove or demote each other leave one. */
export const holdAdministrators = (tx: Transaction) =>
  tx.select().from(administrators).where(isNull(administrators.removedAt)).for('update')
