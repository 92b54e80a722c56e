import { eq, max } from 'drizzle-orm'
import type { RequestContext } from '../../../ground/access/context'
import { countPoints } from '../../points/checkPoints'
import type { Transaction } from '../../../ground/db/client'
import { giveUpVisit } from '../../waitingList/cancelPlannedVisit'
import { pointsAfterCheck } from '../../points/profilePoints'
import { answerCorrections } from '../../../ground/tables/answerCorrections'
import { onlineChecks, screenings } from '../../../ground/tables/screenings'
import type { UserProfileRow } from '../../../ground/tables/users'
import { cautionWith, judgedColumns, openRenewal } from '../../screenings/submitOnlineCheck'
import { restsByAnswers } from '../../users/answerPauses'
import type { CancelledVisit } from '../../users/cancelExamDay'
import { changeProfile, moveStatus, recipientOf } from '../../../records/person/findProfile'
import { inviteFromWaitingList } from '../../waitingList/invite'
import type { CorrectableCheck, Foreseen } from './answerCase'

type Applied = {
  of: CorrectableCheck
  foreseen: Pick<Foreseen, 'after' | 'follows'>
  /** Id of the correction or of the physician's finding. */
  correctionId: string
  actorId: string
  byPhysician?: boolean
}

/** Writes the corrected answers and applies their effects. The caller has locked person and invitation. */
export async function applyAnswers(
  tx: Transaction,
  context: RequestContext,
  { of, foreseen: { after, follows }, correctionId, actorId, byPhysician }: Applied,
): Promise<void> {
  const { now, deps, requestId } = context
  const { check, profile } = of
  const { answers, judgement } = after
  // While the check counts as passed: a test day is found by it.
  const cancelled =
    follows === 'Ends' || follows === 'EndsRenewal'
      ? await giveUpVisit(tx, context, { userId: profile.id, actorId })
      : null
  await tx
    .update(onlineChecks)
    .set({
      ...(await deps.vault.seal(
        tx,
        'online_checks',
        { id: check.screeningId, userId: check.userId },
        judgedColumns(after),
      )),
      updatedAt: now,
    })
    .where(eq(onlineChecks.screeningId, check.screeningId))
  await countPoints(tx, deps.vault, { screeningId: check.screeningId, judgement })
  if (follows === 'Record') return

  const passed = judgement.result === 'Passed'
  const result = {
    onlineCheckResult: judgement.result,
    onlineCheckScore: judgement.score,
    ...(passed ? await cautionWith(tx, deps.vault, profile, judgement) : {}),
  }
  const person = { id: profile.id, from: profile.userStatus }
  const candidate = { ...result, donorProcessStatus: 'Candidate' as const, ...answeredOnce }
  switch (follows) {
    case 'Result':
      await changeProfile(tx, profile.id, result, now)
      break
    case 'Ends': {
      const ended = { ...result, donorProcessStatus: 'Applicant' as const }
      const moved = await moveStatus(tx, person, { event: 'answersStricter', now, effects: ended })
      await tellOfAnswers(tx, context, { profile: moved, correctionId, cancelled, byPhysician })
      break
    }
    case 'EndsRenewal': {
      const moved = await moveStatus(tx, person, {
        event: 'answersStricter',
        now,
        effects: { ...result, donationPaused: true },
      })
      await tx
        .update(screenings)
        .set({ renewalExamStatus: null, updatedAt: now })
        .where(eq(screenings.id, check.screeningId))
      if (cancelled)
        await tellOfAnswers(tx, context, { profile: moved, correctionId, cancelled, byPhysician })
      break
    }
    case 'Passes':
      await moveStatus(tx, person, { event: 'onlineCheckPassed', now, effects: candidate })
      await inviteFromWaitingList(tx, deps, now)
      break
    case 'PassesBeforeTest':
      await moveStatus(tx, person, { event: 'answersMilder', now, effects: candidate })
      break
    case 'PassesRenewal':
      await moveStatus(tx, person, {
        event: 'onlineCheckPassed',
        now,
        effects: {
          ...result,
          ...answeredOnce,
          donationPaused: await restsByAnswers(tx, profile.id),
        },
      })
      await openRenewal(tx, check.screeningId, now)
      break
  }
  if (of.basis.kind === 'registration')
    await pointsAfterCheck(
      tx,
      profile,
      { answers, set: of.questionnaire },
      { region: deps.texts.region, now, requestId },
    )
}

/** The next number of the corrections that count. The caller has locked the check. */
export async function nextRound(tx: Transaction, screeningId: string): Promise<number> {
  const [row] = await tx
    .select({ rounds: max(answerCorrections.round) })
    .from(answerCorrections)
    .where(eq(answerCorrections.screeningId, screeningId))
  return (row?.rounds ?? 0) + 1
}

/** Clears what a reopening had allowed. */
const answeredOnce = { onlineCheckReopenedAt: null, reopenedQuestions: null }

/** The mail says that there is a result, but not which. */
export async function tellOfAnswers(
  tx: Transaction,
  { deps }: RequestContext,
  {
    profile,
    correctionId,
    cancelled = null,
    byPhysician = false,
  }: {
    profile: UserProfileRow
    correctionId: string
    cancelled?: CancelledVisit | null
    byPhysician?: boolean
  },
): Promise<void> {
  if (!profile.email) return
  await deps.mail.enqueue(tx, {
    kind: 'answersCorrected',
    params: { visit: cancelled?.visit ?? null, ...(byPhysician ? { byPhysician } : {}) },
    ...recipientOf(profile),
    dedupeKey: `answersCorrected/${correctionId}`,
    attachment: cancelled?.attachment,
  })
}
