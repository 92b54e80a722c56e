import { and, asc, eq } from 'drizzle-orm'
import { caseLabels, caseStateLabels } from '../../shared/labels/caseLabels'
import { caseWords } from '../../shared/messages/cases'
import { ownDataLabels as labels } from '../../shared/messages/ownData'
import type { Queryable } from '../db/client'
import { cases } from '../schema/cases'
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
