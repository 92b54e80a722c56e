import { getTableColumns, sql } from 'drizzle-orm'
import { noteTitle } from '../../../shared/words/records/conversationLabels'
import { callAgainTask } from '../../../shared/words/office/conversation'
import type { RequestContext } from '../../ground/access/context'
import type { Transaction } from '../../ground/db/client'
import { personId, rowsOfPerson } from '../../ground/access/ofPerson'
import type { CreatePersonNoteInput } from '../../generated/resolvers'
import { personNotes, type PersonNoteRow } from '../../ground/tables/personNotes'
import { workItems } from '../../ground/tables/work'
import { addWorkItem, settleWorkItem } from '../work/workItems'

type By = { actorId: string } & Pick<RequestContext, 'now' | 'requestId'>

/** The task to call again on a day, for the desk; null without a day. The title contains nothing of what was said. */
export async function taskFor(
  tx: Transaction,
  userId: string,
  { Kind, Result, AgainOn, ...by }: Pick<CreatePersonNoteInput, 'Kind' | 'Result' | 'AgainOn'> & By,
): Promise<string | null> {
  if (!AgainOn) return null
  const title = callAgainTask(noteTitle({ Kind, Result }))
  const { id } = await addWorkItem(tx, { title, due: AgainOn, userId, ...by })
  return id
}

type Settled = { outcome: string } & By

export async function settleOf(
  tx: Transaction,
  { workItemId }: Pick<PersonNoteRow, 'workItemId'>,
  settled: Settled,
): Promise<void> {
  if (workItemId) await settleWorkItem(tx, { id: workItemId, ...settled })
}

export async function settleCallAgain(tx: Transaction, userId: string, settled: Settled): Promise<void> {
  for (const note of await openCalls(tx, userId)) await settleOf(tx, note, settled)
}

export const openCalls = rowsOfPerson(
  getTableColumns(personNotes),
  sql`from ${personNotes} inner join ${workItems} on ${workItems.id} = ${personNotes.workItemId}
    where ${personNotes.userId} = ${personId} and ${workItems.doneAt} is null
    order by ${personNotes.createdAt} desc, ${personNotes.id} desc`,
)
