import { sql } from 'drizzle-orm'
import { donationScreenings, rewardEntries } from '../../../server/ground/tables/donations'
import { screenings } from '../../../server/ground/tables/screenings'
import type { Notes } from '../notes'
import type { Invariant } from './invariant'

// The sums of the specification, written again: a mistake in the constants would otherwise be on both sides.
const YEN = { Donation: 3_000, RenewalBonus: 2_000 } as const

type Period = { id: string; userId: string; validFrom: string | null; closedOn: string | null }

/**
 * Computes the ledger again from what callers were told: an acknowledged donation is rewarded once; at the end of its
 * period it is due, with the bonus if the next certificate was a renewal; paid if the payment succeeded. No other
 * entries exist.
 */
export const rewards: Invariant = {
  label: '協力金の二重払いも、払い忘れもない',
  async check(db, notes) {
    const periodOf = new Map(
      (await db.select().from(donationScreenings)).map((row) => [row.donationId, row.screeningId]),
    )
    const periods = await db
      .select({
        id: screenings.id,
        userId: screenings.userId,
        validFrom: screenings.validFrom,
        closedOn: screenings.periodClosedOn,
      })
      .from(screenings)
      .where(sql`${screenings.validFrom} is not null`)
    const byId = new Map(periods.map((period) => [period.id, period]))

    const expected = new Map<string, string>()
    for (const [donation, { userId, received }] of notes.donations) {
      if (!received) continue
      const period = byId.get(periodOf.get(donation) ?? '')
      for (const entry of entriesOf(period, userId, notes)) expected.set(`${donation} ${entry}`, donation)
    }
    const found = new Map<string, number>()
    const tooMany: string[] = []
    for (const { donationId, userId, kind, stage, amountYen } of await db.select().from(rewardEntries)) {
      const key = `${donationId} ${keyOf(userId, kind, stage, amountYen)}`
      const times = (found.get(key) ?? 0) + 1
      found.set(key, times)
      if (times > 1 || !expected.has(key)) tooMany.push(donationId)
    }
    const lost = [...expected].filter(([key]) => !found.has(key)).map(([, donation]) => donation)
    const known = await db.execute<{ id: string }>(sql`SELECT id FROM donations ORDER BY id`)
    const unknown = known.rows.filter(({ id }) => !notes.donations.has(id)).map(({ id }) => id)
    return { looked: expected.size, broken: [...new Set([...lost, ...tooMany, ...unknown])].toSorted() }
  },
}

const keyOf = (userId: string, kind: string, stage: string, yen: number) =>
  `${userId} ${kind} ${stage} ${yen}`

function entriesOf(period: Period | undefined, userId: string, notes: Notes): string[] {
  const pending = keyOf(userId, 'Donation', 'Pending', YEN.Donation)
  if (!period?.closedOn) return [pending]
  const kinds = wasRenewed(period, notes) ? (['Donation', 'RenewalBonus'] as const) : (['Donation'] as const)
  const paid = notes.payments.some((one) => one.userId === userId && one.period === period.closedOn)
  const stages = paid ? ['Due', 'Paid'] : ['Due']
  return [pending, ...kinds.flatMap((kind) => stages.map((stage) => keyOf(userId, kind, stage, YEN[kind])))]
}

/** The next certificate after the period's was of a renewal test, and came when the period ended. */
function wasRenewed(period: Period, { certifications }: Notes): boolean {
  const own = certifications.filter(({ userId }) => userId === period.userId)
  const next = own[own.findIndex(({ screeningId }) => screeningId === period.id) + 1]
  return next?.type === 'Renewal'
}
