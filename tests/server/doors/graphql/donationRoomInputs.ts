import fc from 'fast-check'
import type { Actor } from '../../../support/actors'
import { anything, mostly, near } from './arbitraries'

const answer = () =>
  fc.oneof(near({ choices: ['antibiotics'], dates: { antibiotics: '2026-11-20' } }), anything)

/** What is said and recorded around a visit: input, who sends it, and what is made up for it. */
export const donationRoomInputs = (
  actors: () => Record<'admin' | 'donor', Actor> & { screeningId: string },
): Record<string, [() => Actor, () => fc.Arbitrary<unknown>]> => ({
  savePushDevice: [
    () => actors().donor,
    () => near({ Endpoint: 'https://push.example.com/a', P256dh: 'a', Auth: 'a', Kinds: ['DayBefore'] }),
  ],
  deletePushDevice: [() => actors().donor, () => near({ Endpoint: 'a' })],
  submitStatement: [() => actors().donor, () => fc.record({ Answer: answer() })],
  reportCondition: [() => actors().donor, () => fc.record({ Answer: answer(), Since: mostly('2026-11-30') })],
  recordConditionReport: [
    () => actors().admin,
    () => fc.record({ UserId: mostly(actors().donor.id), Answer: answer(), Since: mostly('2026-11-30') }),
  ],
  recordStatement: [
    () => actors().admin,
    () => fc.record({ UserId: mostly(actors().donor.id), Answer: answer() }),
  ],
  recordDonation: [
    () => actors().admin,
    () =>
      near({
        UserId: actors().donor.id,
        DonationAt: '2026-11-30T02:00:00Z',
        StoolReceiptStatus: 'Implemented',
        IdempotencyKey: actors().screeningId,
        ConfirmReason: '医師に確認しました',
      }),
  ],
})
