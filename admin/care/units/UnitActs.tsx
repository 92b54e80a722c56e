import { Button } from '@mui/material'
import { Suspense } from 'react'
import { japaneseDateOf } from '../../../shared/facts/dates'
import type { UnitObstacle } from '../../../shared/generated/schema'
import { mayHandOver } from '../../../shared/rules/donating/units/unitLife'
import type { UnitPageQuery } from '../../generated/graphql'
import { useMayCall } from '../../ground/auth/useDuties'
import { ActMenu } from '../../parts/components/ActMenu'
import { lazyOf } from '../../parts/components/lazyOf'
import { PrintLabel } from './PrintLabel'

const CorrectUnitDialog = lazyOf(() => import('./CorrectUnitDialog'), 'CorrectUnitDialog')
const DiscardUnitDialog = lazyOf(() => import('./CorrectUnitDialog'), 'DiscardUnitDialog')
const ReleaseUnitDialog = lazyOf(() => import('./ReleaseUnitDialog'), 'ReleaseUnitDialog')
const OpenHoldDialog = lazyOf(() => import('./HoldDialogs'), 'OpenHoldDialog')
const DecideHoldDialog = lazyOf(() => import('./HoldDialogs'), 'DecideHoldDialog')
const PanelDialog = lazyOf(() => import('./PanelDialog'), 'PanelDialog')
const PanelsDialog = lazyOf(() => import('./PanelsDialog'), 'PanelsDialog')
const HandOverDialog = lazyOf(() => import('./HandOverDialog'), 'HandOverDialog')

type Unit = UnitPageQuery['getUnit']
export type UnitAct = ReturnType<typeof actsOf>[number]

/** What this duty may do with a unit as it is now. */
export function useUnitActs(unit: Unit): readonly UnitAct[] {
  const mayCall = useMayCall()
  return actsOf(unit, mayCall)
}

function actsOf(unit: Unit, mayCall: ReturnType<typeof useMayCall>) {
  const isDiscarded = unit.State === 'Discarded'
  const acts = [
    { is: 'label', label: 'ラベルを印刷', shown: mayCall('recordUnit') },
    {
      is: 'handOver',
      label: '引き渡しを記録',
      shown: mayCall('handOverUnits') && !unit.HandedOverAt && mayHandOver(unit.State),
    },
    { is: 'correct', label: '訂正する', shown: mayCall('correctUnit') && (!isDiscarded || !unit.Accepted) },
    { is: 'release', label: '使用可にする', shown: mayCall('releaseUnits') && unit.State === 'Quarantine' },
    { is: 'decide', label: '保留を決める', shown: mayCall('decideHold') && unit.State === 'Held' },
    { is: 'hold', label: '保留にする', shown: mayCall('openHold') && !isDiscarded },
    { is: 'panels', label: '検査の結果を見る', shown: mayCall('confirmTestPanel') },
    { is: 'panel', label: '検査の結果を記録', shown: mayCall('recordTestPanel') },
    { is: 'discard', label: '廃棄にする', shown: mayCall('discardUnits') && !isDiscarded },
  ] as const
  return acts.filter(({ shown }) => shown)
}

/** What a physician does about it here; nothing about what a donor says of a day. */
export function actFor(obstacle: UnitObstacle): UnitAct['is'] | null {
  if (obstacle === 'Held') return 'decide'
  return obstacle === 'Statement' || obstacle === 'Discarded' ? null : 'panel'
}

/** The one act that is next for a physician, who is told what is missing. */
export function nextForPhysician({ State, HandedOverAt }: Unit, obstacles: readonly UnitObstacle[]) {
  if (State === 'Usable') return HandedOverAt ? null : 'handOver'
  if (State === 'Quarantine' && obstacles.length === 0) return 'release'
  return obstacles.map(actFor).find((act) => act !== null) ?? null
}

/** For everybody else: where the unit goes. */
export function nextForOthers({ State }: Unit, acts: readonly UnitAct[]) {
  if (State === 'Held' || State === 'Discarded') return null
  return acts.some(({ is }) => is === 'handOver') ? 'handOver' : 'label'
}

type Props = { acts: readonly UnitAct[]; main: UnitAct | null; onAct: (act: UnitAct) => void }

/** The main act where it is no answer to what is missing, and the others in a menu. */
export function UnitActs({ acts, main, onAct }: Props) {
  return (
    <>
      {main && (
        <Button variant="contained" onClick={() => onAct(main)}>
          {main.label}
        </Button>
      )}
      <ActMenu
        variant="outlined"
        label="ほかの操作"
        acts={acts.map((act) => ({
          key: act.is,
          name: act.label,
          isDangerous: act.is === 'discard',
          choose: () => onAct(act),
        }))}
      />
    </>
  )
}

type DialogProps = { unit: Unit; act: UnitAct['is'] | null; onClose: () => void }

export function UnitDialog({ unit, act, onClose }: DialogProps) {
  const userId = unit.UserId
  const day = japaneseDateOf(new Date(unit.ReceivedAt))
  return (
    <Suspense>
      {act === 'label' && <PrintLabel unit={unit} onPrinted={onClose} />}
      {act === 'handOver' && <HandOverDialog first={[unit.Number]} onClose={onClose} />}
      {act === 'correct' && <CorrectUnitDialog unit={unit} onClose={onClose} />}
      {act === 'release' && <ReleaseUnitDialog ids={[unit.Id]} onClose={onClose} />}
      {act === 'hold' && <OpenHoldDialog userId={userId} day={day} onClose={onClose} />}
      {act === 'decide' && <DecideHoldDialog userId={userId} onClose={onClose} />}
      {act === 'panels' && <PanelsDialog userId={userId} onClose={onClose} />}
      {act === 'panel' && <PanelDialog userId={userId} onClose={onClose} />}
      {act === 'discard' && <DiscardUnitDialog unit={unit} onClose={onClose} />}
    </Suspense>
  )
}
