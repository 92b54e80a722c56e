import { addDays, startOfJapaneseDate } from '../../../shared/facts/dates'
import type { Certification } from '../../../shared/generated/schema'
import { poolGroupOf } from '../../../server/ground/identity/isPoolGroup'
import { administrators } from '../../../server/ground/tables/administrators'
import { keepPanels } from '../../world/keepPanels'
import type { Exam } from '../../world/office'
import { peopleHeld } from '../../world/panels'
import { createRandom } from '../../world/random'
import type { World } from '../../world/world'
import { businessDayOnOrAfter, officeTime } from '../../world/worldTime'
import { rates } from '../rates'
import type { Person, SimulatedWorld } from '../world'

const NAMES = ['渡部 真理', '本間 さとみ', '菅原 大輔'] as const
const DAYS_UNTIL_LOOKED_INTO = 2

/** Three physicians: one begins a hold, one looks into it, one decides. */
export async function openLaboratory(world: World, seed: number): Promise<SimulatedWorld['laboratory']> {
  const random = createRandom(seed + 1_000_003)
  const now = world.now()
  const audit = { profileCreatedAt: now, createdAt: now, updatedAt: now }
  const ids: string[] = []
  for (const [index, name] of NAMES.entries()) {
    const sub = random.uuid()
    const email = `physician${index + 1}@example.com`
    await world.identity.unsafeImportUser({ sub, email, groups: [poolGroupOf('Physician')], createdAt: now })
    const roles = ['Physician'] as const
    await world.deps.db
      .insert(administrators)
      .values({ id: sub, name, email, role: 'Physician', roles: [...roles], ...audit })
    ids.push(sub)
  }
  const [physician = ''] = ids
  return { ...keepPanels(world, () => ids, random), random, physician }
}

/** What the laboratory found in a test; what lies in its bracket is released. */
export async function keepExam(
  { laboratory }: SimulatedWorld,
  { id, gone }: Person,
  exam: Exam,
  result: Certification,
): Promise<void> {
  if (gone) return
  await laboratory.ofTest(id, exam, result)
  if (result === 'Certified') await laboratory.release(id)
}

/** Some come once more after their period has ended: without it their last units stay in quarantine. */
export function planExit(world: SimulatedWorld, person: Person): void {
  const { agenda, laboratory } = world
  const { random } = laboratory
  if (!random.chance(rates.testedAtTheEnd)) return
  const day = businessDayOnOrAfter(addDays(world.today(), random.whole(3, 14)))
  agenda.add(officeTime(random, day), () => testApart(world, person, 'Exit'))
}

/** On a working day: donors who are tested, questions of manufacturing, and holds that are decided. */
export function planMaterial(world: SimulatedWorld): void {
  const { agenda, laboratory, people } = world
  const { random } = laboratory
  const at = (act: () => Promise<void>) => agenda.add(officeTime(random, world.today()), act)
  for (const person of people) {
    if (!person.donates || person.gone) continue
    if (random.chance(rates.testedBetween)) at(() => testApart(world, person, 'Interim'))
    if (random.chance(rates.askedAbout)) at(() => hold(world, person))
  }
  at(() => decideHolds(world))
}

async function testApart(
  { laboratory }: SimulatedWorld,
  { id, gone }: Person,
  kind: 'Interim' | 'Exit',
): Promise<void> {
  if (gone) return
  const isFound = laboratory.random.chance(rates.foundBetween)
  await laboratory.apart(id, kind, isFound)
  if (!isFound) await laboratory.release(id)
}

async function hold({ laboratory, notes }: SimulatedWorld, { id, gone }: Person): Promise<void> {
  const hasGiven = [...notes.donations.values()].some(({ userId, received }) => userId === id && received)
  if (hasGiven && !gone) await laboratory.hold(id, '製造部からの問い合わせ')
}

async function decideHolds(world: SimulatedWorld): Promise<void> {
  const { laboratory } = world
  const { random, physician } = laboratory
  const before = startOfJapaneseDate(addDays(world.today(), -DAYS_UNTIL_LOOKED_INTO))
  for (const id of await peopleHeld(world, physician, before)) {
    if (!random.chance(rates.holdDecided)) continue
    await laboratory.lookInto(id, '記録と保管の状態を確かめた。')
    await laboratory.decide(id, random.chance(rates.heldDiscarded) ? 'Discarded' : 'Lifted')
  }
}
