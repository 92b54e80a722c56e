import { isForToday, mayCall, mayExport, type StaffOperation } from '../../shared/access/operations'
import type { Role } from '../../shared/generated/schema'

const operations: Readonly<Record<string, StaffOperation>> = {
  'users/list': 'listUsersByIdProfileCreatedAt',
  'users/edit': 'updateUserProfileByAdmin',
  'users/delete': 'deleteUser',
  'users/bulk': 'startBulk',
  'screenings/list': 'listScreeningInfoByIdScreeningInfoCreatedAt',
  'administrators/create': 'createAdministrator',
  'administrators/delete': 'deleteAdministrator',
  'preferenceSlots/create': 'updatePreferenceSlot',
  'preferenceSlots/edit': 'updatePreferenceSlot',
  'donations/list': 'listDonationByIdDonationInfoCreatedAt',
  'donations/create': 'recordDonation',
  'donations/edit': 'correctDonation',
  'donations/import': 'settleRewards',
  'floraTests/list': 'listIntestinalFloraTestByIdInspectionDetailCreatedAt',
  'preferenceSlots/list': 'getPreference',
  'mails/list': 'listMails',
  'mails/edit': 'resendMail',
  'activity/list': 'listUserActivity',
  'securityEvents/list': 'listSecurityEvents',
  'reads/list': 'listStaffReads',
  'cases/list': 'listCases',
}
const READING: readonly string[] = ['list', 'show']

/** True if the operation does more than look at today. */
export const mayOpen = (held: readonly Role[], operation: StaffOperation) =>
  mayCall(held, operation) && !isForToday(held, operation)

/** What react-admin offers; the server checks each call again. */
export function mayDo(held: readonly Role[], action: string, resource = ''): boolean {
  if (action === 'export') return mayExport(held, resource)
  const isReading = READING.includes(action)
  const operation = operations[`${resource}/${isReading ? 'list' : action}`]
  if (operation) return mayOpen(held, operation)
  return isReading
}
