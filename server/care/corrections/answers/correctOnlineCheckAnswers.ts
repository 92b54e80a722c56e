import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { LOOKED_AT_WITHIN } from './effectOfAnswers'
import { japaneseDateOf, type JapaneseDate } from '../../../../shared/facts/dates'
import type { AnswerCorrectionEffect } from '../../../../shared/generated/schema'
import { addBusinessDays } from '../../../../shared/facts/holidays'
import { ANSWERS_UNCHANGED, TAKING_BACK_NEEDS_OFFICE } from '../../../../shared/words/check/answerCorrections'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { requireActiveUser, type RequestContext } from '../../../ground/access/context'
import { recordActivity } from '../../../ground/recordActivity'
import { inTransaction } from '../../../ground/db/inTransaction'
import type { Queryable, Transaction } from '../../../ground/db/client'
import { AppError, requireFound } from '../../../ground/errors'
import type {
  AnswerCorrectionPreview,
  OnlineCheckAnswersInput,
  Screening,
} from '../../../generated/resolvers'
import { findOpenGuidanceForUpdate } from '../../guidance/findGuidance'
import { answerCorrections, type AnswerCorrectionRow } from '../../../ground/tables/answerCorrections'
import type { UserProfileRow } from '../../../ground/tables/users'
import { findScreening } from '../../screenings/findScreening'
import { requireNoneLeft } from '../../screenings/submitOnlineCheck'
import { toScreening } from '../../screenings/toScreening'
import { changeProfile, findProfileForUpdate } from '../../../records/person/findProfile'
import type { Vault } from '../../../ground/vault/vault'
import type { CorrectableCheck, Foreseen } from './answerCase'
import { findCheck, requireNothingNewer, withAnswers } from './answerCase'
import { applyAnswers, nextRound } from './applyAnswers'
import { holdByAnswers } from './holdByAnswers'
import { readGiven, withoutSame } from './readGiven'

/**
 * Corrects answers of the caller's sent check. Stricter answers count at once; the others wait for the office, together
 * with those already waiting.
 */
export async function correctOnlineCheckAnswers(
  context: RequestContext,
  input: OnlineCheckAnswersInput,
): Promise<Screening> {
  const caller = requireActiveUser(context)
  return inTransaction(context, async (tx) => {
    const planned = await plan(tx, context, caller.id, input)
    await follow(tx, context, planned)
    const rows = requireFound(await findScreening(tx, context.deps.vault, planned.of.check.screeningId))
    return toScreening(tx, context, rows)
  })
}

/** What sending these answers would do. Changes nothing. */
export async function previewAnswerCorrection(
  context: RequestContext,
  input: OnlineCheckAnswersInput,
): Promise<AnswerCorrectionPreview> {
  const caller = requireActiveUser(context)
  const { atOnce, waiting, dueOn } = await inTransaction(context, (tx) => plan(tx, context, caller.id, input))
  const Effect = atOnce?.effect === 'Ends' ? 'Ends' : (waiting?.effect ?? 'Counts')
  return { Effect, DueOn: Effect === 'Ends' || Effect === 'Counts' ? null : dueOn }
}

type Planned = {
  of: CorrectableCheck
  open: AnswerCorrectionRow | null
  atOnce: ({ given: Answers } & Foreseen) | null
  /** Goes to the office with what already waits there; null if nothing waits any more. */
  waiting: { given: Answers; effect: AnswerCorrectionEffect } | null
  dueOn: JapaneseDate
}

async function plan(
  tx: Transaction,
  { now, deps }: RequestContext,
  userId: string,
  input: OnlineCheckAnswersInput,
): Promise<Planned> {
  // The same lock order as a booking: no deadlock.
  await findOpenGuidanceForUpdate(tx, userId)
  const profile = requireFound(await findProfileForUpdate(tx, userId))
  const of = await findCheck(tx, deps, { profile, screeningId: input.ScreeningId, held: true })
  requireNothingNewer(of)
  const today = japaneseDateOf(now)
  const read = readGiven(of, input.Answers, today)
  const open = await findOpen(tx, deps.vault, of.check.screeningId)
  const ids = Object.keys(read)
  const given = withoutSame(read, of)
  const takenBack = ids.filter((id) => !given[id] && open?.given[id])
  if (Object.keys(given).length === 0 && takenBack.length === 0) throw unchanged(ids)
  if (takenBack.length > 0 && open && mustStay(open))
    throw new AppError('INVALID_STATE', TAKING_BACK_NEEDS_OFFICE)

  const atOnce = whatCountsNow(of, given)
  const asIs = atOnce ? { ...of, now: atOnce.after } : of
  const rest = withoutSame(
    {
      ...withoutKeys(open?.given ?? {}, atOnce?.given),
      ...withoutKeys(given, atOnce?.given),
      ...withoutKeys(read, given),
    },
    asIs,
  )
  requireNoneLeft(withAnswers(asIs, rest).missing)
  return { of, open, atOnce, waiting: waitingPart(asIs, rest, open), dueOn: dueOf(of, today) }
}

/** The stricter answers, if they can be separated from milder ones in the same call. */
function whatCountsNow(of: CorrectableCheck, given: Answers): Planned['atOnce'] {
  const whole = { given, ...withAnswers(of, given) }
  const { stricter, milder } = whole.change
  const part = Object.fromEntries(
    Object.entries(given).filter(([id]) => stricter.includes(id) && !milder.includes(id)),
  )
  const apart = { given: part, ...withAnswers(of, part) }
  const counts = ({ effect, given: answers, missing }: NonNullable<Planned['atOnce']>) =>
    Object.keys(answers).length > 0 && missing.length === 0 && (effect === 'Counts' || effect === 'Ends')
  if (milder.length > 0 && counts(apart)) return apart
  return counts(whole) ? whole : null
}

function waitingPart(
  asIs: CorrectableCheck,
  given: Answers,
  open: AnswerCorrectionRow | null,
): Planned['waiting'] {
  if (Object.keys(given).length === 0) return null
  const { effect } = withAnswers(asIs, given)
  if (open && mustStay(open)) return { given, effect: effect === 'Holds' ? 'Holds' : open.effect }
  // Other answers do not count automatically beside those that have counted.
  return { given, effect: effect === 'Counts' || effect === 'Ends' ? 'Looks' : effect }
}

/** The person rests or a test is stopped: only the office ends that. */
const mustStay = ({ effect }: AnswerCorrectionRow) => effect === 'Pauses' || effect === 'Holds'

const withoutKeys = (answers: Answers, others: Answers | undefined): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !others || !Object.hasOwn(others, id)))

const unchanged = (ids: readonly string[]) =>
  new AppError(
    'BAD_USER_INPUT',
    ANSWERS_UNCHANGED,
    Object.fromEntries(ids.map((id) => [id, ANSWERS_UNCHANGED])),
  )

/** Before the next test, if it is soon. */
function dueOf({ profile, screening }: CorrectableCheck, today: JapaneseDate): JapaneseDate {
  const due = addBusinessDays(today, LOOKED_AT_WITHIN)
  const test = profile.userStatus === 'DonorRegistrationExam' ? screening.scheduledInitialExamDate : null
  return test && test >= today && test < due ? test : due
}

async function findOpen(
  db: Queryable,
  vault: Vault,
  screeningId: string,
): Promise<AnswerCorrectionRow | null> {
  const [open] = await db
    .select()
    .from(answerCorrections)
    .where(and(eq(answerCorrections.screeningId, screeningId), eq(answerCorrections.state, 'Open')))
    .for('update')
  const [opened = null] = open ? await vault.open(db, 'answer_corrections', [open]) : []
  return opened
}

async function follow(
  tx: Transaction,
  context: RequestContext,
  { of, open, atOnce, waiting, dueOn }: Planned,
): Promise<void> {
  const { now, requestId } = context
  const { id: userId } = of.profile
  const event = { category: 'OnlineCheck', operation: 'CorrectAnswers' } as const
  await recordActivity(tx, { event, userId, actorId: userId, now, requestId })
  if (atOnce) {
    const id = randomUUID()
    await tx.insert(answerCorrections).values({
      id,
      userId,
      screeningId: of.check.screeningId,
      state: 'Counted',
      effect: atOnce.effect,
      ...(await context.deps.vault.seal(
        tx,
        'answer_corrections',
        { id, userId },
        { given: atOnce.given, before: of.now, after: atOnce.after },
      )),
      round: await nextRound(tx, of.check.screeningId),
      decidedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    await applyAnswers(tx, context, { of, foreseen: atOnce, correctionId: id, actorId: userId })
  }
  const told = withAnswers(of, { ...atOnce?.given, ...waiting?.given })
  const judged = [...(atOnce ? [atOnce.after] : []), told.after]
  await holdByAnswers(
    tx,
    context,
    of,
    judged.map(({ judgement }) => judgement),
  )
  await keepWaiting(tx, context.deps.vault, { of, open, waiting, dueOn, now })
  if (waiting?.effect === 'Pauses') await pause(tx, of.profile, now)
}

const isDeepEqualTo = (open: AnswerCorrectionRow | null, { given }: { given: Answers }) =>
  open !== null && JSON.stringify(open.given) === JSON.stringify(given)

async function keepWaiting(
  tx: Transaction,
  vault: Vault,
  { of, open, waiting, dueOn, now }: Pick<Planned, 'of' | 'open' | 'waiting' | 'dueOn'> & { now: Date },
): Promise<void> {
  if (!waiting) {
    if (open)
      await tx
        .update(answerCorrections)
        .set({ state: 'Withdrawn', decidedAt: now, updatedAt: now })
        .where(eq(answerCorrections.id, open.id))
    return
  }
  if (open) {
    if (isDeepEqualTo(open, waiting)) return
    await tx
      .update(answerCorrections)
      .set({
        ...(await vault.seal(tx, 'answer_corrections', open, waiting)),
        version: open.version + 1,
        dueOn,
        updatedAt: now,
      })
      .where(eq(answerCorrections.id, open.id))
    return
  }
  const owner = { id: randomUUID(), userId: of.profile.id }
  await tx.insert(answerCorrections).values({
    ...owner,
    screeningId: of.check.screeningId,
    state: 'Open',
    ...(await vault.seal(tx, 'answer_corrections', owner, waiting)),
    dueOn,
    createdAt: now,
    updatedAt: now,
  })
}

async function pause(tx: Transaction, profile: UserProfileRow, now: Date): Promise<void> {
  if (!profile.donationPaused) await changeProfile(tx, profile.id, { donationPaused: true }, now)
}
