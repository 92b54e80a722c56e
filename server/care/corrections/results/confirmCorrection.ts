import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  CONSEQUENCES_CHANGED,
  CORRECTION_IS_OWN,
  CORRECTION_STALE,
} from '../../../../shared/words/check/corrections'
import { confirmCorrectionSchema, refuseCorrectionSchema } from '../../../../shared/forms/corrections'
import { requireDuty, type RequestContext, requireFreshSignIn } from '../../../ground/access/context'
import { loggedTransaction } from '../../../ground/loggedTransaction'
import type { Transaction } from '../../../ground/db/client'
import { AppError, validated } from '../../../ground/errors'
import type { ConfirmCorrectionInput, Correction, RefuseCorrectionInput } from '../../../generated/resolvers'
import { administrators } from '../../../ground/tables/administrators'
import { corrections, type CorrectionRow } from '../../../ground/tables/corrections'
import { recipientOf } from '../../../records/person/findProfile'
import { applyCorrection } from './applyCorrection'
import { consequenceOf } from './consequenceOf'
import { holdOpenCorrection } from './holdOpenCorrection'
import { recordOf, toCorrections } from './toCorrection'
import type { Vault } from '../../../ground/vault/vault'

/** Corrects the record and applies the consequences; the person is told that something was corrected. */
export async function confirmCorrection(
  context: RequestContext,
  { Fingerprint, ...given }: ConfirmCorrectionInput,
): Promise<Correction> {
  const caller = requireDuty(context, 'confirmCorrection')
  requireFreshSignIn(context)
  const { now, deps } = context
  const { Id, Words } = validated(confirmCorrectionSchema, given)
  return loggedTransaction(context, async (tx, log) => {
    const { row, profile } = await holdOpenCorrection(tx, deps.vault, Id)
    await requireSecondPerson(tx, row, caller.id)
    const record = await recordOf(tx, deps.vault, row)
    if (!record) throw new AppError('CONFLICT', CORRECTION_STALE)
    const foreseen = await consequenceOf(tx, deps, profile, { record, after: row.after, now })
    const { consequence, shown } = foreseen
    if ('refusal' in consequence) throw new AppError('INVALID_STATE', shown.Lines.join(''))
    if (shown.Fingerprint !== Fingerprint) throw new AppError('CONFLICT', CONSEQUENCES_CHANGED)

    const decided = await decide(tx, deps.vault, row, {
      state: 'Confirmed',
      by: caller.id,
      words: Words || null,
      criteria: foreseen.criteria,
      now,
    })
    await log(row.userId, { category: 'Correction', operation: 'Confirm', kind: row.kind })
    await applyCorrection(tx, context, {
      profile,
      record,
      after: row.after,
      consequence,
      actorId: caller.id,
    })
    if (row.isTold && profile.email)
      await deps.mail.enqueue(tx, {
        kind: 'resultCorrected',
        params: {},
        ...recipientOf(profile),
        dedupeKey: `resultCorrected/${row.id}`,
      })
    return told(tx, context, decided)
  })
}

/** Refuses a correction: the record stays. */
export async function refuseCorrection(
  context: RequestContext,
  input: RefuseCorrectionInput,
): Promise<Correction> {
  const caller = requireDuty(context, 'refuseCorrection')
  const { now, deps } = context
  const { Id, Words } = validated(refuseCorrectionSchema, input)
  return loggedTransaction(context, async (tx, log) => {
    const { row } = await holdOpenCorrection(tx, deps.vault, Id)
    await requireSecondPerson(tx, row, caller.id)
    const decided = await decide(tx, deps.vault, row, { state: 'Refused', by: caller.id, words: Words, now })
    await log(row.userId, { category: 'Correction', operation: 'Refuse', kind: row.kind })
    return told(tx, context, decided)
  })
}

/** Neither the proposer, nor the same address under a new account. */
async function requireSecondPerson(
  tx: Transaction,
  { proposedBy }: CorrectionRow,
  callerId: string,
): Promise<void> {
  const addresses = await tx
    .selectDistinct({ email: sql<string>`lower(${administrators.email})` })
    .from(administrators)
    .where(inArray(administrators.id, [proposedBy, callerId]))
  if (proposedBy === callerId || addresses.length < 2) throw new AppError('FORBIDDEN', CORRECTION_IS_OWN)
}

type Decision = {
  state: 'Confirmed' | 'Refused'
  by: string
  words: string | null
  criteria?: string | null
  now: Date
}

async function decide(
  tx: Transaction,
  vault: Vault,
  row: CorrectionRow,
  { state, by, words, criteria, now }: Decision,
): Promise<CorrectionRow> {
  const [decided] = await tx
    .update(corrections)
    .set({
      state,
      criteria,
      decidedBy: by,
      decidedAt: now,
      ...(await vault.seal(tx, 'corrections', row, { words })),
    })
    .where(and(eq(corrections.id, row.id), eq(corrections.state, 'Open')))
    .returning()
  if (!decided) throw new Error('A correction that is held is missing')
  return decided
}

async function told(tx: Transaction, context: RequestContext, row: CorrectionRow): Promise<Correction> {
  const [correction] = await toCorrections(tx, context, [row])
  if (!correction) throw new Error('A correction that was written is missing')
  return correction
}
