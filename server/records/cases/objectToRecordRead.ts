import { and, eq } from 'drizzle-orm'
import { OBJECTION_DAYS } from '../../../shared/rules/records/cases/facts'
import { addDays, japaneseDateOf } from '../../../shared/facts/dates'
import { objectToRecordReadSchema } from '../../../shared/forms/cases'
import { requireUser, type RequestContext } from '../../ground/access/context'
import { inTransaction } from '../../ground/db/inTransaction'
import { AppError, requireUuid, validated, requireRow } from '../../ground/errors'
import type { Case, ObjectToRecordReadInput } from '../../generated/resolvers'
import { readsAbout } from '../reads/readsAbout'
import { cases } from '../../ground/tables/cases'
import { recordReads } from '../../ground/tables/recordReads'
import { findProfileForUpdate } from '../person/findProfile'
import { readCase } from './listCases'
import { openCase } from './openCase'

/**
 * Objects to a read that the caller does not recognise. Returns the case about it; repeated calls return the same one.
 */
export async function objectToRecordRead(
  context: RequestContext,
  input: ObjectToRecordReadInput,
): Promise<Case> {
  const { id: userId } = requireUser(context)
  const { now, requestId, deps } = context
  const { ReadId, Note } = validated(objectToRecordReadSchema, input)
  const readId = requireUuid(ReadId).toLowerCase()
  return inTransaction(context, async (tx) => {
    // Locks the person: if they leave, their words are deleted too.
    const profile = await findProfileForUpdate(tx, userId)
    if (!profile || profile.deleteStatus) throw new AppError('UNAUTHENTICATED')
    const read = requireRow(await readsAbout(tx, userId, eq(recordReads.id, readId)))
    // A list is a read of many people, and each may object to it.
    const subject = `${userId}/${readId}`
    const opened = await openCase(
      { tx, vault: deps.vault },
      {
        kind: 'Objection',
        dueOn: addDays(japaneseDateOf(now), OBJECTION_DAYS),
        userId,
        actorId: read.actorId,
        subject,
        facts: { readId },
        words: Note,
        openedBy: userId,
        now,
        requestId,
      },
    )
    if (opened) return readCase(context, tx, opened.id)
    const [there] = await tx
      .select({ id: cases.id })
      .from(cases)
      .where(and(eq(cases.kind, 'Objection'), eq(cases.subject, subject)))
    if (!there) throw new Error('A case that was not opened is not there')
    return readCase(context, tx, there.id)
  })
}
