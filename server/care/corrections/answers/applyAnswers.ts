import { eq, max } from 'drizzle-orm'
import { calendarAttachment, guidanceEvent } from '../../../../shared/rules/visits/calendarEvents'
import type { RequestContext } from '../../../ground/access/context'
import { recordActivity } from '../../../ground/recordActivity'
import { countPoints } from '../../points/checkPoints'
import type { Transaction } from '../../../ground/db/client'
import { findOpenGuidanceForUpdate } from '../../guidance/findGuidance'
import { pointsAfterCheck } from '../../points/profilePoints'
import { answerCorrections } from '../../../ground/tables/answerCorrections'
import { onlineChecks, screenings } from '../../../ground/tables/screenings'
import type { UserProfileRow } from '../../../ground/tables/users'
import { cautionWith, judgedColumns, openRenewal } from '../../screenings/submitOnlineCheck'
import { restsByAnswers } from '../../users/answerPauses'
import { changeProfile, moveStatus, recipientOf } from '../../../records/person/findProfile'
import { giveUpInvitation } from '../../waitingList/giveUpInvitation'
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
    case 'Ends':
      await end(tx, context, {
        of,
        effects: { ...result, donorProcessStatus: 'Applicant' },
        correctionId,
        actorId,
        byPhysician,
      })
      break
    case 'EndsRenewal':
      await moveStatus(tx, person, {
        event: 'answersStricter',
        now,
        effects: { ...result, donationPaused: true },
      })
      await tx
        .update(screenings)
        .set({ renewalExamStatus: null, updatedAt: now })
        .where(eq(screenings.id, check.screeningId))
      break
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

async function end(
  tx: Transaction,
  context: RequestContext,
  {
    of: { profile },
    effects,
    correctionId,
    actorId,
    byPhysician,
  }: Omit<Applied, 'foreseen'> & { effects: Partial<UserProfileRow> },
): Promise<void> {
  const { now, deps, requestId } = context
  const open = await findOpenGuidanceForUpdate(tx, profile.id)
  const moved = await moveStatus(
    tx,
    { id: profile.id, from: profile.userStatus },
    { event: 'answersStricter', now, effects },
  )
  const freed = open && (await giveUpInvitation(tx, deps, open, now))
  if (freed) {
    const event = { category: 'Guidance', operation: 'Cancel', startAt: freed } as const
    await recordActivity(tx, { event, userId: profile.id, actorId, now, requestId })
  }
  await tellOfAnswers(tx, context, { profile: moved, correctionId, freed, byPhysician })
}

/** The mail says that there is a result, but not which. */
export async function tellOfAnswers(
  tx: Transaction,
  { deps, now }: RequestContext,
  {
    profile,
    correctionId,
    freed = null,
    byPhysician = false,
  }: { profile: UserProfileRow; correctionId: string; freed?: Date | null; byPhysician?: boolean },
): Promise<void> {
  if (!profile.email) return
  const circumstances = { texts: deps.texts, origin: deps.settings.origin, now }
  await deps.mail.enqueue(tx, {
    kind: 'answersCorrected',
    params: { cancelled: freed?.toISOString() ?? null, ...(byPhysician ? { byPhysician } : {}) },
    ...recipientOf(profile),
    dedupeKey: `answersCorrected/${correctionId}`,
    attachment: freed
      ? calendarAttachment(
          guidanceEvent({ userId: profile.id, startAt: freed, method: 'CANCEL' }, circumstances),
        )
      : undefined,
  })
}
