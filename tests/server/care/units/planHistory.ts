import { and, eq, isNull } from 'drizzle-orm'
import type { Random } from '../../../../devtools/world/random'
import { decideHold } from '../../../../server/care/holds/decideHold'
import { leaveService, lockLeavingProfile } from '../../../../server/care/leaving/leaveService'
import { correctUnit, discardUnits, handOverUnits } from '../../../../server/care/units/moveUnits'
import { releaseUnits } from '../../../../server/care/units/releaseUnits'
import { holds, type HoldRow } from '../../../../server/ground/tables/holds'
import {
  as,
  DAYS,
  done,
  gives,
  isHeldByHand,
  isNotCertified,
  isRefused,
  isTested,
  losesPanel,
  reports,
  withdrawsUse,
  type Step,
} from './historySteps'
import { mayBeUsable, mayLeave, type History, type Wrong } from './unitsOracle'

const sameWindow = (hold: HoldRow) => (one: History['windows'][number]) =>
  one.open && one.cause === hold.cause && one.since === hold.since && one.until === hold.until

const isDecided = (random: Random, day: number): Step => ({
  day,
  async act(person, at) {
    const isOpen = and(eq(holds.userId, person.id), isNull(holds.decidedAt))
    for (const hold of await at.tx.select().from(holds).where(isOpen).orderBy(holds.createdAt, holds.id)) {
      if (random.chance(0.3)) continue
      const verdict = random.chance(0.8) ? 'Lifted' : 'Discarded'
      await decideHold(as(at, 1), { Id: hold.id, Finding: '調べました' })
      await decideHold(as(at, 2), { Id: hold.id, Decision: verdict })
      const window = person.windows.find(sameWindow(hold))
      // A hold that nothing asked for stays in the history as it is: its units were held needlessly before.
      if (!window) continue
      window.open = false
      if (verdict === 'Discarded')
        for (const unit of person.units)
          if (
            (window.since === null || unit.day >= window.since) &&
            (window.until === null || unit.day <= window.until)
          )
            unit.discarded = true
    }
  },
})

const areReleased = (random: Random, day: number, wrong: (what: Wrong) => void): Step => ({
  day,
  async act(person, at) {
    for (const unit of person.units) {
      if (!unit.recorded || at.usable.has(unit.id) || random.chance(0.2)) continue
      const isReleased = await done(releaseUnits(as(at, 0), { Ids: [unit.id] }))
      if (isReleased !== mayBeUsable(person, unit)) wrong(isReleased ? 'usable outside' : 'held needlessly')
    }
  },
})

const areHandedOver = (random: Random, day: number, wrong: (what: Wrong) => void): Step => ({
  day,
  async act(person, at) {
    for (const unit of person.units) {
      if (!unit.recorded || random.chance(0.5)) continue
      const may = mayLeave(person, unit)
      const has = await done(handOverUnits(as(at, 0), { Ids: [unit.id], To: '製造部', Batch: '見本' }))
      if (has !== may) wrong(has ? 'handed over wrongly' : 'not handed over')
      unit.handedOver ||= has
    }
  },
})

const isThrownAway = (random: Random, day: number): Step => ({
  day,
  async act(person, at) {
    const unit = person.units.find((one) => one.recorded && !one.rejected && random.chance(0.5))
    if (!unit || unit.discarded) return
    await discardUnits(as(at, 0), { Ids: [unit.id], Reason: '医師の判断' })
    unit.discarded = true
  },
})

const isCorrected = (random: Random, day: number): Step[] => {
  const pick = random.next()
  const correct =
    (rejected: boolean): Step['act'] =>
    async (person, at) => {
      const unit = person.units[Math.floor(pick * person.units.length)]
      if (!unit?.recorded || (unit.discarded && !unit.rejected)) return
      const input = { Id: unit.id, WeightGrams: 120, BristolType: 4, Reason: '量り直しました' }
      const RejectionReason = rejected
        ? at.deps.texts.material && at.deps.texts.material.rejectionReasons[0]
        : null
      await correctUnit(as(at, 0), {
        ...input,
        Accepted: !rejected,
        RejectionReason: RejectionReason || null,
      })
      unit.rejected = rejected
    }
  return [
    { day, act: correct(true) },
    { day: day + random.whole(1, 10), act: correct(false) },
  ]
}

const leaves = (day: number): Step => ({
  day,
  async act(person, at) {
    // Reception weighs the same day; nobody leaves in between.
    if (person.units.some(({ recorded }) => !recorded)) return
    const profile = await lockLeavingProfile(at.tx, person.id)
    if (profile) await leaveService(at.tx, as(at, 0), { profile, operation: 'Withdraw', actorId: person.id })
    person.left = true
    // Nothing is kept of somebody who gave nothing.
    if (person.units.length === 0) person.panels = []
  },
})

/**
 * A history in the order of its days.
 * @param wrong is told where a release and the requirement differ
 */
export function planOf(random: Random, wrong: (what: Wrong) => void): Step[] {
  const times = (least: number, most: number, plan: (day: number) => Step | Step[]) =>
    Array.from({ length: random.whole(least, most) }, () => plan(random.whole(10, DAYS))).flat()
  const days = [...new Set(Array.from({ length: random.whole(3, 6) }, () => random.whole(8, DAYS - 12)))]
  const steps = [
    ...days.flatMap((day) => gives(random, day)),
    ...isTested(random, random.whole(1, 7), true),
    ...times(1, 3, (day) => isTested(random, day)),
    ...times(0, 1, (day) => reports(random, day)),
    ...(random.chance(0.1) ? [isNotCertified(random, random.whole(15, DAYS))] : []),
    ...(random.chance(0.3) ? [isHeldByHand(random, random.whole(15, DAYS))] : []),
    ...(random.chance(0.15) ? [withdrawsUse(random.whole(15, DAYS))] : []),
    ...(random.chance(0.2) ? isCorrected(random, random.whole(15, DAYS)) : []),
    ...(random.chance(0.08) ? [leaves(random.whole(35, DAYS))] : []),
    ...times(0, 2, (day) => isDecided(random, day + 6)),
    ...times(1, 3, (day) => areReleased(random, day + 8, wrong)),
    areReleased(random, DAYS + 20, wrong),
    ...(random.chance(0.25) ? [isRefused(random, random.whole(15, DAYS))] : []),
    ...times(0, 2, (day) => areHandedOver(random, day + 2, wrong)),
    ...(random.chance(0.3) ? [losesPanel(random.whole(30, DAYS + 10))] : []),
    ...(random.chance(0.15) ? [isThrownAway(random, random.whole(15, DAYS))] : []),
  ]
  return steps.toSorted((a, b) => a.day - b.day)
}
