import { and, asc, eq } from 'drizzle-orm'
import { caseLabels, caseStateLabels } from '../../../shared/words/labels/caseLabels'
import { caseWords } from '../../../shared/words/records/cases'
import { ownDataLabels as labels } from '../../../shared/words/records/ownData'
import type { Queryable } from '../../ground/db/client'
import { cases } from '../../ground/tables/cases'
import { dayValue, timeValue, type OwnRecord } from './ownValues'

export async function caseRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await db
    .select()
    .from(cases)
    .where(and(eq(cases.userId, userId), eq(cases.kind, 'Objection')))
    .orderBy(asc(cases.createdAt), asc(cases.id))
  return rows.map(({ state, words, answer, answeredAt, dueOn, createdAt }) => [
    [labels.saidAt, timeValue(createdAt)],
    [caseWords.said, words ?? ''],
    [caseLabels.State.admin, caseStateLabels[state]],
    [caseLabels.DueOn.admin, dayValue(dueOn)],
    [caseWords.givenAnswer, answer ?? ''],
    [labels.decidedAt, timeValue(answeredAt)],
  ])
}
