import type { UnitState } from '../../../generated/schema'

/** What moves a unit. */
export type UnitMove =
  | 'takenInAfterAll'
  | 'rejected'
  | 'discarded'
  | 'donationTakenBack'
  | 'released'
  | 'held'
  | 'restored'
  | 'restoredUsable'

type Move = { from: readonly UnitState[]; to: UnitState }

/** A unit begins in one of these. */
export const firstUnitState = (isAccepted: boolean): UnitState => (isAccepted ? 'Quarantine' : 'Discarded')

/** The life of a unit after its first state; `server/ground/tables/sql/holds.sql` holds it. */
export const unitMoves: Readonly<Record<UnitMove, Move>> = {
  rejected: { from: ['Quarantine', 'Usable', 'Held'], to: 'Discarded' },
  discarded: { from: ['Quarantine', 'Usable', 'Held'], to: 'Discarded' },
  donationTakenBack: { from: ['Quarantine', 'Usable', 'Held'], to: 'Discarded' },
  /** Only one that was discarded because reception rejected it. */
  takenInAfterAll: { from: ['Discarded'], to: 'Quarantine' },
  /** By a physician, within its bracket (bracket.ts). */
  released: { from: ['Quarantine'], to: 'Usable' },
  /** By the database, with the hold that covers it. */
  held: { from: ['Quarantine', 'Usable'], to: 'Held' },
  /** By the database, once no hold covers it any more. */
  restored: { from: ['Held'], to: 'Quarantine' },
  /** Only what was usable before, and still lies in its bracket. */
  restoredUsable: { from: ['Held'], to: 'Usable' },
}

/** The state after the move; null where the life of a unit has no such move. */
export const unitStateAfter = (from: UnitState, move: UnitMove): UnitState | null =>
  unitMoves[move].from.includes(from) ? unitMoves[move].to : null

/** A unit that is held or discarded leaves the house for no one. */
export const mayHandOver = (state: UnitState): boolean => state === 'Quarantine' || state === 'Usable'

/** Sums of fewer units would tell of a single one. */
export const FEWEST_UNITS_TOLD = 5
