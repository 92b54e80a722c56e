import { and, eq, gt, ne } from 'drizzle-orm'
import type { OnlineCheckKind } from '../../../shared/words/records/activity'
import { calendarAttachment, returnEvent } from '../../../shared/rules/visits/calendarEvents'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { NOT_AT_ONLINE_CHECK, questionsLeft } from '../../../shared/words/program/apiErrors'
import type { Answers } from '../../../shared/questionnaire/engine/answer'
import { unansweredQuestions } from '../../../shared/questionnaire/engine/askedQuestions'
import { type CheckVersion, type Judgement, mayChange } from '../../../shared/questionnaire/engine/judgement'
import { judge } from '../../../shared/questionnaire/engine/judge'
import { knownAnswers, type KnownPerson } from '../../../shared/questionnaire/engine/knownAnswers'
import type { RecruitingArea } from '../../../shared/questionnaire/engine/profileContradictions'
import { pointsToClear } from '../points/pointsToClear'
import { stillToAnswer } from '../../../shared/questionnaire/engine/settledAgainst'
import type { CheckKind, Question, Questionnaire } from '../../../shared/questionnaire/engine/question'
import { whatWouldChange } from '../../../shared/questionnaire/engine/whatWouldChange'
import { requireActiveUser, type RequestContext } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { criteriaForDraft } from '../criteria/criteriaInForce'
import type { Transaction } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { AppError, requireFound } from '../../ground/errors'
import type { OnlineCheckAnswersInput, Screening } from '../../generated/resolvers'
import { pointsAfterCheck } from '../points/profilePoints'
import { onlineChecks, screenings } from '../../ground/tables/screenings'
import type { UserProfileRow } from '../../ground/tables/users'
import { restsByAnswers } from '../users/answerPauses'
import { openCaution, sealCaution } from '../users/cautions'
import { findProfile, findProfileForUpdate, recipientOf, moveStatus } from '../../records/person/findProfile'
import type { Vault } from '../../ground/vault/vault'
import { inviteFromWaitingList } from '../waitingList/invite'
import { findDraftForUpdate, findScreening } from './findScreening'
import { onlineCheckKindIn, questionsOf } from './onlineCheckKind'
import { mergeAnswers } from './startOnlineCheck'
import { giveTestUp, takeTestOver } from './takeTestOver'
import { toScreening } from './toScreening'

/**
 * Judges the answers and stores the judgement with its version. A person who passes joins the waiting list, and
 * is invited at once while the month has places.
 */
export async function submitOnlineCheck(
  context: RequestContext,
  input: OnlineCheckAnswersInput,
): Promise<Screening> {
  const caller = requireActiveUser(context)
  const { now, requestId, deps } = context
  const today = japaneseDateOf(now)
  return loggedTransaction(context, async (tx, log) => {
    const profile = await findProfileForUpdate(tx, caller.id)
    const draft = await findDraftForUpdate(tx, deps.vault, {
      userId: caller.id,
      screeningId: input.ScreeningId,
    })
    const kind = profile && onlineCheckKindIn(profile.userStatus)
    if (!profile || !kind) throw new AppError('INVALID_STATE', NOT_AT_ONLINE_CHECK)

    const { version, screeningId } = draft
    const questionnaire = await criteriaForDraft(tx, deps, version)
    const questions = questionsOf(kind)
    const offered = deps.texts.region
    const given = mergeAnswers(draft, input.Answers, { set: questionnaire, today, region: offered })
    const { carried } = given
    const answers = withKnownAnswers(given.answers, questionnaire, questions, { profile, region: offered })
    const region = { name: offered.name, municipalities: questionnaire.municipalities }
    requireNoneLeft(
      stillToAnswer(questionnaire, answers, { today, answeredOn: today, region, kind: questions }),
    )
    const judgement = judge(answers, questionnaire, { today, carried, region, kind: questions })

    await tx
      .update(onlineChecks)
      .set({
        ...(await deps.vault.seal(
          tx,
          'online_checks',
          { id: screeningId, userId: caller.id },
          judgedColumns({ answers, carried, judgement }),
        )),
        savedAt: now,
        submittedAt: now,
        updatedAt: now,
      })
      .where(eq(onlineChecks.screeningId, screeningId))
    await closeEarlierPoints(tx, caller.id, screeningId)
    const passed = judgement.result === 'Passed'
    const moved = await moveStatus(
      tx,
      { id: profile.id, from: profile.userStatus },
      {
        event: passed ? 'onlineCheckPassed' : 'onlineCheckFailed',
        now,
        effects: {
          ...effectsOf(judgement, kind),
          ...(await cautionWith(tx, deps.vault, profile, judgement)),
          ...(await pauseOf(tx, profile, { kind, passed })),
        },
      },
    )
    if (questions === 'registration')
      await pointsAfterCheck(
        tx,
        profile,
        { answers, set: questionnaire },
        { region: offered, now, requestId },
      )
    if (passed && kind === 'BeforeRenewal') await openRenewal(tx, screeningId, now)
    if (kind === 'BeforeRegistrationExam') {
      const taken = { userId: caller.id, screeningId, now }
      await (passed ? takeTestOver(tx, taken) : giveTestUp(tx, context, taken))
    }
    await log(caller.id, { category: 'OnlineCheck', operation: 'Submit', kind, version })
    if (!passed) await tellRefusal(tx, deps, moved, { screeningId, questionnaire, judgement, answers, now })
    if (passed && kind === 'Registration') await inviteFromWaitingList(tx, deps, now)
    if (passed) await tellPassed(tx, deps, caller.id, { screeningId, kind })

    const rows = requireFound(await findScreening(tx, deps.vault, screeningId))
    return toScreening(tx, context, rows)
  })
}

/** Open points of earlier checks are asked by the newest one, or settled. */
async function closeEarlierPoints(tx: Transaction, userId: string, newest: string): Promise<void> {
  await tx
    .update(onlineChecks)
    .set({ pointsOpen: 0 })
    .where(
      and(
        eq(onlineChecks.userId, userId),
        gt(onlineChecks.pointsOpen, 0),
        ne(onlineChecks.screeningId, newest),
      ),
    )
}

/** From now on the renewal test is due. */
export async function openRenewal(tx: Transaction, screeningId: string, now: Date): Promise<void> {
  await tx
    .update(screenings)
    .set({ renewalExamStatus: 'NotImplemented', updatedAt: now })
    .where(eq(screenings.id, screeningId))
}

/** Fills omitted questions from the profile, by the rule that hides them in the form. */
function withKnownAnswers(
  answers: Answers,
  questionnaire: Questionnaire,
  kind: CheckKind,
  { profile, region }: { profile: KnownPerson; region: RecruitingArea },
): Answers {
  const open = unansweredQuestions(questionnaire, answers, kind)
  return { ...answers, ...knownAnswers({ questions: open }, profile, region) }
}

/** @throws AppError BAD_USER_INPUT by question id */
export function requireNoneLeft(missing: readonly Question[]): void {
  if (missing.length === 0) return
  const message = questionsLeft(missing.length)
  throw new AppError('BAD_USER_INPUT', message, Object.fromEntries(missing.map(({ id }) => [id, message])))
}

export const judgedColumns = ({ answers, carried, judgement }: CheckVersion) => ({
  answers,
  carried,
  judgement,
  criteria: judgement.basis?.criteria?.number ?? null,
  onlineCheckResult: judgement.result,
  onlineCheckScore: judgement.score,
  nextDate: judgement.nextDate,
  pointsOpen: pointsToClear(judgement).length,
})

/** Adds the check's notes to the staff's caution. */
export async function cautionWith(
  tx: Transaction,
  vault: Vault,
  profile: UserProfileRow,
  judgement: Judgement,
): Promise<Partial<UserProfileRow>> {
  if (!judgement.caution) return {}
  const caution = await openCaution(tx, vault, profile)
  if (caution?.includes(judgement.caution)) return {}
  return sealCaution(tx, vault, profile, [caution, judgement.caution].filter(Boolean).join('\n'))
}

/** Effects on the profile. A refusal before a renewal pauses donating until a check passes; the status stays. */
function effectsOf(judgement: Judgement, kind: OnlineCheckKind): Partial<UserProfileRow> {
  const passed = judgement.result === 'Passed'
  return {
    onlineCheckResult: judgement.result,
    onlineCheckScore: judgement.score,
    // Reopening allows one more check; another refusal holds until reopened again.
    onlineCheckReopenedAt: null,
    reopenedQuestions: null,
    ...(kind === 'BeforeRenewal'
      ? {}
      : { donorProcessStatus: passed ? ('Candidate' as const) : ('Applicant' as const) }),
  }
}

/** A passed renewal check ends only the pause caused by an earlier one. */
async function pauseOf(
  tx: Transaction,
  { id }: UserProfileRow,
  { kind, passed }: { kind: OnlineCheckKind; passed: boolean },
): Promise<Partial<UserProfileRow>> {
  if (kind !== 'BeforeRenewal') return {}
  return { donationPaused: !passed || (await restsByAnswers(tx, id)) }
}

/** Whoever is invited in the same moment reads of the hour instead. */
async function tellPassed(
  tx: Transaction,
  deps: Pick<Deps, 'mail'>,
  userId: string,
  { screeningId, kind }: { screeningId: string; kind: OnlineCheckKind },
): Promise<void> {
  const profile = await findProfile(tx, userId)
  if (!profile || profile.userStatus === 'Guidance') return
  await deps.mail.enqueue(tx, {
    kind: 'checkPassed',
    params: { kind },
    ...recipientOf(profile),
    dedupeKey: `checkPassed/${screeningId}`,
  })
}

type Refused = {
  screeningId: string
  questionnaire: Questionnaire
  judgement: Judgement
  answers: Answers
  now: Date
}

/** The mail after a refusing check: the day, if any, and no answers. */
async function tellRefusal(
  tx: Transaction,
  deps: Pick<Deps, 'mail' | 'texts' | 'settings'>,
  profile: UserProfileRow,
  { screeningId, questionnaire, judgement, answers, now }: Refused,
): Promise<void> {
  const { result, nextDate, reasons } = judgement
  if (result === 'Passed') return
  const answeredOn = japaneseDateOf(now)
  const common = { ...recipientOf(profile), dedupeKey: `checkRefused/${screeningId}` }
  const circumstances = { texts: deps.texts, origin: deps.settings.origin, now }
  const attachment = nextDate
    ? calendarAttachment(returnEvent({ screeningId, date: nextDate }, circumstances))
    : undefined
  if (profile.userStatus === 'RenewalExamOnlineCheckBeforeExam') {
    const params = { result, from: nextDate, expiration: profile.donorExpirationDate }
    await deps.mail.enqueue(tx, { kind: 'renewalHeld', params, ...common, attachment })
  } else if (result === 'Failed_1') {
    const params = { from: nextDate, remind: profile.retryReminder }
    await deps.mail.enqueue(tx, { kind: 'checkNotYet', params, ...common, attachment })
  } else {
    const changes = whatWouldChange(questionnaire, { answers, reasons, answeredOn })
    await deps.mail.enqueue(tx, {
      kind: 'checkNotPossible',
      params: { mayChange: mayChange(changes) },
      ...common,
    })
  }
}
