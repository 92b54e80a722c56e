import type { InspectionDetail } from '../generated/resolvers'
import type { FloraTestRow } from '../schema/floraTests'

/** The specification stores a flora test's date as three numbers. */
function parts(date: string | null): [number, number, number] | [null, null, null] {
  if (date === null) return [null, null, null]
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))]
}

export function toInspectionDetail(row: FloraTestRow): InspectionDetail {
  const [Year, Month, Day] = parts(row.examDate)
  const [invitedYear, invitedMonth, invitedDay] = parts(row.invitedDate)
  const [sharedYear, sharedMonth, sharedDay] = parts(row.sharedDate)
  return {
    Id: row.id,
    Sk: 'InspectionDetail',
    SampleId: row.sampleId,
    UserId: row.userId,
    Status: row.status,
    DiversityScore: row.diversityScore,
    DiversityScoreScaled: row.diversityScoreScaled,
    Ranking: row.ranking,
    Enterotype: row.enterotype,
    IntestinalFloraComposition: row.intestinalFloraComposition,
    Year,
    Month,
    Day,
    StatusChangedToGuidanceYear: invitedYear,
    StatusChangedToGuidanceMonth: invitedMonth,
    StatusChangedToGuidanceDay: invitedDay,
    StatusChangedToSharedYear: sharedYear,
    StatusChangedToSharedMonth: sharedMonth,
    StatusChangedToSharedDay: sharedDay,
    DeadlineForApplicationAt: row.deadlineForApplicationAt,
    InspectionDetailCreatedAt: row.inspectionDetailCreatedAt,
    CreatedAt: row.createdAt,
    UpdatedAt: row.updatedAt,
  }
}
