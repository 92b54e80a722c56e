import { and, inArray, isNull } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import type { UnitObstacle } from '../../../shared/generated/schema'
import { togetherOf } from '../../../shared/rules/donating/condition/judgeCondition'
import { bracketObstacles } from '../../../shared/rules/donating/units/bracket'
import { unitStateAfter } from '../../../shared/rules/donating/units/unitLife'
import { UNIT_USABLE_ALREADY, unitNotReleased } from '../../../shared/words/donating/units'
import { requireDuty, requireMaterial, type RequestContext } from '../../ground/access/context'
import { gathering } from '../../ground/access/gathering'
import type { Queryable } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { AppError, requireUuid } from '../../ground/errors'
import { loggedTransaction } from '../../ground/loggedTransaction'
import type { ReleaseUnitsInput } from '../../generated/resolvers'
import { conditionReports } from '../../ground/tables/condition'
import { testPanels } from '../../ground/tables/panels'
import { units, type UnitRow } from '../../ground/tables/units'
import { sharePeople } from '../../records/person/findProfile'
import { changeUnit, holdUnits, toUnit, type UnitParent } from './unitRows'

/** Says that units may be used; all or none. The database holds the bracket and the holds too. */
export async function releaseUnits(
  context: RequestContext,
  { Ids }: ReleaseUnitsInput,
): Promise<UnitParent[]> {
  requireDuty(context, 'releaseUnits')
  requireMaterial(context)
  const { deps, now } = context
  return loggedTransaction(context, async (tx, log) => {
    // The person before their units, as whoever begins a hold does.
    const given = inArray(
      units.id,
      Ids.map((id) => requireUuid(id)),
    )
    await sharePeople(tx, tx.select({ id: units.userId }).from(units).where(given))
    const held = await holdUnits(tx, Ids)
    const obstacles = await obstaclesOfUnits(tx, deps, held)
    const released: UnitParent[] = []
    for (const unit of held) {
      if (unit.state === 'Usable') throw new AppError('INVALID_STATE', UNIT_USABLE_ALREADY(unit.number))
      const found = obstacles.get(unit) ?? []
      const state = unitStateAfter(unit.state, 'released')
      if (found.length > 0 || !state) throw new AppError('INVALID_STATE', unitNotReleased(unit.number, found))
      released.push(toUnit(await changeUnit(tx, unit, { state, updatedAt: now })))
      await log(unit.userId, { category: 'Unit', operation: 'Release', number: unit.number })
    }
    return released
  })
}

/** What stands in the way of each unit. */
async function obstaclesOfUnits(
  db: Queryable,
  { vault, texts }: Pick<Deps, 'vault' | 'texts'>,
  given: readonly UnitRow[],
): Promise<Map<UnitRow, UnitObstacle[]>> {
  const people = [...new Set(given.map(({ userId }) => userId))]
  const panels = await db
    .select()
    .from(testPanels)
    .where(and(inArray(testPanels.userId, people), isNull(testPanels.withdrawnAt)))
  const statementIds = given.flatMap(({ statementId }) => statementId ?? [])
  const statements =
    statementIds.length === 0
      ? []
      : await db.select().from(conditionReports).where(inArray(conditionReports.id, statementIds))
  const fine = new Set(
    (await vault.open(db, 'condition_reports', statements))
      .filter(({ judgement, lifted }) => lifted || togetherOf(judgement.items).outcome === 'Fine')
      .map(({ id }) => id),
  )
  const isStated = ({ statementId }: UnitRow) =>
    statementId === null ? !texts.donationRoom.statementRequired : fine.has(statementId)
  return new Map(
    given.map((unit) => {
      if (unit.state === 'Discarded') return [unit, ['Discarded']]
      const own = panels.filter(({ userId }) => userId === unit.userId)
      return [
        unit,
        [
          ...(unit.state === 'Held' ? (['Held'] as const) : []),
          ...bracketObstacles(japaneseDateOf(unit.receivedAt), own),
          ...(isStated(unit) ? [] : (['Statement'] as const)),
        ],
      ]
    }),
  )
}

/** `Unit.Obstacles`, batched per page. */
export const obstaclesOf = gathering(async ({ deps }: RequestContext, ids: string[]) => {
  const rows = await deps.db.select().from(units).where(inArray(units.id, ids))
  const found = await obstaclesOfUnits(deps.db, deps, rows)
  return new Map([...found].map(([{ id }, obstacles]) => [id, obstacles]))
})
