import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useCanAccess } from 'react-admin'
import { Link } from 'react-router'
import { formatListDateTime, type JapaneseDate } from '../../../shared/facts/dates'
import { donationLabels as labels, stoolReceiptLabels } from '../../../shared/words/labels/donationLabels'
import { GIFTS } from '../../../shared/words/donating/gifts'
import { useMayCall } from '../../ground/auth/useDuties'
import { useConsole } from '../../ground/console/ConsoleContext'
import { usePlaces } from '../../ground/console/usePlaces'
import type { DonationRowFragment } from '../../generated/graphql'
import { ImportLink } from '../../parts/list/ImportLink'
import { RecordList } from '../../parts/list/RecordList'
import { ViewTabs } from '../../parts/list/ViewTabs'
import { useDownload } from '../../parts/list/export/useDownload'
import { columnsOf, type ListColumn } from '../../parts/list/listColumn'
import { personColumns } from '../../parts/list/personColumns'
import { RewardStageChip } from './RewardStageChip'
import { donationListContract } from './donationQueries'

export function DonationList() {
  const readsUnits = usePlaces().some(({ key }) => key === 'units')
  return (
    <RecordList
      sort={{ field: 'DonationAt', order: 'DESC' }}
      actions={
        <>
          <PayoutsButton />
          <GiftsLink />
          <ImportLink to="/bulk/file/PayRewards">お渡し済みを取り込む</ImportLink>
        </>
      }
      tabs={<Tabs />}
      fields={() => donationListContract.fields.filter(({ name }) => readsUnits || name !== 'noUnit')}
      search={donationListContract.search}
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
    { label: '未受領', filter: { receipt: ['NotImplemented'] } },
    { label: 'お渡し済み', filter: { stage: ['Paid'] } },
  ]
  return <ViewTabs presets={presets} names={['donatedFrom', 'donatedTo', 'stage', 'receipt']} />
}

type Row = DonationRowFragment & { id: string }

const column = columnsOf<Row, keyof typeof labels>(labels)

const donationColumns: readonly ListColumn<Row>[] = [
  column('DonationAt', ({ DonationAt }) => formatListDateTime(new Date(DonationAt)), { sort: 'DESC' }),
  ...personColumns,
  column('StoolReceiptStatus', (row) => stoolReceiptLabels[row.StoolReceiptStatus], { from: 'sm' }),
  column('RewardStage', ({ RewardStage }) => <RewardStageChip stage={RewardStage} />),
  column('DonationInfoCreatedAt', (row) => formatListDateTime(new Date(row.DonationInfoCreatedAt)), {
    sort: 'DESC',
    optional: true,
  }),
]

function GiftsLink() {
  const { rewards } = useConsole().config.operator
  if (!useMayCall()('getGiftStock') || !rewards.giftCodes) return null
  return (
    <Button component={Link} to="/donations/gifts" variant="outlined" color="inherit">
      {GIFTS}
    </Button>
  )
}

/** Due rewards as a list for handing out gift cards; administrators only. */
function PayoutsButton() {
  const { canAccess } = useCanAccess({ resource: 'donations', action: 'export' })
  const { button, dialog } = useDownload('/api/payouts.csv', { done: 'お渡しの一覧を書き出しました。' })
  if (!canAccess) return null
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<FileDownloadOutlined />} {...button}>
        お渡しの一覧
      </Button>
      {dialog}
    </>
  )
}

/** 2026-11-21 → 2026-11-01 */
const startOfMonth = (date: JapaneseDate): JapaneseDate => `${date.slice(0, 8)}01`
