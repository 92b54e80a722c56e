import { requireDuty, type RequestContext } from '../../ground/access/context'
import { readCsv, type CsvRow } from '../../ground/files/readCsv'
import type { Transaction } from '../../ground/db/client'
import type { BulkJob, PreviewBulkFileInput } from '../../generated/resolvers'
import { bulkRows, type BulkRowRow } from '../../ground/tables/bulk'
import { fileActs } from './bulkActs'
import type { FileAct, JudgedRow } from './fileAct'
import { requireAct } from './bulkJobs'
import { keepPreview } from './keepPreview'

/** Rows judged at once, some ten milliseconds; other requests run in between. */
const AT_A_TIME = 25

/** Stores a preview of a table's rows: each with its person, or with all its problems. */
export async function previewBulkFile(
  context: RequestContext,
  input: PreviewBulkFileInput,
): Promise<BulkJob> {
  const caller = requireDuty(context, 'previewBulkFile')
  requireAct(caller, input.Act)
  const act = fileActs[input.Act]
  const rows = await readCsv(input.Csv, act.columns)
  const asked = { act: input.Act, given: {}, actorId: caller.id, undoes: null }
  return keepPreview(context, asked, (tx, jobId) => insertRows(tx, context, { jobId, act, rows }))
}

type Table = { jobId: string; act: FileAct; rows: readonly CsvRow<string>[] }

async function insertRows(
  tx: Transaction,
  context: RequestContext,
  { jobId, act, rows }: Table,
): Promise<void> {
  const seen = new Set<string>()
  for (let at = 0; at < rows.length; at += AT_A_TIME) {
    const some = rows.slice(at, at + AT_A_TIME)
    const judged = await act.judge(tx, context, some)
    await tx.insert(bulkRows).values(
      some.flatMap(({ line }, index) => {
        const row = judged[index]
        return row ? [{ jobId, position: line, ...rowOf(row, seen) }] : []
      }),
    )
  }
}

function rowOf(row: JudgedRow, seen: Set<string>): Omit<BulkRowRow, 'jobId' | 'position'> {
  const { key, isSo, ...values } = row
  const refusal = row.problems.length > 0 ? 'Unread' : isSo ? 'AlreadySo' : seen.has(key) ? 'Twice' : null
  if (refusal !== 'Unread') seen.add(key)
  return { ...values, state: refusal ? 'Refused' : 'Pending', refusal, given: refusal ? null : row.given }
}
