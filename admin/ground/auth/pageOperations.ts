import type { StaffOperation } from '../../../shared/rules/records/access/operations'
import type { DataClass } from '../../../shared/generated/schema'

/** What each page asks for first, by the first part of its address. Other pages are open to all staff. */
export const pageOperations = {
  desk: 'listWork',
  dashboard: 'getDashboard',
  calendar: 'getCalendar',
  reception: 'findDonor',
  users: 'listUsersByIdProfileCreatedAt',
  pendingAccounts: 'listPendingAccounts',
  bulk: 'startBulk',
  screenings: 'listScreeningInfoByIdScreeningInfoCreatedAt',
  donations: 'listDonationByIdDonationInfoCreatedAt',
  units: 'listUnits',
  floraTests: 'listIntestinalFloraTestByIdInspectionDetailCreatedAt',
  preferenceSlots: 'getPreference',
  opening: 'getOpening',
  mails: 'listMails',
  letters: 'listLetters',
  criteria: 'listCriteria',
  administrators: 'listAdministratorByIdProfileCreatedAt',
  operator: 'createAdministrator',
  duties: 'getAdministrator',
  activity: 'listUserActivity',
  reads: 'listStaffReads',
  cases: 'listCases',
  seals: 'listSealedTrees',
  securityEvents: 'listSecurityEvents',
} as const satisfies Record<string, StaffOperation>

/** What a page is about, where the operation answers others as well: names of colleagues stand beside what they did. */
export const pageData: Partial<Record<PageName, DataClass>> = { administrators: 'Account' }

/** Also open to those who may ask for today only. */
export const DAY_SHEET = 'getGuidanceDay' satisfies StaffOperation

export type PageName = keyof typeof pageOperations

export const isPageName = (name: string): name is PageName => Object.hasOwn(pageOperations, name)
