import { eq } from 'drizzle-orm'
import { donorStatuses } from '../../../../shared/rules/person/stages'
import { ANSWERS_ADDED, ANSWERS_DECIDED } from '../../../../shared/words/check/answerCorrections'
import { decideAnswerCorrectionSchema } from '../../../../shared/forms/answerCorrections'
import { requireDuty, type RequestContext, requireFreshSignIn } from '../../../ground/access/context'
import { loggedTransaction } from '../../../ground/loggedTransaction'
import { readRow } from '../../../ground/db/oneRow'
import type { Transaction } from '../../../ground/db/client'
import { AppError, requireUuid, validated } from '../../../ground/errors'
import type { AnswerCorrection, DecideAnswerCorrectionInput } from '../../../generated/resolvers'
import { findOpenGuidanceForUpdate } from '../../guidance/findGuidance'
import { answerCorrections, type AnswerCorrectionRow } from '../../../ground/tables/answerCorrections'
import type { UserProfileRow } from '../../../ground/tables/users'
import { restsByAnswers } from '../../users/answerPauses'
import { changeProfile, findProfileForUpdate, requirePresent } from '../../../records/person/findProfile'
import type { Vault } from '../../../ground/vault/vault'
import { findCheck, withAnswers } from './answerCase'
import { applyAnswers, nextRound, tellOfAnswers } from './applyAnswers'
import { toAnswerCorrections } from './listAnswerCorrections'

/** Accepts or refuses corrected answers. The person is informed by a mail without the result. */
export async function decideAnswerCorrection(
  context: RequestContext,
  input: DecideAnswerCorrectionInput,
): Promise<AnswerCorrection> {
  const caller = requireDuty(context, 'decideAnswerCorrection')
  const { now, deps } = context
  if (input.Accept) requireFreshSignIn(context)
  const { Id, Version, Accept, Reason, Words } = validated(decideAnswerCorrectionSchema(input.Accept), input)
  return loggedTransaction(context, async (tx, log) => {
    const { row, profile } = await hold(tx, deps.vault, { id: Id, version: Version })
    const of = await findCheck(tx, deps, { profile, screeningId: row.screeningId, held: true })
    const foreseen = withAnswers(of, row.given)
    const [decided] = await tx
      .update(answerCorrections)
      .set({
        state: Accept ? 'Accepted' : 'Refused',
        ...(await deps.vault.seal(tx, 'answer_corrections', row, { before: of.now, after: foreseen.after })),
        round: Accept ? await nextRound(tx, row.screeningId) : null,
        reason: Reason,
        words: Words || null,
        decidedBy: caller.id,
        decidedAt: now,
        updatedAt: now,
      })
      .where(eq(answerCorrections.id, row.id))
      .returning()
    if (!decided) throw new Error('A correction that is held is missing')
    const operation = Accept ? 'AcceptCorrection' : 'RefuseCorrection'
    await log(row.userId, { category: 'OnlineCheck', operation })
    if (Accept) await applyAnswers(tx, context, { of, foreseen, correctionId: row.id, actorId: caller.id })
    else if (row.effect === 'Pauses') await endPause(tx, profile, now)
    await tellOfAnswers(tx, context, { profile, correctionId: row.id })
    const [correction] = await toAnswerCorrections(tx, context, [decided])
    if (!correction) throw new Error('A correction that was decided is missing')
    return correction
  })
}

/** Locks in the order of a booking: invitation, person, correction. */
async function hold(
  tx: Transaction,
  vault: Vault,
  { id, version }: { id: string; version: number },
): Promise<{ row: AnswerCorrectionRow; profile: UserProfileRow }> {
  const ofId = eq(answerCorrections.id, requireUuid(id))
  const known = await readRow(tx, answerCorrections, ofId)
  await findOpenGuidanceForUpdate(tx, known.userId)
  const profile = await requirePresent(tx, known.userId, await findProfileForUpdate(tx, known.userId))
  const [row] = await tx.select().from(answerCorrections).where(ofId).for('update')
  if (row?.state !== 'Open') throw new AppError('CONFLICT', ANSWERS_DECIDED)
  if (row.version !== version) throw new AppError('CONFLICT', ANSWERS_ADDED)
  const [opened = row] = await vault.open(tx, 'answer_corrections', [row])
  return { row: opened, profile }
}

/** The first answers remain: a person who rested only because of the others may donate again. */
async function endPause(tx: Transaction, profile: UserProfileRow, now: Date): Promise<void> {
  if (!donorStatuses.includes(profile.userStatus)) return
  const byCheck =
    profile.userStatus === 'RenewalExamOnlineCheckBeforeExam' &&
    (profile.onlineCheckResult === 'Failed_1' || profile.onlineCheckResult === 'Failed_2')
  if (byCheck || (await restsByAnswers(tx, profile.id))) return
  await changeProfile(tx, profile.id, { donationPaused: false }, now)
}
