import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { ConditionReport, ReportStage } from '../../../generated/resolvers'
import type { RequestContext } from '../../../ground/access/context'
import { gathering } from '../../../ground/access/gathering'
import { holds } from '../../../ground/tables/holds'
import { officePoints } from '../../../ground/tables/officePoints'

type Report = Pick<ConditionReport, 'UserId' | 'Kind' | 'Outcome' | 'CreatedAt'>

const openOf = gathering(async ({ deps: { db, texts } }: RequestContext, people: string[]) => {
  const points = await db
    .select({ userId: officePoints.userId, at: officePoints.createdAt })
    .from(officePoints)
    .where(
      and(
        inArray(officePoints.userId, people),
        eq(officePoints.kind, 'ConditionReport'),
        isNull(officePoints.closedAt),
      ),
    )
  const held = texts.material
    ? await db
        .select({ userId: holds.userId, at: holds.createdAt, foundBy: holds.foundBy })
        .from(holds)
        .where(and(inArray(holds.userId, people), eq(holds.cause, 'Report'), isNull(holds.decidedAt)))
    : []
  const of = (id: string) => ({
    points: points.filter(({ userId }) => userId === id),
    held: held.filter(({ userId }) => userId === id),
  })
  return new Map(people.map((id) => [id, of(id)]))
})

/**
 * `ConditionReport.Stage`. A report that comes while the office still has one to look at is looked at with it, and one whose
 * days are held already begins no hold of its own; what was begun later is about another report.
 */
export async function stageOfReport(
  context: RequestContext,
  { UserId, Kind, Outcome, CreatedAt }: Report,
): Promise<ReportStage | null> {
  if (Kind !== 'Report') return null
  const open = await openOf(context, UserId)
  const isOfIt = ({ at }: { at: Date }) => at <= CreatedAt
  const hold = Outcome === 'Fine' ? undefined : open?.held.find(isOfIt)
  return reportStage({
    isToLookAt: open?.points.some(isOfIt) ?? false,
    hold: hold ? { isFound: hold.foundBy !== null } : null,
  })
}

type Facts = {
  /** Somebody of the office still has to look at it. */
  isToLookAt: boolean
  /** What it holds, as long as that is open: whether a physician has written what was found out. */
  hold: { isFound: boolean } | null
}

/** How far the office has come with a report. It tells nothing of what became of what was given. */
function reportStage({ isToLookAt, hold }: Facts): ReportStage {
  if (isToLookAt) return hold?.isFound ? 'Looking' : 'Received'
  return hold ? 'Looking' : 'Done'
}
