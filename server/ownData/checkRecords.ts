import { asc, eq } from 'drizzle-orm'
import {
  onlineCheckAnswerLabels as answerLabels,
  onlineCheckLabels as labels,
} from '../../shared/labels/screeningLabels'
import { onlineCheckResultForDonor } from '../../shared/labels/onlineCheckResultLabels'
import { ownDataLabels } from '../../shared/messages/ownData'
import { describeAnswer } from '../../shared/questionnaire/describeAnswer'
import { requireQuestionnaire } from '../../shared/questionnaire/questionnaires'
import type { Region } from '../../shared/questionnaire/region'
import type { Queryable } from '../db/client'
import { onlineChecks, type OnlineCheckRow } from '../screenings/tables'
import type { OwnRecord } from './ownData'
import { dayValue, timeValue } from './ownValues'

/** The online checks, oldest first: each answer beside its question, in the words in which it was asked. */
export async function checkRecords(db: Queryable, userId: string, region: Region): Promise<OwnRecord[]> {
  const rows = await db
    .select()
    .from(onlineChecks)
    .where(eq(onlineChecks.userId, userId))
    .orderBy(asc(onlineChecks.createdAt), asc(onlineChecks.screeningId))
  return rows.map((row) => checkRecord(row, region))
}

function checkRecord(row: OnlineCheckRow, region: Region): OwnRecord {
  const { questions, title } = requireQuestionnaire(row.version)
  const result = row.onlineCheckResult
  return [
    [labels.SurveyTitle.admin, `${title} ${row.version}`],
    [ownDataLabels.answersSaved, row.submittedAt ? ownDataLabels.sent : ownDataLabels.draft],
    [answerLabels.answered_at.donor, timeValue(row.submittedAt ?? row.savedAt)],
    ...(result
      ? [[labels.OnlineCheckResult.donor, onlineCheckResultForDonor(result, row.nextDate)] as const]
      : []),
    [labels.NextDate.donor, dayValue(row.nextDate)],
    [labels.Reasons.donor, (row.judgement?.reasons ?? []).map(({ reason }) => reason).join('／')],
    ...questions.flatMap((question) => {
      const answer = row.answers[question.id]
      return answer
        ? [[`${question.id} ${question.text}`, describeAnswer(question, answer, region)] as const]
        : []
    }),
  ]
}
