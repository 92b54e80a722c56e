import { Box, Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { formatListDateTime } from '../../../shared/facts/dates'
import { PANEL_TABLE } from '../../../shared/words/donating/panelTable'
import { gramsText, NO_UNIT, unitLabels as labels } from '../../../shared/words/labels/unitLabels'
import { useMayCall } from '../../ground/auth/useDuties'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { UnitsMissingDocument, UnitTalliesDocument, type UnitRowFragment } from '../../generated/graphql'
import { listAddress } from '../../parts/list/listAddress'
import { columnsOf, type ListColumn } from '../../parts/list/listColumn'
import { personColumns } from '../../parts/list/personColumns'
import { RecordList } from '../../parts/list/RecordList'
import { ViewTabs } from '../../parts/list/ViewTabs'
import { unitListContract } from './unitQueries'
import { BatchLink } from './BatchLink'
import { UnitStateChip } from './UnitStateChip'
import { lazyOf } from '../../parts/components/lazyOf'

export function UnitList() {
  const releases = useMayCall()('releaseUnits')
  return (
    <RecordList
      sort={{ field: 'ReceivedAt', order: 'DESC' }}
      actions={
        <>
          <MissingLink on="desk" />
          <PanelTableLink />
          <HandOverButton />
        </>
      }
      tabs={
        <>
          <Tabs />
          <MissingLink on="phone" />
        </>
      }
      fields={() => unitListContract.fields}
      search={unitListContract.search}
      columns={unitColumns}
      Acts={releases ? ReleaseButton : undefined}
    />
  )
}

/** 引き渡し済み is no state: what has left is counted there alone, so that the numbers add up. */
function Tabs() {
  const { data } = useApiQuery(['unitTallies'], UnitTalliesDocument, {})
  const presets = [
    { label: 'すべて', filter: {}, count: data?.all.total },
    { label: '隔離', filter: { state: ['Quarantine'], left: false }, count: data?.quarantine.total },
    { label: '保留', filter: { state: ['Held'] }, count: data?.held.total },
    { label: '使用可', filter: { state: ['Usable'], left: false }, count: data?.usable.total },
    { label: '引き渡し済み', filter: { left: true }, count: data?.handedOver.total },
  ]
  return <ViewTabs presets={presets} names={['state', 'left', 'receivedFrom', 'receivedTo']} />
}

type Row = UnitRowFragment & { id: string }

const column = columnsOf<Row, keyof typeof labels>(labels)

const unitColumns: readonly ListColumn<Row>[] = [
  column('Number', (unit) => <NumberAndDay unit={unit} />),
  column('ReceivedAt', ({ ReceivedAt }) => formatListDateTime(new Date(ReceivedAt)), {
    sort: 'DESC',
    from: 'sm',
  }),
  ...personColumns,
  column('WeightGrams', ({ WeightGrams }) => gramsText(WeightGrams), { align: 'right', from: 'sm' }),
  column('BristolType', ({ BristolType }) => BristolType, { align: 'right', from: 'sm' }),
  column('State', (unit) => <UnitStateChip unit={unit} />),
  column('HandOverBatch', handOver, {
    from: 'md',
    exported: ['HandedOverAt', 'HandedOverTo', 'HandOverBatch'],
  }),
  column(
    'HoldChangedAt',
    ({ HoldChangedAt }) => HoldChangedAt && formatListDateTime(new Date(HoldChangedAt)),
    { from: 'xl' },
  ),
  column('RejectionReason', ({ RejectionReason }) => RejectionReason ?? '', { from: 'xl' }),
]

/** On a phone the day stands below the number, which never breaks. */
function NumberAndDay({ unit: { Number: number, ReceivedAt } }: { unit: Row }) {
  return (
    <Box sx={{ whiteSpace: 'nowrap', lineHeight: 1.45 }}>
      {number}
      <Box
        component="small"
        sx={{ display: { xs: 'block', sm: 'none' }, fontSize: 12, color: 'text.secondary' }}
      >
        {formatListDateTime(new Date(ReceivedAt))}
      </Box>
    </Box>
  )
}

function handOver({ HandOverBatch, HandedOverTo }: Row) {
  return (
    HandOverBatch !== null && (
      <>
        <BatchLink batch={HandOverBatch} />
        {`・${HandedOverTo}`}
      </>
    )
  )
}

/** Stool that was received and that nobody has weighed, of all people and however long ago. */
function MissingLink({ on }: { on: 'phone' | 'desk' }) {
  const enabled = useMayCall()('listDonationByIdDonationInfoCreatedAt')
  const { data } = useApiQuery(['unitsMissing'], UnitsMissingDocument, {}, { enabled })
  const missing = data?.listDonationByIdDonationInfoCreatedAt.total ?? 0
  if (missing === 0) return null
  return (
    <Button
      component={Link}
      to={listAddress('donations', { noUnit: true })}
      variant="outlined"
      color="inherit"
      // On a phone it does not wait behind 操作.
      sx={on === 'phone' ? { display: { sm: 'none' }, mb: 1.25 } : { display: { xs: 'none', sm: 'flex' } }}
    >
      {`${NO_UNIT}の献便（${missing}件）`}
    </Button>
  )
}

function PanelTableLink() {
  if (!useMayCall()('recordTestPanels')) return null
  return (
    <Button component={Link} to="/units/panels" variant="outlined" color="inherit">
      {PANEL_TABLE}
    </Button>
  )
}

const HandOverDialog = lazyOf(() => import('./HandOverDialog'), 'HandOverDialog')

function HandOverButton() {
  const mayAct = useMayCall()('handOverUnits')
  const [isOpen, setOpen] = useState(false)
  if (!mayAct) return null
  return (
    <>
      <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        引き渡しを記録
      </Button>
      {isOpen && (
        <Suspense>
          <HandOverDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const ReleaseUnitDialog = lazyOf(() => import('./ReleaseUnitDialog'), 'ReleaseUnitDialog')

/** Of the rows that are chosen: those that lack nothing become usable together, of the others is said what is missing. */
function ReleaseButton({ ids }: { ids: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        使用可にする
      </Button>
      {isOpen && (
        <Suspense>
          <ReleaseUnitDialog ids={ids} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
