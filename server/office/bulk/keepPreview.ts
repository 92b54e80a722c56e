import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/access/context'
import { inTransaction } from '../../ground/db/inTransaction'
import type { Transaction } from '../../ground/db/client'
import type { BulkJob } from '../../generated/resolvers'
import { bulkJobs, type BulkJobRow } from '../../ground/tables/bulk'
import { toBulkJob } from './bulkJobs'

export type AskedJob = Pick<BulkJobRow, 'act' | 'given' | 'actorId' | 'undoes'>

/** Ends before the request does (`graphqlRoute`). */
const PREVIEW_MS = 50_000

export async function keepPreview(
  context: RequestContext,
  asked: AskedJob,
  insertRows: (tx: Transaction, jobId: string) => Promise<void>,
): Promise<BulkJob> {
  const { now } = context
  const id = randomUUID()
  const job = await inTransaction(context, async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', ${String(PREVIEW_MS)}, true)`)
    await tx.insert(bulkJobs).values({ id, ...asked, fingerprint: '', createdAt: now, updatedAt: now })
    await insertRows(tx, id)
    const [row] = await tx
      .update(bulkJobs)
      .set({ fingerprint: fingerprintOf(id) })
      .where(eq(bulkJobs.id, id))
      .returning()
    if (!row) throw new Error('A job that was just written is missing')
    return row
  })
  return toBulkJob(context.deps.db, job)
}

const fingerprintOf = (jobId: string) => sql<string>`(
  select md5(coalesce(string_agg(concat_ws(' ', user_id, refusal, before, after), ',' order by position), ''))
  from bulk_rows where job_id = ${jobId})`
