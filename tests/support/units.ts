import { eq } from 'drizzle-orm'
import { units } from '../../server/ground/tables/units'
import { staff, type Actor } from './actors'
import type { ApiAnswer } from './api'
import { donor } from './people'
import { stated } from './stated'
import type { TestServer } from './testServer'

const MINUTE_MS = 60_000

/** The id of a donation that was received `minutesAgo`, of a new donor unless one is given. */
export async function received(
  server: TestServer,
  { userId, minutesAgo = 1 }: { userId?: string; minutesAgo?: number } = {},
): Promise<string> {
  const office = await staff(server)
  const UserId = userId ?? (await donor(server)).id
  const at = new Date(server.clock.now().getTime() - minutesAgo * MINUTE_MS)
  await stated(server, UserId, at)
  const answer = await office.send(
    'mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }',
    {
      input: {
        UserId,
        DonationAt: at.toISOString(),
        StoolReceiptStatus: 'Implemented',
        ConfirmReason: '控えで確かめました',
      },
    },
  )
  return (answer.data as { recordDonation: { Id: string } }).recordDonation.Id
}

/** The id of an accepted unit of a new donor. */
export async function receivedUnit(server: TestServer): Promise<string> {
  const office = await staff(server)
  const donationId = await received(server)
  await office.send('mutation ($input: RecordUnitInput!) { recordUnit(input: $input) { Id } }', {
    input: { DonationId: donationId, WeightGrams: 120, BristolType: 4, Accepted: true },
  })
  const [row] = await server.db.select().from(units).where(eq(units.donationId, donationId))
  if (!row) throw new Error('No unit was recorded')
  return row.id
}

const FIELDS = `Id Number State WeightGrams BristolType Accepted RejectionReason Container TakenBy StatementGiven
  HandedOverAt HandedOverTo HandOverBatch DiscardedAt PassedAt`
type UnitAnswer = { Id: string; Number: string; State: string; [field: string]: unknown }
export const fine = { WeightGrams: 148, BristolType: 4, Accepted: true }
export const record = (actor: Actor, input: object) =>
  actor.send<{ recordUnit: UnitAnswer }>(
    `mutation ($input: RecordUnitInput!) { recordUnit(input: $input) { ${FIELDS} } }`,
    { input: { ...fine, ...input } },
  )
export const correct = (actor: Actor, input: object) =>
  actor.send<{ correctUnit: UnitAnswer }>(
    `mutation ($input: CorrectUnitInput!) { correctUnit(input: $input) { ${FIELDS} } }`,
    { input: { ...fine, Reason: '量り直しました', ...input } },
  )
/** Labels scanned together. */
export const handOver = (actor: Actor, Ids: string[]) =>
  actor.send<{ handOverUnits: UnitAnswer[] }>(
    `mutation ($input: HandOverUnitsInput!) { handOverUnits(input: $input) { ${FIELDS} } }`,
    { input: { Ids, To: '製造部 抽出室', Batch: 'H26-058' } },
  )
export const discard = (actor: Actor, Ids: string[], Reason = '医師の判断') =>
  actor.send<{ discardUnits: UnitAnswer[] }>(
    `mutation ($input: DiscardUnitsInput!) { discardUnits(input: $input) { ${FIELDS} } }`,
    { input: { Ids, Reason } },
  )
export const fieldOf = (answer: ApiAnswer<unknown>) =>
  Object.keys(answer.errors?.[0]?.extensions.fields ?? {})
