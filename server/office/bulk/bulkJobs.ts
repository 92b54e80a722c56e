import { and, count, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { allBulkActs, mayDoBulk, type BulkFacts, type BulkGiven } from '../../../shared/rules/office/bulk'
import { factsText } from '../../../shared/words/office/bulk'
import { requireDuty, type RequestContext, type Staff } from '../../ground/access/context'
import { staffNames } from '../../ground/access/staffNames'
import type { Queryable } from '../../ground/db/client'
import { filteredPage, readPage, type Page, type PageOptions } from '../../ground/db/keysetPage'
import { AppError, requireUuid } from '../../ground/errors'
import type { BulkAct } from '../../../shared/generated/schema'
import type { BulkJob, BulkRow, BulkRowState, Letter, QueryListBulkRowsArgs } from '../../generated/resolvers'
import { findVersion } from '../letters/findVersion'
import { toLetter } from '../letters/listLetters'
import { bulkJobs, bulkRows, type BulkJobRow } from '../../ground/tables/bulk'
import { showsOnly } from './workActs'
import { asContract } from '../../ground/db/asContract'

const LATEST = 20

export async function getBulkJob(context: RequestContext, id: string): Promise<BulkJob> {
  const caller = requireDuty(context, 'getBulkJob')
  const { db } = context.deps
  return toBulkJob(db, await requireJob(db, id, caller))
}

/** The latest jobs of the caller's duties that were started, newest first. */
export async function listBulkJobs(context: RequestContext): Promise<BulkJob[]> {
  const { roles } = requireDuty(context, 'listBulkJobs')
  const { db } = context.deps
  const rows = await db
    .select()
    .from(bulkJobs)
    .where(and(isNotNull(bulkJobs.startedAt), readBy(roles)))
    .orderBy(desc(bulkJobs.createdAt), desc(bulkJobs.id))
    .limit(LATEST)
  return Promise.all(rows.map((row) => toBulkJob(db, row)))
}

/** The people of a job, in its order. */
export async function listBulkRows(
  context: RequestContext,
  { JobId, State: state, ...page }: QueryListBulkRowsArgs,
  options: PageOptions = {},
): Promise<Page<BulkRow>> {
  const caller = requireDuty(context, 'listBulkRows')
  const { db } = context.deps
  const { id: jobId } = await requireJob(db, JobId, caller)
  return filteredPage({
    ...options,
    db,
    list: `bulkRows/${jobId}`,
    table: bulkRows,
    fields: { State: bulkRows.state },
    order: { name: 'position', column: bulkRows.position, id: bulkRows.position },
    among: eq(bulkRows.jobId, jobId),
    args: { ...page, sortDirection: 'ASC', filter: state && { State: { eq: state } } },
    read: async (asked) => {
      const rows = await readPage(db.select().from(bulkRows).$dynamic(), asked)
      const staff = rows.some(({ after }) => 'Work' in after)
        ? await staffNames(db)
        : new Map<string, string>()
      return rows.map((row) => ({ ...row, staff, cursor: row.position, cursorId: String(row.position) }))
    },
    toItem: ({ userId, position, state: State, before, after, refusal, problems, staff }) => ({
      UserId: userId,
      Line: isLine(before) ? position : null,
      State,
      Before: factsText(before, staff),
      After: factsText(after, staff),
      Refusal: refusal,
      Problems: problems,
    }),
  })
}

const isLine = (facts: BulkFacts) => 'Flora' in facts || 'Reward' in facts || 'Unread' in facts

/** The jobs of acts that the duties do, without those that showed work which they may not see. */
const readBy = (roles: Staff['roles']): SQL =>
  sql`(${inArray(
    bulkJobs.act,
    allBulkActs.filter((act) => mayDoBulk(roles, act)),
  )} and (${bulkJobs.act} not in ('Assign', 'Snooze') or ${showsOnly(roles)}))`

/** @throws AppError NOT_FOUND, FORBIDDEN if the caller may not do the act, or not see what it showed */
export async function requireJob(db: Queryable, id: string, { roles }: Staff): Promise<BulkJobRow> {
  const [found] = await db
    .select({ job: bulkJobs, isRead: sql<boolean>`${readBy(roles)}` })
    .from(bulkJobs)
    .where(eq(bulkJobs.id, requireUuid(id)))
  if (!found) throw new AppError('NOT_FOUND')
  if (!found.isRead) throw new AppError('FORBIDDEN')
  return found.job
}

/** @throws AppError FORBIDDEN */
export function requireAct({ roles }: Staff, act: BulkAct): void {
  if (!mayDoBulk(roles, act)) throw new AppError('FORBIDDEN')
}

export async function toBulkJob(db: Queryable, row: BulkJobRow): Promise<BulkJob> {
  const { state, refusal } = bulkRows
  const cells = await db
    .select({ state, refusal, people: count() })
    .from(bulkRows)
    .where(eq(bulkRows.jobId, row.id))
    .groupBy(state, refusal)
  const sum = (of: BulkRowState) =>
    cells.reduce((total, cell) => total + (cell.state === of ? cell.people : 0), 0)
  return {
    ...asContract(row, 'id', 'act', 'actorId', 'undoes', 'fingerprint'),
    ...asContract(row, 'createdAt', 'startedAt', 'finishedAt'),
    Until: row.given.Until ?? row.until,
    Letter: await letterOf(db, row.given),
    State: row.finishedAt ? 'Finished' : row.startedAt ? 'Running' : 'Preview',
    Pending: sum('Pending'),
    Done: sum('Done'),
    Refused: sum('Refused'),
    Refusals: cells
      .flatMap((cell) => (cell.refusal ? [{ Refusal: cell.refusal, Count: cell.people }] : []))
      .sort((a, b) => b.Count - a.Count),
  }
}

async function letterOf(db: Queryable, { LetterId, LetterVersion }: BulkGiven): Promise<Letter | null> {
  const version = LetterId && LetterVersion ? await findVersion(db, LetterId, Number(LetterVersion)) : null
  return version && toLetter(version)
}
