import { Alert, Box } from '@mui/material'
import { useState } from 'react'
import { formatJapaneseDateTime } from '../../../shared/facts/dates'
import { unitHeld } from '../../../shared/words/donating/units'
import { presenceLabel } from '../../../shared/words/labels/commonLabels'
import { gramsText, unitLabels as labels } from '../../../shared/words/labels/unitLabels'
import type { UnitPageQuery } from '../../generated/graphql'
import { useMayCall } from '../../ground/auth/useDuties'
import { Card, Facts } from '../../parts/components/Card'
import { RecordPage } from '../../parts/components/RecordPage'
import { PersonCard } from '../../parts/people/PersonName'
import { BatchLink } from './BatchLink'
import { nextForOthers, nextForPhysician, UnitActs, UnitDialog, useUnitActs, type UnitAct } from './UnitActs'
import { useUnitBracket } from './UnitBracket'
import { UnitLife } from './UnitLife'
import { UnitMissing } from './UnitMissing'
import { UnitStateChip } from './UnitStateChip'

type Unit = UnitPageQuery['getUnit'] & { id: string }

export function UnitPage() {
  return (
    <RecordPage<Unit> title={({ Number: number }) => number} beside={besideNumber}>
      {(unit) => <Content unit={unit} />}
    </RecordPage>
  )
}

const besideNumber = (unit: Unit) => (
  <>
    <UnitStateChip unit={unit} />
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {measuresOf(unit)}
    </Box>
  </>
)

function Content({ unit }: { unit: Unit }) {
  const mayCall = useMayCall()
  const judges = mayCall('releaseUnits')
  const acts = useUnitActs(unit)
  const bracket = useUnitBracket(unit, judges)
  const [open, setOpen] = useState<UnitAct['is'] | null>(null)
  const obstacles = bracket.data?.getUnit.Obstacles
  const next = judges ? obstacles && nextForPhysician(unit, obstacles) : nextForOthers(unit, acts)
  const main = acts.find(({ is }) => is === next) ?? null
  const isOfMissing = judges && next !== 'handOver'
  const onAct = ({ is }: UnitAct) => setOpen(is)
  const others = acts.filter((act) => act !== main)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <UnitActs acts={others} main={isOfMissing ? null : main} onAct={onAct} />
      </Box>
      <UnitDialog unit={unit} act={open} onClose={() => setOpen(null)} />
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {judges && (
            <UnitMissing unit={unit} bracket={bracket} main={isOfMissing ? main : null} onAct={onAct} />
          )}
          {!judges && unit.State === 'Held' && <Alert severity="warning">{unitHeld(unit.Number)}</Alert>}
          {mayCall('listUserActivity') && <UnitLife unit={unit} />}
        </Box>
        <Box sx={{ display: 'grid', gap: 2 }}>
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
        </Box>
      </Box>
    </Box>
  )
}

/** What is missing and what became of it on the left; on a narrow screen, first. */
const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
  '& > *': { alignContent: 'start' },
  '& > :empty': { display: 'none' },
} as const

/** 2026年12月2日（水）9:06受け取り・118 g・形4 */
function measuresOf({ ReceivedAt, WeightGrams, BristolType }: Unit): string {
  const weight = WeightGrams === null ? '' : gramsText(WeightGrams)
  const received = `${time(ReceivedAt)}受け取り`
  return [received, weight, BristolType && `形${BristolType}`].filter(Boolean).join('・')
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
