import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { askedTests } from '../../../../server/ground/tables/askedTests'
import { giftCodes, giftHandOuts, giftImports } from '../../../../server/ground/tables/gifts'
import { consentDocuments, consents } from '../../../../server/ground/tables/consents'
import { holds } from '../../../../server/ground/tables/holds'
import { testPanels } from '../../../../server/ground/tables/panels'
import { units } from '../../../../server/ground/tables/units'
import { unitNumber } from '../../../../shared/rules/donating/units/unitNumber'
import { staff } from '../../../support/actors'
import type { TestServer } from '../../../support/testServer'
import { programNumber } from '../../../support/criteria'

/** Gift codes that a colleague handed out and the person confirmed, and the other way round for the names. */
export async function handOutTwice(
  { db, clock }: TestServer,
  { userId, by }: { userId: string; by: string },
): Promise<void> {
  const at = clock.now()
  const replaced = randomUUID()
  const both = [
    { id: randomUUID(), handedOutBy: by, confirmedBy: userId, codeId: replaced },
    { id: randomUUID(), handedOutBy: userId, confirmedBy: by, codeId: randomUUID() },
  ]
  const period = '2026-11-20'
  await db.insert(giftHandOuts).values(
    both.map(({ id, handedOutBy, confirmedBy }) => ({
      id,
      handedOutBy,
      confirmedBy,
      userId,
      period,
      handedOutAt: at,
      confirmedAt: at,
    })),
  )
  await db
    .insert(giftImports)
    .values({ id: randomUUID(), importedAt: at, importedBy: by, amountYen: 3000, count: 2 })
  await db.insert(giftCodes).values(
    both.map(({ id, codeId }, n) => ({
      id: codeId,
      importedAt: at,
      importedBy: by,
      line: n + 2,
      amountYen: 3000,
      validUntil: '2027-03-31',
      fingerprint: id,
      handOutId: id,
      loss: 'Lost' as const,
      lostAt: at,
      lostBy: by,
    })),
  )
  await db
    .update(giftHandOuts)
    .set({ replacesCodeId: replaced, reportedBy: by })
    .where(and(eq(giftHandOuts.userId, userId), eq(giftHandOuts.handedOutBy, userId)))
}

/** A unit that was handed over, and rejected afterwards; the consent it was given under was replaced at once. */
export async function recordAndReject(
  { db, clock }: TestServer,
  { userId, donationId, takenBy }: { userId: string; donationId: string; takenBy: string },
): Promise<void> {
  const at = new Date(clock.now().getTime() - 60_000)
  const id = randomUUID()
  const [document] = await db.select({ sha256: consentDocuments.sha256 }).from(consentDocuments).limit(1)
  const signed = { version: '2026-02', consentedAt: at, endedAt: at, createdAt: at, updatedAt: at }
  await db.insert(consents).values({ id: randomUUID(), userId, ...signed, ...document })
  await db.insert(units).values({
    id,
    userId,
    donationId,
    number: unitNumber('N', 2026, Number.parseInt(id.slice(0, 5), 16)),
    state: 'Quarantine',
    receivedAt: at,
    passedAt: at,
    weightGrams: 120.5,
    bristolType: 4,
    container: id,
    takenBy,
    createdAt: at,
    updatedAt: at,
  })
  const one = eq(units.id, id)
  const handedOver = { handedOverAt: at, handedOverTo: '製造部', handOverBatch: id, handedOverBy: takenBy }
  await db.update(units).set(handedOver).where(one)
  await db
    .update(units)
    .set({ state: 'Discarded', discardedAt: at, holdChangedAt: at, rejectionReason: '量が足りない' })
    .where(one)
}

/** A panel with a finding that the person was shown and a second person has withdrawn, and a hold that was lifted. */
export async function findAndHold(
  server: TestServer,
  { userId, screeningId, by }: { userId: string; screeningId: string; by: string },
): Promise<void> {
  const { db, clock, deps } = server
  const { vault } = deps
  const at = new Date(clock.now().getTime() - 60_000)
  const stamps = { createdAt: at, updatedAt: at }
  const panel = { id: randomUUID(), userId }
  const day = '2026-11-20'
  const found = { analyte: 'HIV', day, judgement: 'Indeterminate', value: panel.id, unit: 'S/CO' } as const
  await db.insert(testPanels).values({
    ...panel,
    kind: 'Registration',
    screeningId,
    laboratory: panel.id,
    firstDay: day,
    lastDay: day,
    outcome: 'NotPassed',
    ...(await vault.seal(db, 'test_panels', panel, { results: [found] })),
    criteria: programNumber,
    recordedBy: by,
    ...stamps,
  })
  const { id: second } = await staff(server, 'Physician')
  const { id: third } = await staff(server, 'Physician')
  const one = eq(testPanels.id, panel.id)
  await db.update(testPanels).set({ confirmedBy: second, confirmedAt: at }).where(one)
  await db.update(testPanels).set({ releasedBy: by, releasedAt: at }).where(one)
  await db.update(testPanels).set({ withdrawnBy: second, withdrawnAt: at }).where(one)
  await db.insert(askedTests).values({
    id: randomUUID(),
    userId,
    kind: 'Exit',
    askedBy: by,
    examRequestedAt: at,
    preferredDates: [day],
    requestNote: panel.id,
    scheduledDate: day,
    scheduledTime: '09:30',
    ...stamps,
  })
  const hold = { id: randomUUID(), userId }
  await db.insert(holds).values({
    ...hold,
    cause: 'Office',
    causeId: randomUUID(),
    since: day,
    until: '2026-12-31',
    begunBy: by,
    ...(await vault.seal(db, 'holds', hold, { reason: `理由${hold.id}`, finding: `所見${panel.id}` })),
    foundBy: second,
    ...stamps,
  })
  const decided = { decision: 'Lifted', decidedBy: third, decidedAt: at } as const
  await db.update(holds).set(decided).where(eq(holds.id, hold.id))
  const use = { id: randomUUID(), userId, cause: 'UseWithdrawn', until: '2020-01-01' } as const
  await db.insert(holds).values({ ...use, ...stamps })
  await askToSign(server, userId)
}

/** A consent that stands, and a major version since. */
async function askToSign({ db, deps }: TestServer, userId: string): Promise<void> {
  const [known] = deps.consents
  const major = { kind: 'Major', signBy: '2026-12-31', version: '2026-04b' } as const
  Object.assign(deps, { consents: known ? [{ ...known, ...major }] : [] })
  const at = new Date('2026-01-05T01:00:00Z')
  const signed = { id: randomUUID(), userId, version: '2026-01', consentedAt: at }
  await db.insert(consents).values({ ...signed, createdAt: at, updatedAt: at })
}
