import type { DataClass, Role } from '../generated/schema'
import { allRoles } from './roles'

/**
 * Which duties read a class of data. A field of the contract names its class (`@visible`); whoever reads one besides these
 * is named there (`also`).
 */
export const classReaders: Readonly<Record<DataClass, readonly Role[]>> = {
  Identity: allRoles,
  Contact: ['Administrator', 'Coordinator', 'Support'],
  Health: ['Physician'],
  Flora: ['Administrator', 'Physician'],
  Money: ['Administrator', 'Finance', 'Support'],
  StaffNotes: ['Administrator', 'Coordinator', 'Physician'],
  Operational: allRoles,
  Account: ['Administrator', 'Auditor'],
}

/** Whoever of staff is shown health besides in an emergency, with its reason: those who look after people. */
export const emergencyReaders: readonly Role[] = ['Administrator', 'Coordinator']
