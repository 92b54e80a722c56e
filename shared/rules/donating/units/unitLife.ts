import type { UnitState } from '../../../generated/schema'

/** What moves a unit. */
export type UnitMove = 'takenInAfterAll' | 'rejected' | 'discarded' | 'donationTakenBack'

type Move = { from: readonly UnitState[]; to: UnitState }

/** A unit begins in one of these. */
export const firstUnitState = (isAccepted: boolean): UnitState => (isAccepted ? 'Quarantine' : 'Discarded')

/**
 * The life of a unit after its first state; `server/ground/tables/sql/units.sql` holds it. Nothing leads to Usable or
 * Held yet: without panels and holds there is nothing that could say so.
 */
export const unitMoves: Readonly<Record<UnitMove, Move>> = {
  rejected: { from: ['Quarantine', 'Usable', 'Held'], to: 'Discarded' },
  discarded: { from: ['Quarantine', 'Usable', 'Held'], to: 'Discarded' },
  donationTakenBack: { from: ['Quarantine', 'Usable', 'Held'], to: 'Discarded' },
  /** Only one that was discarded because reception rejected it. */
  takenInAfterAll: { from: ['Discarded'], to: 'Quarantine' },
}

/** The state after the move; null where the life of a unit has no such move. */
export const unitStateAfter = (from: UnitState, move: UnitMove): UnitState | null =>
  unitMoves[move].from.includes(from) ? unitMoves[move].to : null

/** A unit that is held or discarded leaves the house for no one. */
export const mayHandOver = (state: UnitState): boolean => state === 'Quarantine' || state === 'Usable'
