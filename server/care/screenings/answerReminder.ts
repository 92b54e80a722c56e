import { between, eq } from 'drizzle-orm'
import { examDayProblem } from '../../../shared/rules/visits/examDays'
import { examBegins } from '../../../shared/rules/visits/exams'
import { isSuspended } from '../../../shared/rules/person/suspension'
import { addDays, japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import type { VisitAnswer, VisitReply } from '../../../shared/forms/visitReply'
import type { PanelKind } from '../../generated/resolvers'
import type { RequestContext } from '../../ground/access/context'
import type { Transaction } from '../../ground/db/client'
import { inTransaction } from '../../ground/db/inTransaction'
import type { Deps } from '../../ground/deps'
import { mailOutbox } from '../../ground/tables/mail'
import { panelKind } from '../../ground/tables/panels'
import { examDays } from '../../ground/tables/opening'
import type { UserProfileRow } from '../../ground/tables/users'
import { findProfile, findProfileForUpdate, recipientOf } from '../../records/person/findProfile'
import { answerGuidance, DAYS_OFFERED, type Reminded, tellOnce } from '../guidance/answerReminder'
import { readOpening } from '../guidance/readOpening'
import { findAskedTest } from '../users/askedTest'
import { cancelExamDay, plannedExam } from '../users/cancelExamDay'
import { examsIn, isFull } from './dueExams'
import { findExamScreening } from './findScreening'
import { examDayRules } from './scheduleExam'

const LATE: VisitReply = { Is: 'Late', StartAt: null, Days: [] }

type Visit = { startAt: Date } | { date: JapaneseDate; time: string | null; type: PanelKind }

/** The person of a reminder and the visit that it told; null once it was forgotten or they have left. */
async function remindedOf(deps: Deps, mailId: string): Promise<{ userId: string; visit: Visit } | null> {
  const rows = await deps.db.select().from(mailOutbox).where(eq(mailOutbox.id, mailId))
  const [mail] = await deps.vault.open(deps.db, 'mail_outbox', rows)
  const params: unknown = mail?.params
  if (!mail?.userId || typeof params !== 'object' || !params) return null
  const { userId } = mail
  if (mail.kind === 'guidanceTomorrow' && 'startAt' in params && typeof params.startAt === 'string')
    return { userId, visit: { startAt: new Date(params.startAt) } }
  if (mail.kind !== 'examTomorrow' || !('date' in params) || typeof params.date !== 'string') return null
  const time = 'time' in params && typeof params.time === 'string' ? params.time : null
  const type = 'type' in params && panelKind.enumValues.find((kind) => kind === params.type)
  return type ? { userId, visit: { date: params.date, time, type } } : null
}

/**
 * The answer to a reminder of the day before, given by its link alone: until the start, and the same answer again
 * changes nothing. Without an answer it only says how the visit stands.
 */
export async function answerReminder(
  { deps, requestId, network }: Pick<RequestContext, 'deps' | 'requestId' | 'network'>,
  mailId: string,
  answer: VisitAnswer | undefined,
): Promise<VisitReply> {
  const reminded = await remindedOf(deps, mailId)
  const profile = reminded && (await findProfile(deps.db, reminded.userId))
  if (!reminded || !profile) return LATE
  const { userId, visit } = reminded
  const suspended = isSuspended(profile)
  const principal = { kind: 'user', id: userId, suspended } as const
  const context = { deps, requestId, network, now: deps.clock.now(), principal }
  const person = { context, userId, suspended }
  return 'startAt' in visit
    ? answerGuidance(person, visit.startAt, answer)
    : answerExam(person, visit, answer)
}

async function answerExam(
  { context, userId, suspended }: Reminded,
  { date, time, type }: Extract<Visit, { date: JapaneseDate }>,
  answer: VisitAnswer | undefined,
): Promise<VisitReply> {
  const { now } = context
  return inTransaction(context, async (tx) => {
    const profile = await findProfileForUpdate(tx, userId)
    if (!profile || examBegins(date, time) <= now) return LATE
    const told = { Date: date, Time: time, Type: type }
    const said = (Is: VisitReply['Is'], Days: JapaneseDate[] = []) => ({
      Is,
      StartAt: null,
      Exam: told,
      Days,
    })
    const exam = await plannedExam(tx, userId, now)
    if (exam && (exam.visit.date !== date || exam.visit.time !== time)) return said('Changed')
    if (exam && answer === 'Coming') {
      const event = { category: 'Screening', operation: 'WillCome', type: exam.type } as const
      await tellOnce(tx, context, { event, userId, since: exam.updatedAt })
    }
    if (exam && answer !== 'NotComing') return said(answer ?? 'Booked')
    if (exam) await cancelExam(tx, context, { profile, suspended })
    const mayChoose =
      !suspended && ((await findExamScreening(tx, profile)) ?? (await findAskedTest(tx, userId))) !== null
    return said('Cancelled', mayChoose ? await nextExamDays(tx, profile, now) : [])
  })
}

async function cancelExam(
  tx: Transaction,
  context: RequestContext,
  { profile, suspended }: { profile: UserProfileRow; suspended: boolean },
): Promise<void> {
  const { id } = profile
  const cancelled = await cancelExamDay(tx, context, { userId: id, actorId: id })
  if (cancelled?.visit.kind !== 'Exam') return
  await context.deps.mail.enqueue(tx, {
    kind: 'examCancelled',
    params: { date: cancelled.visit.date, ...(suspended && { stopped: true }) },
    ...recipientOf(profile),
    dedupeKey: `examCancelled/${id}/${context.now.toISOString()}`,
    attachment: cancelled.attachment,
  })
}

const DAYS_SEARCHED = 28

/** Days on which the hospital holds places, of which some are free; without such days, those on which it tests. */
async function nextExamDays(tx: Transaction, profile: UserProfileRow, now: Date): Promise<JapaneseDate[]> {
  const today = japaneseDateOf(now)
  const [from, to] = [addDays(today, 1), addDays(today, DAYS_SEARCHED)]
  const rules = examDayRules(profile, await readOpening(tx), now)
  const held = await tx
    .select()
    .from(examDays)
    .where(between(examDays.date, from, to))
  const set = await examsIn(tx, { from, to })
  const dates = Array.from({ length: DAYS_SEARCHED }, (_, n) => addDays(from, n)).filter((day) => {
    const others = set.filter(({ date }) => date === day)
    const places = held.find(({ date }) => date === day)
    return examDayProblem(day, rules) === null && !isFull(places, others)
  })
  const withPlaces = dates.filter((day) => held.some(({ date }) => date === day))
  return (withPlaces.length > 0 ? withPlaces : dates).slice(0, DAYS_OFFERED)
}
