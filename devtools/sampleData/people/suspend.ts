import { happen, type Life } from '../life'

/** Suspension 1: for a while, by the office. */
export function stopForAWhile(life: Life, at: Date): void {
  happen(
    life,
    at,
    life.world.staff.administratorAt(at),
    { category: 'Account', operation: 'Stop', until: null, isMoved: false },
    {
      suspensionStatus1: true,
      updatedSuspensionStatus1ToTrueAt: at,
    },
  )
}

/** Suspension 2: for good. */
export function suspendForGood(life: Life, at: Date): void {
  happen(
    life,
    at,
    life.world.staff.administratorAt(at),
    { category: 'Account', operation: 'Suspend' },
    {
      suspensionStatus2: true,
    },
  )
}
