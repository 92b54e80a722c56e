import { and, countDistinct, eq, gt, inArray, isNull } from 'drizzle-orm'
import { REVIEW_DAYS } from '../../../shared/rules/records/cases/facts'
import { addDays, japaneseDateOf } from '../../../shared/facts/dates'
import { EMERGENCIES_TOO_MANY } from '../../../shared/words/program/apiErrors'
import { asksPurpose, EMERGENCIES_AN_HOUR, readClasses } from '../../../shared/rules/records/reads'
import type { RequestContext, Staff } from '../../ground/access/context'
import { emergencyOfMany } from '../../ground/access/purpose'
import type { Reads } from '../../ground/access/notedReads'
import { rolesOf } from '../../ground/access/rolesOf'
import type { Transaction } from '../../ground/db/client'
import { inTransaction } from '../../ground/db/inTransaction'
import { AppError } from '../../ground/errors'
import { keepReads } from '../reads/keepReads'
import { administrators } from '../../ground/tables/administrators'
import { recordReads } from '../../ground/tables/recordReads'
import { openCase } from './openCase'

const HOUR_MS = 3_600_000

/**
 * Stores what an answer shows, before it is sent. Health data shown in an emergency is announced: the other
 * administrators are told at once, and an auditor looks into it within a week; once a day for the same two people.
 * @throws AppError BAD_USER_INPUT for an emergency about several people, RATE_LIMITED for too many within an hour
 */
export async function keepShown(context: RequestContext, reads: Reads): Promise<void> {
  const { principal, purpose } = context
  const note = purpose && 'note' in purpose ? purpose.note : null
  const people = note === null ? [] : shownHealthOf(reads)
  if (principal.kind !== 'staff' || note === null || people.length === 0) return keepReads(context, reads)
  if (people.length > 1) throw emergencyOfMany()
  await inTransaction(context, async (tx) => {
    await keepReads(context, reads, tx)
    await requireFew(tx, context, principal)
    for (const userId of people) await tellOfEmergency(tx, context, { caller: principal, userId, note })
  })
}

/** Counted with what is about to be shown, one request of an account after the other. */
async function requireFew(tx: Transaction, { now }: RequestContext, { id }: Staff): Promise<void> {
  await tx.select().from(administrators).where(eq(administrators.id, id)).for('update')
  const [counted] = await tx
    .select({ people: countDistinct(recordReads.userId) })
    .from(recordReads)
    .where(
      and(
        eq(recordReads.actorId, id),
        gt(recordReads.readAt, new Date(now.getTime() - HOUR_MS)),
        eq(recordReads.purpose, 'emergency'),
        inArray(recordReads.class, readClasses.filter(asksPurpose)),
      ),
    )
  if ((counted?.people ?? 0) > EMERGENCIES_AN_HOUR) throw new AppError('RATE_LIMITED', EMERGENCIES_TOO_MANY)
}

const shownHealthOf = (reads: Reads): string[] => [
  ...new Set(
    [...reads].flatMap(([{ fields }, people]) => ([...fields.keys()].some(asksPurpose) ? [...people] : [])),
  ),
]

type Emergency = { caller: Staff; userId: string; note: string }

async function tellOfEmergency(
  tx: Transaction,
  { now, requestId, deps }: RequestContext,
  { caller, userId, note }: Emergency,
): Promise<void> {
  const today = japaneseDateOf(now)
  const opened = await openCase(
    { tx, vault: deps.vault },
    {
      kind: 'EmergencyRead',
      dueOn: addDays(today, REVIEW_DAYS),
      userId,
      actorId: caller.id,
      subject: `${userId}/${caller.id}/${today}`,
      openedBy: caller.id,
      text: note,
      now,
      requestId,
    },
  )
  if (!opened) return
  const staff = await tx.select().from(administrators).where(isNull(administrators.removedAt))
  const name = staff.find(({ id }) => id === caller.id)?.name ?? ''
  const told = staff.filter((each) => each.id !== caller.id && rolesOf(each).includes('Administrator'))
  for (const { id, email } of told)
    await deps.mail.enqueue(tx, {
      kind: 'emergencyRead',
      params: { caseId: opened.id, name, at: now.toISOString() },
      to: email,
      userId: null,
      recipientName: null,
      dedupeKey: `emergencyRead/${opened.id}/${id}`,
    })
}
