import { mayCall, type StaffOperation } from '../../../../shared/rules/records/access/operations'
import type { Role } from '../../../../shared/generated/schema'
import type { Place } from '../../../ground/auth/places'
import { isReadBy } from '../../../ground/auth/readers'

/** What each part of the search asks; whose duties do not allow one searches by the others. */
export const operationsOfSearch = {
  people: 'listUsersByIdProfileCreatedAt',
  accounts: 'listPendingAccounts',
  samples: 'listIntestinalFloraTestByIdInspectionDetailCreatedAt',
} as const satisfies Record<string, StaffOperation>

type Part = { words: string; operation: StaffOperation; field?: string }

/** In the order of the hint; each by the duty and the class of data that the server asks too. */
const parts: readonly Part[] = [
  { words: '氏名', operation: operationsOfSearch.people, field: 'LastName' },
  { words: 'フリガナ', operation: operationsOfSearch.people, field: 'LastNameFurigana' },
  { words: '生年月日', operation: operationsOfSearch.people, field: 'Birthday' },
  { words: 'メールアドレス', operation: operationsOfSearch.people, field: 'Email' },
  { words: '電話番号の末尾', operation: operationsOfSearch.people, field: 'Tel' },
  { words: 'ドナー番号', operation: operationsOfSearch.people, field: 'DonorId' },
  { words: '検査キットの番号', operation: operationsOfSearch.people },
  { words: '検体の番号', operation: operationsOfSearch.samples },
]

/** Where units are recorded, and their place is open to the duty. */
export const hasUnits = (places: readonly Place[]) => places.some(({ key }) => key === 'units')

/** What the caller may search by, for the hint below the field. */
export function searchHint(held: readonly Role[], places: readonly Place[]): string {
  const own = parts.filter(
    ({ operation, field }) => mayCall(held, operation) && (field === undefined || isReadBy(held, field)),
  )
  // The number of a unit is asked beside the people.
  const units = hasUnits(places) && mayCall(held, operationsOfSearch.people) ? ['便番号'] : []
  return [...own.map(({ words }) => words), ...units, '画面の名前'].join('、')
}
