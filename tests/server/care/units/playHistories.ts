import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { createRandom } from '../../../../devtools/world/random'
import { screenings, type ScreeningRow } from '../../../../server/ground/tables/screenings'
import { units } from '../../../../server/ground/tables/units'
import { userProfiles, type UserProfileRow } from '../../../../server/ground/tables/users'
import { addDays } from '../../../../shared/facts/dates'
import { dayOf, SECOND_PERIOD, START, type Moment, type Person } from './historySteps'
import { planOf } from './planHistory'
import { wrongOf } from './unitsOracle'

/**
 * Plays histories side by side and holds every unit against the oracle after each step.
 * @returns what was wrong, a line each with the number of its history
 */
export async function playHistories(
  { tx, deps }: Pick<Moment, 'tx' | 'deps'>,
  template: { profile: UserProfileRow; period: ScreeningRow },
  seeds: readonly number[],
): Promise<string[]> {
  const found: string[] = []
  const people = seeds.map((seed) => {
    const random = createRandom(seed)
    const person: Person = {
      id: randomUUID(),
      periodIds: [randomUUID(), randomUUID()],
      units: [],
      panels: [],
      windows: [],
      left: false,
    }
    return { seed, person, steps: planOf(random, (what) => found.push(`${seed} ${what}`)) }
  })
  await tx.insert(userProfiles).values(
    people.map(({ seed, person: { id } }) => ({
      ...template.profile,
      id,
      email: `history${seed}@example.com`,
      donorId: `D-${100_000 + seed}`,
    })),
  )
  const change = dayOf(SECOND_PERIOD)
  const first = { validFrom: START, validUntil: addDays(change, -1), periodClosedOn: addDays(change, -1) }
  const second = { validFrom: change, validUntil: addDays(START, 83), periodClosedOn: addDays(START, 83) }
  await tx.insert(screenings).values(
    people.flatMap(({ person: { id: userId, periodIds } }) =>
      [first, second].map((days, index) => ({
        ...template.period,
        ...days,
        id: periodIds[index] ?? '',
        userId,
      })),
    ),
  )
  const states = async () =>
    new Map(
      (
        await tx
          .select({ id: units.id, state: units.state })
          .from(units)
          .where(
            inArray(
              units.userId,
              people.map(({ person }) => person.id),
            ),
          )
      ).map(({ id, state }) => [id, state]),
    )
  let before = await states()
  const longest = Math.max(...people.map(({ steps }) => steps.length))
  for (let index = 0; index < longest; index++) {
    const usable = new Set([...before].filter(([, state]) => state === 'Usable').map(([id]) => id))
    for (const { person, steps } of people) {
      const step = steps[index]
      if (step) await step.act(person, { tx, deps, day: dayOf(step.day), usable })
    }
    before = await states()
    for (const { seed, person } of people)
      for (const unit of person.units) {
        if (!unit.recorded) continue
        const wrong = wrongOf(person, unit, before.get(unit.id) ?? 'Discarded')
        if (wrong) found.push(`${seed} ${wrong}`)
      }
  }
  return found
}
