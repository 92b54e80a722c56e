import { useApiQuery } from '../dataProvider/useCallApi'
import { StaffNamesDocument } from '../generated/graphql'
import type { FilterOption } from '../list/filterField'

/** Everybody who may have done something, those who were removed too. */
export function useStaffOptions(): FilterOption[] {
  const { data } = useApiQuery(
    ['staffNames'],
    StaffNamesDocument,
    {},
    { select: ({ listAdministratorByIdProfileCreatedAt: { items } }) => items },
  )
  return data?.map(({ Id, Name }) => ({ value: Id, label: Name })) ?? []
}
