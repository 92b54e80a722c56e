import { samplePublicTexts } from '../../../shared/config'
import { addDays, japaneseDateOf } from '../../../shared/dates'
import type { By, Life } from '../life'
import { businessDayOnOrAfter, officeTime } from '../../world/worldTime'

const { donationYen, renewalBonusYen } = samplePublicTexts.rewards

type Entry = { donationId: string; kind: 'Donation' | 'RenewalBonus'; amountYen: number }

function addEntries(
  life: Life,
  at: Date,
  entries: readonly Entry[],
  stage: 'Pending' | 'Due' | 'Paid',
  periodId: string | null,
): void {
  const { rows, random } = life.world
  for (const entry of entries)
    rows.rewardEntries.push({
      ...entry,
      id: random.uuid(),
      userId: life.profile.id,
      stage,
      periodId,
      createdAt: at,
    })
}

/** One row a donation with stool received. */
export function promiseReward(life: Life, at: Date, donationId: string): void {
  addEntries(life, at, [{ donationId, kind: 'Donation', amountYen: donationYen }], 'Pending', null)
}

/**
 * The period is over: its rewards become due as one sum, with the bonus for each donation when the renewal test was
 * passed, and are handed over one to three weeks later.
 */
export function settlePeriod(life: Life, at: Date, { renewed, by }: { renewed: boolean; by: By }): void {
  const { rows, random, staff, now } = life.world
  if (!life.donor) return
  const { donationIds, period } = life.donor
  const judgedOn = japaneseDateOf(at)
  // A period that ran out ended with its last valid day.
  const closedOn = period.validUntil && period.validUntil < judgedOn ? period.validUntil : judgedOn
  Object.assign(period, { periodClosedOn: closedOn, updatedAt: at })
  if (donationIds.length === 0) return
  const entries = donationIds.flatMap((donationId): Entry[] => [
    { donationId, kind: 'Donation', amountYen: donationYen },
    ...(renewed ? [{ donationId, kind: 'RenewalBonus', amountYen: renewalBonusYen } as const] : []),
  ])
  const money = {
    count: donationIds.length,
    amount: entries.reduce((sum, { amountYen }) => sum + amountYen, 0),
  }
  const note = (time: Date, actor: By, operation: 'Due' | 'Pay') =>
    rows.activities.push({
      time,
      userId: life.profile.id,
      actorId: typeof actor === 'string' ? null : actor.staff,
      event: { category: 'Reward', operation, ...money },
    })

  addEntries(life, at, entries, 'Due', period.id)
  note(at, by, 'Due')
  const paidAt = officeTime(random, businessDayOnOrAfter(addDays(closedOn, random.whole(6, 20))))
  if (paidAt > now) return
  addEntries(life, paidAt, entries, 'Paid', period.id)
  note(paidAt, staff.administratorAt(paidAt), 'Pay')
}
