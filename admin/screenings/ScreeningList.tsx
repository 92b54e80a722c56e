import { useConsole } from '../boot/ConsoleContext'
import { addDays } from '../../shared/dates'
import { RecordList } from '../list/RecordList'
import { ViewTabs } from '../list/ViewTabs'
import { screeningColumns } from './screeningColumns'
import { screeningFilterFields } from './screeningFilterFields'

const SEARCH = { name: 'q', label: '氏名・電話・ドナー番号でさがす' }

export function ScreeningList() {
  return (
    <RecordList
      sort={{ field: 'ScreeningInfoCreatedAt', order: 'DESC' }}
      tabs={<Tabs />}
      fields={() => screeningFilterFields}
      search={SEARCH}
      columns={screeningColumns}
    />
  )
}

function Tabs() {
  const today = useConsole().clock.today()
  const week = addDays(today, 6)
  const presets = [
    { label: 'すべて', filter: {} },
    { label: 'ドナー登録検査', filter: { type: ['Registration'] } },
    { label: '更新検査', filter: { type: ['Renewal'] } },
    {
      label: '今週の登録検査',
      filter: { scheduledInitialFrom: today, scheduledInitialTo: week },
    },
    {
      label: '今週の更新検査',
      filter: { scheduledRenewalFrom: today, scheduledRenewalTo: week },
    },
  ]
  return <ViewTabs presets={presets} names={presets.flatMap(({ filter }) => Object.keys(filter))} />
}
