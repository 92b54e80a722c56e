import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { StaffNamesDocument } from '../../generated/graphql'
import type { FilterOption } from '../../parts/list/filterField'

/** All staff who may have done something, also those who were removed. */
export function useStaffOptions(): FilterOption[] {
  const { data } = useApiQuery(
    ['staffNames'],
    StaffNamesDocument,
    {},
    { select: ({ listAdministratorByIdProfileCreatedAt: { items } }) => items },
  )
  return data?.map(({ Id, Name }) => ({ value: Id, label: Name })) ?? []
}
