import type { DataClass, Role } from '../generated/schema'
import { allRoles } from './roles'

/** The roles that read a class of data. A field of the API names its class (`@visible`) and other readers (`also`). */
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

/** Staff who may also read health in an emergency, with a reason: those who look after people. */
export const emergencyReaders: readonly Role[] = ['Administrator', 'Coordinator']
