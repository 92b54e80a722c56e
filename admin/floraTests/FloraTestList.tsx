import { ImportLink } from '../import/ImportLink'
import { RecordList } from '../list/RecordList'
import { ViewTabs } from '../list/ViewTabs'
import { floraTestColumns } from './floraTestColumns'
import { floraTestFilterFields } from './floraTestFilterFields'
import { floraStatusWords } from './floraStatusWords'

const SEARCH = { name: 'q', label: '氏名・電話・ドナー番号でさがす' }
const presets = [
  { label: 'すべて', filter: {} },
  ...Object.entries(floraStatusWords).map(([status, label]) => ({ label, filter: { status: [status] } })),
]

export function FloraTestList() {
  return (
    <RecordList
      sort={{ field: 'InspectionDetailCreatedAt', order: 'DESC' }}
      actions={<ImportLink to="/floraTests/import">結果を取り込む</ImportLink>}
      tabs={<ViewTabs presets={presets} names={['status']} />}
      fields={() => floraTestFilterFields}
      search={SEARCH}
      columns={floraTestColumns}
    />
  )
}
