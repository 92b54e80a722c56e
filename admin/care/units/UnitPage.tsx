import { Box, Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { formatJapaneseDateTime, japaneseDateOf } from '../../../shared/facts/dates'
import { presenceLabel } from '../../../shared/words/labels/commonLabels'
import { gramsText, unitLabels as labels } from '../../../shared/words/labels/unitLabels'
import type { UnitPageQuery } from '../../generated/graphql'
import { useMayCall } from '../../ground/auth/useDuties'
import { Card, Facts } from '../../parts/components/Card'
import { RecordPage } from '../../parts/components/RecordPage'
import { PersonCard } from '../../parts/people/PersonName'
import { BatchLink } from './BatchLink'
import { PrintLabel } from './PrintLabel'
import { UnitBracket } from './UnitBracket'
import { UnitLife } from './UnitLife'
import { UnitStateChip } from './UnitStateChip'

type Unit = UnitPageQuery['getUnit'] & { id: string }

export function UnitPage() {
  const readsLog = useMayCall()('listUserActivity')
  const judges = useMayCall()('releaseUnits')
  return (
    <RecordPage<Unit> title={({ Number: number }) => number}>
      {(unit) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <UnitStateChip unit={unit} />
            <Acts unit={unit} />
          </Box>
          <PersonCard person={unit.User} />
          <Card title="受け取り">
            <Facts facts={receivedFacts(unit)} />
          </Card>
          {unit.HandedOverAt && (
            <Card title="引き渡し">
              <Facts
                facts={[
                  { label: labels.HandedOverAt.admin, value: time(unit.HandedOverAt) },
                  { label: labels.HandedOverTo.admin, value: unit.HandedOverTo },
                  {
                    label: labels.HandOverBatch.admin,
                    value: unit.HandOverBatch && <BatchLink batch={unit.HandOverBatch} />,
                  },
                ]}
              />
            </Card>
          )}
          {judges && <UnitBracket unit={unit} />}
          {readsLog && <UnitLife unit={unit} />}
        </Box>
      )}
    </RecordPage>
  )
}

const time = (at: string | null) => at && formatJapaneseDateTime(new Date(at))

/** What is not shown to a duty has no line here: it is not none. */
function receivedFacts(unit: Unit) {
  const { WeightGrams, BristolType, StatementGiven } = unit
  const facts = [
    { label: labels.ReceivedAt.admin, value: time(unit.ReceivedAt) },
    { label: labels.PassedAt.admin, value: time(unit.PassedAt) },
    { label: labels.WeightGrams.admin, value: WeightGrams === null ? null : gramsText(WeightGrams) },
    { label: labels.BristolType.admin, value: BristolType },
    { label: labels.RejectionReason.admin, value: unit.RejectionReason },
    { label: labels.Container.admin, value: unit.Container },
    {
      label: labels.StatementGiven.admin,
      value: StatementGiven === null ? null : presenceLabel(StatementGiven),
    },
    { label: labels.TakenBy.admin, value: unit.TakenBy },
    { label: labels.Consent.admin, value: unit.Consent && consentText(unit.Consent) },
    { label: labels.DiscardedAt.admin, value: time(unit.DiscardedAt) },
  ]
  return facts.filter(({ value }) => value !== null && value !== '')
}

/** 2026-04（SHA-256：1f0c…） */
const consentText = ({ Version, Sha256 }: NonNullable<Unit['Consent']>) =>
  Sha256 ? `${Version}（SHA-256：${Sha256}）` : Version

const CorrectUnitDialog = lazy(() =>
  import('./CorrectUnitDialog').then((file) => ({ default: file.CorrectUnitDialog })),
)
const DiscardUnitDialog = lazy(() =>
  import('./CorrectUnitDialog').then((file) => ({ default: file.DiscardUnitDialog })),
)
const ReleaseUnitDialog = lazy(() =>
  import('./ReleaseUnitDialog').then((file) => ({ default: file.ReleaseUnitDialog })),
)
const OpenHoldDialog = lazy(() => import('./HoldDialogs').then((file) => ({ default: file.OpenHoldDialog })))
const DecideHoldDialog = lazy(() =>
  import('./HoldDialogs').then((file) => ({ default: file.DecideHoldDialog })),
)
const PanelDialog = lazy(() => import('./PanelDialog').then((file) => ({ default: file.PanelDialog })))
const PanelsDialog = lazy(() => import('./PanelsDialog').then((file) => ({ default: file.PanelsDialog })))
const HandOverDialog = lazy(() =>
  import('./HandOverDialog').then((file) => ({ default: file.HandOverDialog })),
)

type Act = 'panels' | 'label' | 'correct' | 'discard' | 'handOver' | 'release' | 'hold' | 'decide' | 'panel'

function Acts({ unit }: { unit: Unit }) {
  const mayCall = useMayCall()
  const [open, setOpen] = useState<Act | null>(null)
  const close = () => setOpen(null)
  const isDiscarded = unit.State === 'Discarded'
  const userId = unit.UserId
  const day = japaneseDateOf(new Date(unit.ReceivedAt))
  const acts = [
    { is: 'label', label: 'ラベルを印刷', shown: mayCall('recordUnit') },
    {
      is: 'handOver',
      label: '引き渡しを記録',
      shown: mayCall('handOverUnits') && !unit.HandedOverAt && !isDiscarded,
    },
    { is: 'correct', label: '訂正する', shown: mayCall('correctUnit') && (!isDiscarded || !unit.Accepted) },
    {
      is: 'release',
      label: '使用可にする',
      shown: mayCall('releaseUnits') && unit.State === 'Quarantine',
    },
    { is: 'decide', label: '保留を決める', shown: mayCall('decideHold') && unit.State === 'Held' },
    { is: 'hold', label: '保留にする', shown: mayCall('openHold') && !isDiscarded },
    { is: 'panels', label: '検査の結果を見る', shown: mayCall('confirmTestPanel') },
    { is: 'panel', label: '検査の結果を記録', shown: mayCall('recordTestPanel') },
    { is: 'discard', label: '廃棄にする', shown: mayCall('discardUnits') && !isDiscarded },
  ] as const
  return (
    <>
      {acts.map(
        ({ is, label, shown }) =>
          shown && (
            <Button key={is} variant="outlined" color="inherit" onClick={() => setOpen(is)}>
              {label}
            </Button>
          ),
      )}
      {open === 'label' && <PrintLabel unit={unit} onPrinted={close} />}
      <Suspense>
        {open === 'handOver' && <HandOverDialog first={[unit.Number]} onClose={close} />}
        {open === 'correct' && <CorrectUnitDialog unit={unit} onClose={close} />}
        {open === 'release' && <ReleaseUnitDialog ids={[unit.Id]} onClose={close} />}
        {open === 'hold' && <OpenHoldDialog userId={userId} day={day} onClose={close} />}
        {open === 'decide' && <DecideHoldDialog userId={userId} onClose={close} />}
        {open === 'panels' && <PanelsDialog userId={userId} onClose={close} />}
        {open === 'panel' && <PanelDialog userId={userId} onClose={close} />}
        {open === 'discard' && <DiscardUnitDialog unit={unit} onClose={close} />}
      </Suspense>
    </>
  )
}
