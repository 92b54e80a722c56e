import { isDeepStrictEqual } from 'node:util'
import { and, count, eq, sql } from 'drizzle-orm'
import { NAME_TAKEN, SETTINGS_FULL, NOT_FOR_EVERYBODY } from '../../../../shared/words/program/formMessages'
import { sharedViewSchema } from '../../../../shared/forms/console'
import type { SharedList } from '../../../../shared/generated/schema'
import { requireDuty, type RequestContext, type Staff } from '../../../ground/access/context'
import { recordActivity } from '../../../ground/recordActivity'
import { inTransaction } from '../../../ground/db/inTransaction'
import type { Transaction } from '../../../ground/db/client'
import { AppError, badField, requireUuid, validated } from '../../../ground/errors'
import type {
  DeleteSharedViewInput,
  SaveSharedViewInput,
  SharedView,
  Success,
} from '../../../generated/resolvers'
import { sharedViews as views, type SharedViewRow } from '../../../ground/tables/administrators'
import { fieldsAskedOf, mayOrderBy } from './sharedLists'
import { asContract } from '../../../ground/db/asContract'

const VIEWS_MAX = 50

/** The office's shared views, without those that use a field the caller may not filter by. */
export async function listSharedViews(context: RequestContext): Promise<SharedView[]> {
  requireDuty(context, 'listSharedViews')
  const rows = await context.deps.db.select().from(views)
  return rows
    .filter((row) => mayAsk(context, row))
    .map(toSharedView)
    .sort((a, b) => a.Name.localeCompare(b.Name, 'ja'))
}

/** Creates a view for the whole office, or changes one of the caller's own; administrators change all. */
export async function saveSharedView(
  context: RequestContext,
  { Id, Version, ...given }: SaveSharedViewInput,
): Promise<SharedView> {
  const caller = requireDuty(context, 'saveSharedView')
  const { now } = context
  const id = requireUuid(Id).toLowerCase()
  const said = contentOf(given)
  if (!mayAsk(context, said)) throw badField('Conditions', NOT_FOR_EVERYBODY)
  return inTransaction(context, async (tx) => {
    // In sequence, to detect duplicate names and exceeding the limit.
    await tx.execute(sql`lock table ${views} in share row exclusive mode`)
    const [known] = await tx.select().from(views).where(eq(views.id, id))
    if (!known && Version !== 0) throw new AppError('NOT_FOUND')
    if (known && !mayAsk(context, known)) throw new AppError('NOT_FOUND')
    if (known) requireHand(caller, known)
    if (known && isSame(known, said)) return toSharedView(known)
    if (known && known.version !== Version) throw new AppError('CONFLICT')
    if (known && known.list !== said.list) throw new AppError('BAD_USER_INPUT')
    await requireRoom(tx, id, said)
    const set = { ...said, version: Version + 1, updatedAt: now }
    const [row] = known
      ? await tx.update(views).set(set).where(eq(views.id, id)).returning()
      : await tx
          .insert(views)
          .values({ ...set, id, makerId: caller.id, createdAt: now })
          .returning()
    if (!row) throw new Error('A saved view is missing')
    await record(tx, context, caller, { list: row.list, change: known ? 'changed' : 'made' })
    return toSharedView(row)
  })
}

/** Deletes a view for the whole office. Deleting again changes nothing. */
export async function deleteSharedView(
  context: RequestContext,
  { Id }: DeleteSharedViewInput,
): Promise<Success> {
  const caller = requireDuty(context, 'deleteSharedView')
  const ofId = eq(views.id, requireUuid(Id))
  return inTransaction(context, async (tx) => {
    const [known] = await tx.select().from(views).where(ofId).for('update')
    if (known && mayAsk(context, known)) {
      requireHand(caller, known)
      await tx.delete(views).where(ofId)
      await record(tx, context, caller, { list: known.list, change: 'removed' })
    }
    return { success: true }
  })
}

type Content = Pick<
  SharedViewRow,
  'list' | 'name' | 'conditions' | 'sortField' | 'sortDirection' | 'columns' | 'density'
>

function contentOf(given: Omit<SaveSharedViewInput, 'Id' | 'Version'>): Content {
  const said = validated(sharedViewSchema, given)
  return {
    list: said.List,
    name: said.Name,
    conditions: said.Conditions.map(({ Field, Values }) => ({ Field, Values })),
    sortField: said.SortField,
    sortDirection: said.SortDirection,
    columns: said.Columns ?? null,
    density: said.Density ?? null,
  }
}

/** Closed by default: the caller must be allowed to filter by every field. */
function mayAsk(
  { principal, now }: RequestContext,
  { list, conditions, sortField }: Pick<Content, 'list' | 'conditions' | 'sortField'>,
): boolean {
  const fields = fieldsAskedOf(list, principal, now)
  return conditions.every(({ Field }) => fields.has(Field)) && mayOrderBy(list, principal, sortField)
}

/** @throws AppError FORBIDDEN unless maker or administrator */
function requireHand(caller: Staff, { makerId }: SharedViewRow): void {
  if (!caller.roles.has('Administrator') && caller.id !== makerId) throw new AppError('FORBIDDEN')
}

/** @throws AppError BAD_USER_INPUT for a duplicate name or too many views in the list */
async function requireRoom(tx: Transaction, id: string, { list, name }: Content): Promise<void> {
  const ofList = eq(views.list, list)
  const [others] = await tx
    .select({
      count: count(),
      hasName: sql<boolean>`coalesce(bool_or(lower(${views.name}) = lower(${name})), false)`,
    })
    .from(views)
    .where(and(ofList, sql`${views.id} <> ${id}`))
  if (others?.hasName) throw badField('Name', NAME_TAKEN)
  if ((others?.count ?? 0) >= VIEWS_MAX) throw badField('Name', SETTINGS_FULL)
}

function isSame(known: SharedViewRow, said: Content): boolean {
  const { list, name, conditions, sortField, sortDirection, columns, density } = known
  const one: Content = { list, name, conditions, sortField, sortDirection, columns, density }
  return isDeepStrictEqual(one, said)
}

async function record(
  tx: Transaction,
  { now, requestId }: RequestContext,
  { id: actorId }: Staff,
  done: { list: SharedList; change: 'made' | 'changed' | 'removed' },
): Promise<void> {
  const event = { category: 'Preference', operation: 'View', ...done } as const
  await recordActivity(tx, { event, userId: null, actorId, now, requestId })
}

const toSharedView = (row: SharedViewRow): SharedView => ({
  ...asContract(row, 'id', 'list', 'name', 'sortField', 'sortDirection'),
  ...asContract(row, 'density', 'makerId', 'version', 'createdAt', 'updatedAt'),
  Conditions: [...row.conditions],
  Columns: row.columns && [...row.columns],
})
