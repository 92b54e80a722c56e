import type fc from 'fast-check'
import type { Actor } from '../../../support/actors'
import { near } from './arbitraries'

type Actors = { admin: Actor; screeningId: string }

/** Accounts of staff: input, who sends it, and what is made up for it. */
export const staffInputs = (
  actors: () => Actors,
): Record<string, [() => Actor, () => fc.Arbitrary<unknown>]> => {
  const admin = () => actors().admin
  return {
    saveDeviceLock: [admin, () => near({ DeviceId: actors().screeningId, PinProof: `${'A'.repeat(43)}=` })],
    endOwnSessions: [admin, () => near({ Id: actors().screeningId })],
    endAdministratorSessions: [admin, () => near({ AdministratorId: actors().screeningId })],
    updateAdministrator: [admin, () => near({ Id: actors().screeningId, Name: '係 花子', Role: 'Support' })],
  }
}
