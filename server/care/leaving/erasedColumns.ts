import { editedFields, fieldOptions, type EditedField } from '../../../shared/facts/fields'
import type { UserProfileRow, userProfiles } from '../../ground/tables/users'
import { columnsOf } from '../../records/person/profileColumns'

type Own = Exclude<keyof typeof userProfiles.$inferInsert, Uncapitalize<EditedField>>

/**
 * The fate of each column when a person leaves, except edited fields: kept, or set to the value in brackets. Data that
 * names, reaches or only served the person is erased. New columns must be listed.
 */
const fate: { [C in Own]: 'keep' | [UserProfileRow[C]] } = {
  id: 'keep',
  email: [null],
  // Removed with the file they name, once the account is gone.
  barCodeBucket: 'keep',
  barCodeKey: 'keep',
  // It is on samples.
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
  // Triggers derive these eight from the others.
  foldedText: 'keep',
  foldedCity: 'keep',
  nextDate: 'keep',
  nextDateKind: 'keep',
  retryState: 'keep',
  retryOn: 'keep',
  changedIn: 'keep',
  statusSince: 'keep',
  // Counts of the steps people reached identify no person.
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
