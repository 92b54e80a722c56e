import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { findingSince } from '../holds/holdWindow'
import { panelOutcome } from '../../../shared/rules/donating/units/panelOutcome'
import {
  PANEL_RECORDED_OTHERWISE,
  SCREENING_NEEDED,
  SCREENING_NOT_NEEDED,
  SCREENING_OF_ANOTHER,
} from '../../../shared/words/donating/panels'
import { requireDuty, requireMaterial, type RequestContext } from '../../ground/access/context'
import type { Transaction } from '../../ground/db/client'
import { AppError, badField, requireUuid } from '../../ground/errors'
import type { RecordTestPanelInput } from '../../generated/resolvers'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { testPanels, type TestPanelRow } from '../../ground/tables/panels'
import { screenings } from '../../ground/tables/screenings'
import { lockPerson } from '../../records/person/findProfile'
import { beginHold } from '../holds/beginHold'
import { endAskedBy } from '../users/askedTest'
import { holdUnbracketed } from './holdUnbracketed'
import { panelsOf, standardNow, toPanel, type PanelParent } from './panelRows'
import { readPanel } from './readPanel'

/**
 * Records a panel. A finding holds the units it may concern in the same transaction. A repeated call answers as the
 * first.
 * @param check of a new panel beside the person's others, while the person is locked
 */
export async function recordTestPanel(
  context: RequestContext,
  input: RecordTestPanelInput,
  check?: (others: readonly TestPanelRow[]) => void,
): Promise<PanelParent> {
  const caller = requireDuty(context, 'recordTestPanel')
  requireMaterial(context)
  const { deps, now } = context
  const owner = { id: requireUuid(input.Id), userId: requireUuid(input.UserId) }
  return loggedTransaction(context, async (tx, log) => {
    await lockPerson(tx, owner.userId)
    const { analytes, criteria } = await standardNow(tx, deps)
    const { results, ...read } = readPanel(input, analytes, now)
    const screeningId = await screeningOf(tx, input)
    const others = await panelsOf(tx, deps.vault, owner.userId)
    const known = await findPanel(tx, owner.id)
    if (known) return repeated(known, others, { userId: owner.userId, results })
    check?.(others)
    const [row] = await tx
      .insert(testPanels)
      .values({
        ...owner,
        kind: input.Kind,
        screeningId,
        ...read,
        outcome: panelOutcome(results, analytes),
        ...(await deps.vault.seal(tx, 'test_panels', owner, { results })),
        criteria,
        recordedBy: caller.id,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!row) throw new Error('An inserted panel is missing')
    if (row.outcome === 'NotPassed') {
      const earlier = others.flatMap((panel) => panel.results)
      const since = findingSince(results, earlier, analytes)
      const cause = { cause: 'Panel', causeId: row.id } as const
      await beginHold(tx, context, cause, { userId: row.userId, since })
    }
    await holdUnbracketed(tx, context, row)
    await endAskedBy(tx, row, now)
    await log(row.userId, { category: 'Panel', operation: 'Record' })
    return toPanel(row)
  })
}

/** @throws AppError BAD_USER_INPUT where the kind asks for the person's test of that kind, or for none */
async function screeningOf(
  tx: Transaction,
  { Kind, ScreeningId, UserId }: RecordTestPanelInput,
): Promise<string | null> {
  const isOfTest = Kind === 'Registration' || Kind === 'Renewal'
  if (!ScreeningId) {
    if (isOfTest) throw badField('ScreeningId', SCREENING_NEEDED)
    return null
  }
  if (!isOfTest) throw badField('ScreeningId', SCREENING_NOT_NEEDED)
  const id = requireUuid(ScreeningId)
  const [screening] = await tx
    .select({ userId: screenings.userId, type: screenings.inspectionType })
    .from(screenings)
    .where(eq(screenings.id, id))
  if (!screening) throw new AppError('NOT_FOUND')
  if (screening.userId !== UserId.toLowerCase() || screening.type !== Kind)
    throw badField('ScreeningId', SCREENING_OF_ANOTHER)
  return id
}

async function findPanel(tx: Transaction, id: string): Promise<TestPanelRow | null> {
  const [row] = await tx.select().from(testPanels).where(eq(testPanels.id, id))
  return row ?? null
}

function repeated(
  known: TestPanelRow,
  opened: readonly TestPanelRow[],
  given: Pick<TestPanelRow, 'userId' | 'results'>,
): PanelParent {
  const results = opened.find(({ id }) => id === known.id)?.results
  if (known.userId !== given.userId || !isDeepStrictEqual(results, given.results))
    throw new AppError('INVALID_STATE', PANEL_RECORDED_OTHERWISE)
  return toPanel(known)
}
