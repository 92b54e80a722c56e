import { RecordList } from '../../parts/list/RecordList'
import { ViewTabs } from '../../parts/list/ViewTabs'
import { userColumns } from './userColumns'
import { useUserPresets } from './useUserPresets'
import { userListContract } from './userListContract'

const BY_NEXT_DATE = { field: 'NextDate', order: 'ASC' } as const
const WITHOUT_LEAVERS = { deleted: false }

export function UserList() {
  return (
    <RecordList
      bulk
      unit="人"
      sort={BY_NEXT_DATE}
      defaultFilter={WITHOUT_LEAVERS}
      tabs={<Tabs />}
      fields={() => userListContract.fields}
      search={userListContract.search}
      columns={userColumns}
    />
  )
}

function Tabs() {
  return (
    <ViewTabs
      presets={useUserPresets()}
      names={['status', 'suspended', 'due', 'attention']}
      defaultFilter={WITHOUT_LEAVERS}
      defaultSort={BY_NEXT_DATE}
    />
  )
}
