import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import type { CheckVersion, Judgement } from '../../../../shared/questionnaire/engine/judgement'
import { describeAnswer } from '../../../../shared/questionnaire/engine/describeAnswer'
import type { Questionnaire, Region } from '../../../../shared/questionnaire/engine/question'
import { requireDuty, type Principal, type RequestContext } from '../../../ground/access/context'
import { staffNames } from '../../../ground/access/staffNames'
import type { Queryable } from '../../../ground/db/client'
import { personId, rowsOfPerson } from '../../../ground/access/ofPerson'
import { requireUuid, requireRow } from '../../../ground/errors'
import type { AnswerCorrection, AnswersJudged } from '../../../generated/resolvers'
import { answerCorrections, type AnswerCorrectionRow } from '../../../ground/tables/answerCorrections'
import { onlineChecks } from '../../../ground/tables/screenings'
import { findProfile } from '../../../records/person/findProfile'
import { findCheck, withAnswers } from './answerCase'
import { asContract } from '../../../ground/db/asContract'

/** Corrected answers of a check, with both judgements. */
export async function getAnswerCorrection(context: RequestContext, id: string): Promise<AnswerCorrection> {
  requireDuty(context, 'getAnswerCorrection')
  const { db } = context.deps
  const rows = await db
    .select()
    .from(answerCorrections)
    .where(eq(answerCorrections.id, requireUuid(id)))
  return requireRow(await toAnswerCorrections(db, context, rows))
}

export async function answerCorrectionsOf(
  context: RequestContext,
  userId: string,
): Promise<AnswerCorrection[]> {
  const { db } = context.deps
  return toAnswerCorrections(db, context, await corrected(db, userId))
}

const corrected = rowsOfPerson(
  getTableColumns(answerCorrections),
  sql`from ${answerCorrections} where ${answerCorrections.userId} = ${personId}
    order by ${answerCorrections.createdAt} desc, ${answerCorrections.id} desc`,
)

/** Corrections for the reader: members see the effects of their corrected answers once these count. */
export async function toAnswerCorrections(
  db: Queryable,
  { deps, principal }: Pick<RequestContext, 'deps' | 'principal'>,
  rows: readonly AnswerCorrectionRow[],
): Promise<AnswerCorrection[]> {
  if (rows.length === 0) return []
  const names = await staffNames(
    db,
    rows.map(({ decidedBy }) => decidedBy),
  )
  const sealed = await db
    .select()
    .from(onlineChecks)
    .where(
      inArray(
        onlineChecks.screeningId,
        rows.map(({ screeningId }) => screeningId),
      ),
    )
  const checks = await deps.vault.open(db, 'online_checks', sealed)
  const { region } = deps.texts
  const told = await Promise.all(
    (await deps.vault.open(db, 'answer_corrections', rows)).map(async (row) => {
      const check = checks.find(({ screeningId }) => screeningId === row.screeningId)
      if (!check?.submittedAt) return null
      const questionnaire = deps.questionnaires.of(check.version)
      const { before, after } = row.state === 'Open' ? await foreseen(db, deps, row) : row
      const isTold = principal.kind === 'staff' || row.state !== 'Open'
      return {
        ...asContract(row, 'id', 'userId', 'screeningId', 'state', 'effect', 'version'),
        ...asContract(row, 'dueOn', 'reason', 'words', 'decidedAt', 'createdAt'),
        AnsweredAt: check.submittedAt,
        Answers: answersOf(row.given, before?.answers ?? check.answers, { questionnaire, region }),
        Before: before && judged(before.judgement, principal),
        After: isTold && after ? judged(after.judgement, principal) : null,
        DecidedByName: row.decidedBy && (names.get(row.decidedBy) ?? null),
      }
    }),
  )
  return told.filter((one) => one !== null)
}

async function foreseen(
  db: Queryable,
  deps: RequestContext['deps'],
  row: AnswerCorrectionRow,
): Promise<{ before: CheckVersion | null; after: CheckVersion | null }> {
  const profile = await findProfile(db, row.userId)
  if (!profile) return { before: null, after: null }
  const of = await findCheck(db, deps, { profile, screeningId: row.screeningId, held: false })
  return { before: of.now, after: withAnswers(of, row.given).after }
}

const answersOf = (
  given: Answers,
  before: Answers,
  { questionnaire, region }: { questionnaire: Questionnaire; region: Region },
): AnswerCorrection['Answers'] =>
  questionnaire.questions.flatMap((question) => {
    const answer = given[question.id]
    if (!answer) return []
    return [
      {
        QuestionId: question.id,
        Question: question.text,
        Before: describeAnswer(question, before[question.id], region),
        After: describeAnswer(question, answer, region),
      },
    ]
  })

const judged = ({ result, nextDate, reasons, findings }: Judgement, principal: Principal): AnswersJudged => ({
  Result: result,
  NextDate: nextDate,
  Reasons: (principal.kind === 'staff' ? findings : reasons).map(({ reason }) => reason),
})
