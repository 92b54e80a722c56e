import { classReaders } from '../../../shared/rules/records/access/classes'
import {
  isForToday,
  mayCall,
  mayExport,
  type StaffOperation,
} from '../../../shared/rules/records/access/operations'
import { isPageName, pageData, pageOperations, type PageName } from './pageOperations'
import type { Role } from '../../../shared/generated/schema'

type Act = 'create' | 'edit' | 'delete' | 'bulk' | 'import'

const operations: Partial<Record<`${PageName}/${Act}`, StaffOperation>> = {
  'users/edit': 'updateUserProfileByAdmin',
  'users/delete': 'deleteUser',
  'users/bulk': 'previewBulk',
  'administrators/create': 'createAdministrator',
  'administrators/delete': 'deleteAdministrator',
  'preferenceSlots/create': 'updatePreferenceSlot',
  'preferenceSlots/edit': 'updatePreferenceSlot',
  'donations/create': 'recordDonation',
  'donations/edit': 'correctDonation',
  'donations/import': 'settleRewards',
  'floraTests/import': 'recordIntestinalFloraTest',
  'mails/edit': 'resendMail',
}
const READING: readonly string[] = ['list', 'show']

/** Pages that show what is of today to whom today is enough. */
const ofToday: readonly PageName[] = ['units']

/** True if the operation does more than look at today. */
const mayOpen = (held: readonly Role[], operation: StaffOperation) =>
  mayCall(held, operation) && !isForToday(held, operation)

/** The menu, the keys, the search and the address bar go by this. */
export function mayOpenPage(held: readonly Role[], page: PageName): boolean {
  const data = pageData[page]
  const readers = data ? classReaders[data] : held
  const isOpen = ofToday.includes(page) ? mayCall : mayOpen
  return isOpen(held, pageOperations[page]) && held.some((role) => readers.includes(role))
}

/** What react-admin offers; the server checks each call again. */
export function mayDo(held: readonly Role[], action: string, resource = ''): boolean {
  if (action === 'export') return mayExport(held, resource)
  // Rows are chosen for something that is done with them.
  if (action === 'choose') return mayExport(held, resource) || mayDo(held, 'bulk', resource)
  if (READING.includes(action)) return !isPageName(resource) || mayOpenPage(held, resource)
  const [, operation] = Object.entries(operations).find(([act]) => act === `${resource}/${action}`) ?? []
  return operation !== undefined && mayOpen(held, operation)
}
