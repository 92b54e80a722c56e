import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { CORRECTION_IS_ANOTHERS, CORRECTION_OPEN } from '../../../../shared/words/check/corrections'
import { correctionReasonSchema } from '../../../../shared/forms/corrections'
import { requireDuty, type RequestContext } from '../../../ground/access/context'
import { loggedTransaction } from '../../../ground/loggedTransaction'
import { requireReason } from '../../criteria/hospitalRefusals'
import { violates } from '../../../ground/db/client'
import { AppError, validated } from '../../../ground/errors'
import type {
  Correction,
  CorrectionConsequences,
  PreviewCorrectionInput,
  ProposeCorrectionInput,
  WithdrawCorrectionInput,
} from '../../../generated/resolvers'
import { corrections, type CorrectionRow } from '../../../ground/tables/corrections'
import { isFindings } from '../../users/correctionsInForce'
import { findProfile, findProfileForUpdate, requirePresent } from '../../../records/person/findProfile'
import { consequenceOf, type Foreseen } from './consequenceOf'
import { requireRecord } from './findRecord'
import { holdOpenCorrection } from './holdOpenCorrection'
import { readCorrected } from './readCorrected'
import { toCorrections } from './toCorrection'

/** The change and consequences of a correction. */
export async function previewCorrection(
  context: RequestContext,
  input: PreviewCorrectionInput,
): Promise<CorrectionConsequences> {
  requireDuty(context, 'previewCorrection')
  const { now, deps } = context
  const record = await requireRecord(deps.db, deps.vault, input.RecordId)
  const profile = await requirePresent(deps.db, record.userId, await findProfile(deps.db, record.userId))
  return (await foresee(deps.db, deps, profile, { record, after: readCorrected(record, input, now), now }))
    .shown
}

/** Proposes to correct a judgement or a shared flora result. Nothing changes until another person confirms it. */
export async function proposeCorrection(
  context: RequestContext,
  { Cause, Explanation, ...input }: ProposeCorrectionInput,
): Promise<Correction> {
  const caller = requireDuty(context, 'proposeCorrection')
  const { now } = context
  const { vault } = context.deps
  const why = validated(correctionReasonSchema, { Cause, Explanation })
  return loggedTransaction(context, async (tx, log) => {
    const { userId } = await requireRecord(tx, vault, input.RecordId)
    const profile = await requirePresent(tx, userId, await findProfileForUpdate(tx, userId))
    // Read again now that the person is locked.
    const record = await requireRecord(tx, vault, input.RecordId)
    const after = readCorrected(record, input, now)
    const { shown, isTold } = await foresee(tx, context.deps, profile, { record, after, now })
    if (!shown.Outcome) throw new AppError('INVALID_STATE', shown.Lines.join(''))
    const row: CorrectionRow = {
      id: randomUUID(),
      userId,
      kind: record.kind,
      recordId: record.id,
      before: record.before,
      after,
      criteria: null,
      takesBack: after === null,
      isTold,
      cause: why.Cause,
      explanation: why.Explanation,
      proposedBy: caller.id,
      state: 'Open',
      decidedBy: null,
      decidedAt: null,
      words: null,
      createdAt: now,
      beforeSealed: null,
      afterSealed: null,
      explanationSealed: null,
      wordsSealed: null,
    }
    const { before, explanation } = row
    const sealed = await vault.seal(tx, 'corrections', row, { before, after, explanation })
    await tx
      .insert(corrections)
      .values({ ...row, ...sealed })
      .catch((error: unknown) => {
        throw violates(error, 'corrections_one_open') ? new AppError('INVALID_STATE', CORRECTION_OPEN) : error
      })
    await log(userId, { category: 'Correction', operation: 'Propose', kind: row.kind, cause: row.cause })
    const [proposed] = await toCorrections(tx, context, [row])
    if (!proposed) throw new Error('A correction that was written is missing')
    return proposed
  })
}

/** @throws AppError BAD_USER_INPUT for a reason missing from the criteria whose words the person would be told */
async function foresee(...asked: Parameters<typeof consequenceOf>): Promise<Foreseen> {
  const foreseen = await consequenceOf(...asked)
  const [db, , , { after }] = asked
  if (isFindings(after)) await requireReason(db, after.reason, foreseen.criteria)
  return foreseen
}

/** Withdraws a proposal of one's own. */
export async function withdrawCorrection(
  context: RequestContext,
  { Id }: WithdrawCorrectionInput,
): Promise<Correction> {
  const caller = requireDuty(context, 'withdrawCorrection')
  const { now } = context
  const { vault } = context.deps
  return loggedTransaction(context, async (tx, log) => {
    const { row } = await holdOpenCorrection(tx, vault, Id)
    if (row.proposedBy !== caller.id) throw new AppError('FORBIDDEN', CORRECTION_IS_ANOTHERS)
    const decision = { state: 'Withdrawn' as const, decidedBy: caller.id, decidedAt: now }
    await tx.update(corrections).set(decision).where(eq(corrections.id, row.id))
    await log(row.userId, { category: 'Correction', operation: 'Withdraw', kind: row.kind })
    const [told] = await toCorrections(tx, context, [{ ...row, ...decision }])
    if (!told) throw new Error('A correction that was written is missing')
    return told
  })
}
