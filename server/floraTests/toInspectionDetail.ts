import type { InspectionDetail } from '../generated/resolvers'
import type { FloraTestRow } from '../schema/floraTests'

/** The specification keeps dates of flora tests as three numbers. */
function parts(date: string | null): [number, number, number] | [null, null, null] {
  if (date === null) return [null, null, null]
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))]
}

/** @param options.withResults false for support staff: what was found is then left out, and nothing else */
export function toInspectionDetail(row: FloraTestRow, options: { withResults: boolean }): InspectionDetail {
  const { withResults } = options
  const [Year, Month, Day] = parts(row.examDate)
  const [invitedYear, invitedMonth, invitedDay] = parts(row.invitedDate)
  const [sharedYear, sharedMonth, sharedDay] = parts(row.sharedDate)
  return {
    Id: row.id,
    Sk: 'InspectionDetail',
    SampleId: row.sampleId,
    UserId: row.userId,
    Status: row.status,
    DiversityScore: withResults ? row.diversityScore : null,
    DiversityScoreScaled: withResults ? row.diversityScoreScaled : null,
    Ranking: withResults ? row.ranking : null,
    Enterotype: withResults ? row.enterotype : null,
    IntestinalFloraComposition: withResults ? row.intestinalFloraComposition : null,
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
