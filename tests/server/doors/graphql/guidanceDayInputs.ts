import type fc from 'fast-check'
import type { Actor } from '../../../support/actors'
import { near } from './arbitraries'

type Fuzzed = [() => Actor, () => fc.Arbitrary<unknown>]

/** What is recorded on the day of a guidance, and of what is talked about there. */
export const guidanceDayInputs = (
  actors: () => Record<'admin' | 'invited', Actor> & { screeningId: string },
): Record<string, Fuzzed> => {
  const visitInput: Fuzzed = [() => actors().admin, () => near({ GuidanceId: actors().screeningId })]
  return {
    clearCheckPoint: [
      () => actors().admin,
      () =>
        near({ ScreeningId: actors().screeningId, QuestionId: 'Q45', Finding: 'NoConcern', Note: '記録' }),
    ],
    signConsent: [
      () => actors().invited,
      () => near({ Version: '2026-04', Sha256: 'x', Signature: 'M0 0L200 200' }),
    ],
    recordSignature: [() => actors().admin, () => near({ ConsentId: actors().screeningId, Questions: 'x' })],
    recordGuidanceAttendance: [
      () => actors().admin,
      () =>
        near({ UserId: actors().invited.id, Attended: true, ConsentVersion: '2026-04', KitNumber: 'K-1' }),
    ],
    recordGuidanceAttendances: [
      () => actors().admin,
      () =>
        near({
          Day: '2026-12-01',
          ConsentVersion: '2026-04',
          Entries: [
            {
              GuidanceId: actors().screeningId,
              Attended: true,
              KitNumber: 'K-1',
              IdentityDocument: 'Passport',
            },
          ],
        }),
    ],
    checkInGuidance: visitInput,
    undoGuidanceCheckIn: visitInput,
    undoGuidanceAttendance: visitInput,
  }
}
