import type { DataClass, ReadPurpose, Role } from '../../../generated/schema'
import { allRoles } from './roles'

/** The roles that read a class of data. A field of the API names its class (`@visible`) and other readers (`also`). */
export const classReaders: Readonly<Record<DataClass, readonly Role[]>> = {
  Identity: allRoles,
  Contact: ['Administrator', 'Coordinator', 'Support'],
  Health: ['Physician'],
  Eligibility: ['Physician'],
  Flora: ['Administrator', 'Physician'],
  Money: ['Administrator', 'Finance', 'Support'],
  StaffNotes: ['Administrator', 'Coordinator', 'Physician'],
  Material: ['Administrator', 'Coordinator', 'Physician', 'Reception', 'Auditor'],
  Operational: allRoles,
  Account: ['Administrator', 'Auditor'],
}

/** Staff who may also read health in an emergency, with a reason: those who look after people. */
export const emergencyReaders: readonly Role[] = ['Administrator', 'Coordinator']

/** Classes that an emergency opens. */
export const emergencyClasses: readonly DataClass[] = ['Health', 'Eligibility']

/**
 * Staff who read eligibility of one person whose record they opened for one of these purposes; never in lists, filters,
 * files or counts.
 */
export const openedReaders: readonly Role[] = ['Administrator', 'Coordinator', 'Support']
export const openedPurposes: readonly ReadPurpose[] = ['inquiry', 'interview']
