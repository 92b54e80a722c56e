import { asc, eq } from 'drizzle-orm'
import { readComposition } from '../../shared/flora/composition'
import { rankShown } from '../../shared/flora/ranking'
import { floraTestStatusLabels, inspectionDetailLabels as labels } from '../../shared/labels/floraLabels'
import type { Queryable } from '../db/client'
import { countSharedFloraTests } from '../floraTests/countSharedFloraTests'
import { floraTests } from '../schema/floraTests'
import { type OwnRecord, dayValue } from './ownValues'

const numberValue = (value: number | null) => (value === null ? '' : String(value))

/** The flora tests with everything that was found, oldest first. */
export async function floraRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const total = await countSharedFloraTests(db)
  const rows = await db
    .select()
    .from(floraTests)
    .where(eq(floraTests.userId, userId))
    .orderBy(asc(floraTests.inspectionDetailCreatedAt), asc(floraTests.id))
  return rows.map((row) => [
    [labels.Status.donor, floraTestStatusLabels[row.status].admin],
    [labels.StatusChangedToGuidanceYear.donor, dayValue(row.invitedDate)],
    [labels.DeadlineForApplicationAt.donor, dayValue(row.deadlineForApplicationAt)],
    [labels.Year.donor, dayValue(row.examDate)],
    [labels.StatusChangedToSharedYear.donor, dayValue(row.sharedDate)],
    [labels.DiversityScore.donor, numberValue(row.diversityScore)],
    [labels.DiversityScoreScaled.donor, numberValue(row.diversityScoreScaled)],
    [labels.Ranking.donor, numberValue(rankShown(row.ranking, total))],
    [labels.Enterotype.donor, row.enterotype ?? ''],
    ...Object.entries(readComposition(row.intestinalFloraComposition) ?? {})
      .toSorted(([, a], [, b]) => b - a)
      .map(
        ([name, share]) =>
          [`${labels.IntestinalFloraComposition.donor}：${name}`, `${(share * 100).toFixed(1)}%`] as const,
      ),
  ])
}
