import { and, eq, inArray } from 'drizzle-orm'
import { addDays } from '../../../shared/facts/dates'
import { findingSince, type HoldSince } from '../holds/holdWindow'
import type { RequestContext } from '../../ground/access/context'
import type { Transaction } from '../../ground/db/client'
import { holds } from '../../ground/tables/holds'
import type { TestPanelRow } from '../../ground/tables/panels'
import { screenings } from '../../ground/tables/screenings'
import { beginHold } from '../holds/beginHold'
import { testSince } from './holdByTest'
import { panelsOf, standardNow } from './panelRows'

/**
 * Without the negative specimens of a panel that is withdrawn, what was found after them reaches further back: the days
 * between are held too, also where the hold of before is decided. The caller has locked the person.
 */
export async function holdFurther(
  tx: Transaction,
  context: Pick<RequestContext, 'deps' | 'now' | 'requestId'>,
  withdrawn: TestPanelRow,
): Promise<void> {
  const { deps } = context
  const { userId } = withdrawn
  const { analytes } = await standardNow(tx, deps)
  const now = await panelsOf(tx, deps.vault, userId)
  const before = [...now, ...(await deps.vault.open(tx, 'test_panels', [withdrawn]))]

  const reach = async (
    cause: Parameters<typeof beginHold>[2],
    sinceOf: (panels: readonly TestPanelRow[]) => HoldSince,
  ) => {
    const [was, since] = [sinceOf(before), sinceOf(now)]
    if (was === null || (since !== null && since >= was)) return
    await beginHold(tx, context, cause, { userId, since, until: addDays(was, -1) })
  }
  for (const { id, results } of now.filter(({ outcome }) => outcome === 'NotPassed'))
    await reach({ cause: 'Panel', causeId: id }, (panels) =>
      findingSince(
        results,
        panels.filter((one) => one.id !== id).flatMap((one) => one.results),
        analytes,
      ),
    )
  for (const { id, cause, type, initial, renewal } of await heldTests(tx, userId)) {
    const examDate = type === 'Renewal' ? renewal : initial
    if (examDate)
      await reach({ cause, causeId: id }, (panels) => testSince({ id, examDate }, panels, analytes))
  }
}

/** Tests for which what the person gave was held. */
async function heldTests(tx: Transaction, userId: string) {
  const found = await tx
    .selectDistinct({
      cause: holds.cause,
      id: screenings.id,
      type: screenings.inspectionType,
      initial: screenings.initialExamDate,
      renewal: screenings.renewalExamDate,
    })
    .from(holds)
    .innerJoin(screenings, eq(screenings.id, holds.causeId))
    .where(and(eq(holds.userId, userId), inArray(holds.cause, ['NotCertified', 'Correction'])))
  return found.flatMap(({ cause, ...test }) =>
    cause === 'NotCertified' || cause === 'Correction' ? [{ cause, ...test }] : [],
  )
}
