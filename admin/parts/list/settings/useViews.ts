import { useResourceContext } from 'react-admin'
import { isRecord } from '../../../../shared/facts/isRecord'
import type { SharedList } from '../../../../shared/generated/schema'
import { useMayCall } from '../../../ground/auth/useDuties'
import { useApiQuery } from '../../../ground/dataProvider/useCallApi'
import { OfficeViewsDocument, type OfficeViewFragment } from '../../../generated/graphql'
import type { FilterRecord } from '../filterField'
import { isDensity, useListSettings, type SavedView } from './useListSettings'

/** Lists whose views can be shared and whose rows are counted per view. */
const sharedLists = new Map<string, SharedList>([
  ['users', 'Users'],
  ['screenings', 'Screenings'],
  ['donations', 'Donations'],
  ['floraTests', 'FloraTests'],
])

/** The list's name in the API; undefined if its views cannot be shared. */
export const useSharedList = () => sharedLists.get(useResourceContext() ?? '')

export const OFFICE_VIEWS = ['officeViews']

export function useViews(): readonly SavedView[] {
  const { settings } = useListSettings()
  const list = useSharedList()
  const mayShare = useMayCall()('listSharedViews')
  const { data } = useApiQuery(
    OFFICE_VIEWS,
    OfficeViewsDocument,
    {},
    {
      enabled: list !== undefined && mayShare,
      staleTime: Infinity,
      select: ({ listSharedViews: views }) => views,
    },
  )
  const ofOffice = data?.filter((view) => view.List === list) ?? []
  return [
    ...settings.views,
    ...ofOffice.map((view) => ({ ...readOfficeView(view), ...settings.ofOffice?.[view.Id] })),
  ]
}

function readOfficeView(view: OfficeViewFragment): SavedView {
  const {
    Id: id,
    Name: name,
    SortField: field,
    SortDirection: order,
    Columns,
    Density,
    MakerId,
    Version,
  } = view
  const filter: FilterRecord = {}
  for (const { Values } of view.Conditions) if (isRecord(Values)) Object.assign(filter, Values)
  return {
    id,
    name,
    filter,
    sort: { field, order },
    ...(Columns && { columns: Columns }),
    ...(isDensity(Density) && { density: Density }),
    office: { makerId: MakerId, version: Version },
  }
}
