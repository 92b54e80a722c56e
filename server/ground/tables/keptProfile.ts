import type { DataClass } from '../../../shared/generated/schema'
import { editedColumns } from '../../generated/editedColumns'
import type { UserProfileRow } from './users'

/**
 * A column's class of data, or why its changes are not kept: `key`, `stamp` (times and numbers of the record itself) or
 * `derived` (follows from kept data, often changes with other people's rows).
 */
export type Fate = DataClass | 'key' | 'stamp' | 'derived'

/** Columns of a profile without the row's times; edited columns have the class of their field. */
export const profileFates = {
  id: 'key',
  email: 'Contact',
  barCodeBucket: 'derived',
  barCodeKey: 'derived',
  donorId: 'Identity',
  userRank: 'Operational',
  deleteStatus: 'Operational',
  suspensionStatus1: 'Operational',
  updatedSuspensionStatus1ToTrueAt: 'Operational',
  suspendedUntil: 'Operational',
  ...editedColumns,
  cautionSealed: 'derived',
  hasCaution: 'derived',
  userStatus: 'Operational',
  donorStatus: 'Operational',
  donorProcessStatus: 'Operational',
  onlineCheckResult: 'Health',
  onlineCheckScore: 'Health',
  totalDonationsCount: 'Operational',
  latestDonationsCount: 'Operational',
  intestinalFloraCount: 'Operational',
  registrationDateOfService: 'Operational',
  registrationDateOfDonor: 'Operational',
  commencementWindowPeriodDate: 'Operational',
  donorExpirationDate: 'Operational',
  lossDonorStatusDate: 'Operational',
  sentUpdateNoticeAt: 'Operational',
  retryFrom: 'Operational',
  retryByOffice: 'derived',
  onlineCheckReopenedAt: 'Health',
  reopenedQuestions: 'Health',
  donationPaused: 'Operational',
  resting: 'Health',
  restingUntil: 'Health',
  retryReminder: 'Contact',
  criteriaNews: 'Contact',
  floraInvitationRequestedAt: 'Operational',
  accountRemovedAt: 'Operational',
  waitingSince: 'Operational',
  nextDate: 'derived',
  nextDateKind: 'derived',
  retryState: 'derived',
  retryOn: 'derived',
  statusSince: 'stamp',
  furthestStatus: 'derived',
  profileCreatedAt: 'stamp',
  version: 'stamp',
  changedIn: 'stamp',
  searchText: 'derived',
  foldedText: 'derived',
  foldedCity: 'derived',
} as const satisfies Record<Exclude<keyof UserProfileRow, 'createdAt' | 'updatedAt'>, Fate>
