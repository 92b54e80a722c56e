import { startOfMonth } from '../list/startOfMonth'
import { useConsole } from '../boot/ConsoleContext'
import { ImportLink } from '../import/ImportLink'
import { RecordList } from '../list/RecordList'
import { ViewTabs } from '../list/ViewTabs'
import { donationColumns } from './donationColumns'
import { donationFilterFields } from './donationFilterFields'
import { PayoutsButton } from './PayoutsButton'

const SEARCH = { name: 'q', label: '氏名・電話・ドナー番号でさがす' }

export function DonationList() {
  return (
    <RecordList
      sort={{ field: 'DonationAt', order: 'DESC' }}
      actions={
        <>
          <PayoutsButton />
          <ImportLink to="/donations/import">お渡し済みを取り込む</ImportLink>
        </>
      }
      tabs={<Tabs />}
      fields={() => donationFilterFields}
      search={SEARCH}
      columns={donationColumns}
    />
  )
}

function Tabs() {
  const today = useConsole().clock.today()
  const presets = [
    { label: 'すべて', filter: {} },
    { label: '今日', filter: { donatedFrom: today, donatedTo: today } },
    { label: '今月', filter: { donatedFrom: startOfMonth(today), donatedTo: today } },
    { label: 'お渡し待ち', filter: { stage: ['Due'] } },
    { label: 'お渡し済み', filter: { stage: ['Paid'] } },
    { label: '未受領', filter: { receipt: ['NotImplemented'] } },
  ]
  return <ViewTabs presets={presets} names={['donatedFrom', 'donatedTo', 'stage', 'receipt']} />
}
