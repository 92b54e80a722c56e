import { asc, eq } from 'drizzle-orm'
import { clearingFindingLabels, clearingLabels as labels } from '../../../shared/words/labels/clearingLabels'
import type { Queryable } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { clearings } from '../../ground/tables/clearings'
import { onlineChecks } from '../../ground/tables/screenings'
import { timeValue, type OwnRecord } from './ownValues'

export async function clearingRecords(
  db: Queryable,
  userId: string,
  { questionnaires, vault }: Pick<Deps, 'questionnaires' | 'vault'>,
): Promise<OwnRecord[]> {
  const rows = await db
    .select()
    .from(clearings)
    .where(eq(clearings.userId, userId))
    .orderBy(asc(clearings.createdAt), asc(clearings.round))
  const checks = await db
    .select({ id: onlineChecks.screeningId, version: onlineChecks.version })
    .from(onlineChecks)
    .where(eq(onlineChecks.userId, userId))
  const said = await vault.open(db, 'clearings', rows)
  return said.flatMap(({ cleared, screeningId, createdAt }) => {
    const version = checks.find(({ id }) => id === screeningId)?.version
    if (!cleared || !version) return []
    const { questionId, finding, note } = cleared
    const asked = questionnaires.of(version).questions.find(({ id }) => id === questionId)
    return [
      [
        [labels.QuestionId, `${questionId} ${asked?.text ?? ''}`.trim()],
        [labels.Finding, clearingFindingLabels[finding]],
        [labels.Note, note ?? ''],
        [labels.ClearedAt, timeValue(createdAt)],
      ],
    ]
  })
}
