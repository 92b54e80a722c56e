import type { FloraTest, FloraTests } from '../../../../../donor/way/donating/flora/loadFloraTests'

/** An invitation until 15 December 2026; any field can be given. */
export const floraTest = (values: Partial<FloraTest> = {}): FloraTest => ({
  Id: 'test-1',
  Status: 'Guidance',
  DiversityScore: null,
  DiversityScoreScaled: null,
  Ranking: null,
  Enterotype: null,
  IntestinalFloraComposition: null,
  Year: null,
  Month: null,
  Day: null,
  StatusChangedToGuidanceYear: 2026,
  StatusChangedToGuidanceMonth: 11,
  StatusChangedToGuidanceDay: 17,
  StatusChangedToSharedYear: null,
  StatusChangedToSharedMonth: null,
  StatusChangedToSharedDay: null,
  DeadlineForApplicationAt: '2026-12-15',
  InspectionDetailCreatedAt: '2026-11-17T03:00:00.000Z',
  ...values,
})

export const sharedTest = (values: Partial<FloraTest> = {}): FloraTest =>
  floraTest({
    Status: 'Shared',
    DiversityScore: 2.773,
    DiversityScoreScaled: 52.3,
    Ranking: 186,
    Enterotype: 'バクテロイデス型',
    IntestinalFloraComposition: {
      Bacteroides: 0.283,
      Faecalibacterium: 0.15,
      Bifidobacterium: 0.13,
      Blautia: 0.1,
      Ruminococcus: 0.08,
      Prevotella: 0.04,
      Dorea: 0.03,
      そのほか: 0.187,
    },
    Year: 2026,
    Month: 9,
    Day: 18,
    StatusChangedToSharedYear: 2026,
    StatusChangedToSharedMonth: 10,
    StatusChangedToSharedDay: 9,
    ...values,
  })

export const floraTests = (tests: FloraTest[], wish: string | null = null): FloraTests => ({
  Id: 'user-1',
  FloraInvitationRequestedAt: wish,
  FloraRankingTotal: 1204,
  FloraAverages: null,
  InspectionDetail: tests,
})
