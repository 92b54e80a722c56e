import { editedFields, fieldOptions, type EditedField } from '../../shared/profile/fields'
import type { UserProfileRow, userProfiles } from '../schema/users'
import { columnsOf } from '../users/profileColumns'

type Own = Exclude<keyof typeof userProfiles.$inferInsert, Uncapitalize<EditedField>>

/**
 * What becomes of each column when a person leaves, but for the fields that people edit: it stays, or it is set to the
 * value in brackets. What names a person, reaches them or was for them alone goes. A new column has to be entered here.
 */
const fate: { [C in Own]: 'keep' | [UserProfileRow[C]] } = {
  id: 'keep',
  email: [null],
  // Removed with the file that they name, once the account has gone.
  barCodeBucket: 'keep',
  barCodeKey: 'keep',
  // Samples bear it.
  donorId: 'keep',
  userRank: 'keep',
  deleteStatus: [true],
  suspensionStatus1: 'keep',
  updatedSuspensionStatus1ToTrueAt: 'keep',
  suspendedUntil: [null],
  userStatus: 'keep',
  donorStatus: ['NotCertified'],
  donorProcessStatus: [null],
  onlineCheckResult: [null],
  onlineCheckScore: [null],
  // Donations and their rewards stay.
  totalDonationsCount: 'keep',
  latestDonationsCount: 'keep',
  intestinalFloraCount: [0],
  registrationDateOfService: 'keep',
  registrationDateOfDonor: 'keep',
  commencementWindowPeriodDate: 'keep',
  donorExpirationDate: 'keep',
  lossDonorStatusDate: 'keep',
  sentUpdateNoticeAt: 'keep',
  retryFrom: [null],
  retryByOffice: [false],
  onlineCheckReopenedAt: [null],
  reopenedQuestions: [null],
  cautionSealed: [null],
  donationPaused: [false],
  resting: [false],
  restingUntil: [null],
  retryReminder: [false],
  criteriaNews: [null],
  floraInvitationRequestedAt: [null],
  accountRemovedAt: 'keep',
  waitingSince: [null],
  // Triggers keep these six as the others are now.
  nextDate: 'keep',
  nextDateKind: 'keep',
  retryState: 'keep',
  retryOn: 'keep',
  changedIn: 'keep',
  statusSince: 'keep',
  // The counts of the way that people came tell no person.
  furthestStatus: 'keep',
  profileCreatedAt: 'keep',
  version: 'keep',
  createdAt: 'keep',
  updatedAt: 'keep',
}

const fields = editedFields.filter((field) => !fieldOptions[field].keptAfterLeaving)

export const erasedColumns: Partial<UserProfileRow> = {
  ...Object.fromEntries(
    Object.entries(fate).flatMap(([column, to]) => (to === 'keep' ? [] : [[column, to[0]]])),
  ),
  ...columnsOf(
    Object.fromEntries(fields.map((field) => [field, fieldOptions[field].kind === 'flag' ? false : null])),
  ),
}
