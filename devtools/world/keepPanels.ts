import { addDays } from '../../shared/facts/dates'
import type { Certification, PanelKind } from '../../shared/generated/schema'
import type { Exam } from './office'
import {
  confirmTestPanel,
  decideHold,
  openHold,
  openHoldsOf,
  panelResults,
  recordTestPanel,
  releaseUnitsOf,
  tellFinding,
} from './panels'
import { createRandom, type Random } from './random'
import { must, type World } from './world'

const SEED = 20_261_128
const LABORATORY = '見本臨床検査センター'
/** What a healthy person may carry unnoticed. */
const FOUND = ['CDifficile', 'ResistantBacteria', 'Norovirus'] as const

export type KeepPanels = {
  /** Records what the laboratory found in the specimens of a test; a second person confirms a finding. */
  ofTest(userId: string, exam: Exam, result: Certification): Promise<void>
  /** Records a panel that belongs to no test, of today's specimens. */
  apart(userId: string, kind: 'Interim' | 'Exit', isFound?: boolean): Promise<void>
  /** Releases what lies in its bracket. */
  release(userId: string): Promise<void>
  hold(userId: string, reason: string): Promise<void>
  /** Writes what was found out about everything that holds the person's units. */
  lookInto(userId: string, finding: string): Promise<void>
  decide(userId: string, decision: 'Lifted' | 'Discarded'): Promise<void>
}

const nothing: KeepPanels = {
  ofTest: async () => undefined,
  apart: async () => undefined,
  release: async () => undefined,
  hold: async () => undefined,
  lookInto: async () => undefined,
  decide: async () => undefined,
}

/**
 * What physicians do about what was given, by chances of its own.
 * @param physicians at least three once a hold is decided: who began it, who looked into it, who decides
 */
export function keepPanels(
  world: World,
  physicians: () => readonly string[],
  random: Random = createRandom(SEED),
): KeepPanels {
  if (!world.deps.texts.material) return nothing
  const physician = (place: number) => physicians()[place] ?? random.pick(physicians())

  async function record(
    userId: string,
    of: { Kind: PanelKind; ScreeningId?: string },
    { day, found }: { day: Exam['date']; found: string | null },
  ) {
    const specimens = { Blood: day, Saliva: day, Stool: addDays(day, -random.whole(0, 1)) }
    const input = {
      Id: random.uuid(),
      UserId: userId,
      ...of,
      Laboratory: LABORATORY,
      Results: panelResults(specimens, found),
    }
    const { recordTestPanel: panel } = must(
      await recordTestPanel(world, physician(0), input),
      'recordTestPanel',
    )
    if (!found) return
    must(await confirmTestPanel(world, physician(1), panel.Id), 'confirmTestPanel')
    must(await tellFinding(world, physician(0), { userId, panelId: panel.Id }), 'releaseTestPanel')
  }
  async function toEachHold(userId: string, by: string, input: Omit<Parameters<typeof decideHold>[2], 'Id'>) {
    for (const Id of await openHoldsOf(world, by, userId))
      must(await decideHold(world, by, { Id, ...input }), 'decideHold')
  }
  return {
    ofTest: (userId, { type, screeningId, date }, result) =>
      record(
        userId,
        { Kind: type, ScreeningId: screeningId },
        { day: date, found: result === 'Certified' ? null : random.pick(FOUND) },
      ),
    apart: (userId, Kind, isFound = false) =>
      record(userId, { Kind }, { day: world.today(), found: isFound ? random.pick(FOUND) : null }),
    async release(userId) {
      await releaseUnitsOf(world, physician(0), userId)
    },
    async hold(userId, Reason) {
      must(await openHold(world, physician(0), { UserId: userId, Reason }), 'openHold')
    },
    lookInto: (userId, Finding) => toEachHold(userId, physician(1), { Finding }),
    decide: (userId, Decision) => toEachHold(userId, physician(2), { Decision }),
  }
}
