import { isForToday, mayCall, mayExport, type StaffOperation } from '../../shared/access/operations'
import { isPageName, pageOperations } from './pageOperations'
import type { Role } from '../../shared/generated/schema'

const operations: Readonly<Record<string, StaffOperation>> = {
  'users/edit': 'updateUserProfileByAdmin',
  'users/delete': 'deleteUser',
  'users/bulk': 'startBulk',
  'administrators/create': 'createAdministrator',
  'administrators/delete': 'deleteAdministrator',
  'preferenceSlots/create': 'updatePreferenceSlot',
  'preferenceSlots/edit': 'updatePreferenceSlot',
  'donations/create': 'recordDonation',
  'donations/edit': 'correctDonation',
  'donations/import': 'settleRewards',
  'floraTests/import': 'startBulk',
  'mails/edit': 'resendMail',
}
const READING: readonly string[] = ['list', 'show']

/** True if the operation does more than look at today. */
export const mayOpen = (held: readonly Role[], operation: StaffOperation) =>
  mayCall(held, operation) && !isForToday(held, operation)

/** What react-admin offers; the server checks each call again. */
export function mayDo(held: readonly Role[], action: string, resource = ''): boolean {
  if (action === 'export') return mayExport(held, resource)
  if (READING.includes(action)) return !isPageName(resource) || mayOpen(held, pageOperations[resource])
  const operation = operations[`${resource}/${action}`]
  return operation !== undefined && mayOpen(held, operation)
}
