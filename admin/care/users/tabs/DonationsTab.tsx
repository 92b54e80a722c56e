import { Box, Button, TableCell, TableRow } from '@mui/material'
import { Suspense, useState } from 'react'
import { formatListDateTime } from '../../../../shared/facts/dates'
import { yenText } from '../../../../shared/facts/rewards'
import { isPartlyPaid } from '../../../../shared/rules/donating/partlyPaid'
import { userLabels } from '../../../../shared/words/labels/consoleLabels'
import { rewardStageLabels } from '../../../../shared/words/labels/donationLabels'
import { giftHandOutTexts } from '../../../../shared/words/donating/gifts'
import { personActions } from '../../../../shared/words/office/personActions'
import type { RewardStage } from '../../../../shared/generated/schema'
import { DialogButton } from '../../../parts/actions/DialogButton'
import { useMayCall, useMayRead } from '../../../ground/auth/useDuties'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { Card } from '../../../parts/components/Card'
import { lazyOf } from '../../../parts/components/lazyOf'
import { lastRead, NotRead } from '../../../parts/components/LoadingOrFailure'
import { ACTION_HEADING, PlainTable } from '../../../parts/components/PlainTable'
import { StateChip } from '../../../parts/components/StateChip'
import { formatSlashedDate } from '../../../parts/components/formatSlashedDate'
import { useApiQuery } from '../../../ground/dataProvider/useCallApi'
import { PersonDonationsDocument, type PersonDonationsQuery } from '../../../generated/graphql'
import type { Tone } from '../../../ground/theme/tones'
import { GiftHandOuts } from '../../gifts/GiftHandOuts'
import { GivenCodes } from '../../gifts/GivenCodes'
import { DonationTable } from './DonationTable'
import { StepButtons } from '../actions/StepButtons'
import type { PersonRecord } from '../../../parts/people/personRecord'

export function DonationsTab({ person }: { person: PersonRecord }) {
  const withMoney = useMayRead()('RewardStage')
  const query = useApiQuery(['personDonations', person.id, withMoney], PersonDonationsDocument, {
    id: person.id,
    withMoney,
  })
  // Here, because its codes are told once, and the period's row goes on when they are.
  const [given, setGiven] = useState<Given | null>(null)
  const data = lastRead(query)
  if (!data) return <NotRead of={query} rows={6} />
  const { Rewards, RewardPeriods: periods, Gifts, DonationInfo } = data.getUserById
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <StepButtons person={person} only={['donate', 'liftPause']} />
      {Rewards && <RewardSums rewards={Rewards} />}
      {periods && <RewardPeriods person={person} periods={periods} onGive={setGiven} />}
      {Gifts && Gifts.length > 0 && <GiftHandOuts person={person} gifts={Gifts} />}
      {Gifts && Gifts.length > 0 && <GivenCodes person={person} gifts={Gifts} />}
      <DonationTable person={person} donations={DonationInfo} />
      {given && (
        <Suspense fallback={null}>
          <HandOutGiftDialog person={person} {...given} onClose={() => setGiven(null)} />
        </Suspense>
      )}
    </Box>
  )
}

const SettleDialog = lazyOf(() => import('../actions/SettleDialog'), 'SettleDialog')

const HandOutGiftDialog = lazyOf(() => import('../../gifts/HandOutGiftDialog'), 'HandOutGiftDialog')

type Given = { period: string; yen: number }

type Period = NonNullable<PersonDonationsQuery['getUserById']['RewardPeriods']>[number]

const tones = { Pending: 'quiet', Due: 'yolk', Paid: 'leaf' } satisfies Record<RewardStage, Tone>

type PeriodsProps = {
  person: PersonRecord
  periods: readonly Period[]
  onGive: (given: Given) => void
}

/** A donor's periods with their rewards; a due one is handed over as a whole. */
function RewardPeriods({ person, periods, onGive }: PeriodsProps) {
  const title = userLabels.RewardPeriods.admin
  return (
    <Card title={title}>
      {periods.length === 0 ? (
        '有効期間はまだありません。'
      ) : (
        <PlainTable
          label={title}
          headings={['有効期間', '献便', '協力金', '更新加算', '段階', ACTION_HEADING]}
        >
          {periods.map((period) => (
            <PeriodRow key={period.Id} person={person} period={period} onGive={onGive} />
          ))}
        </PlainTable>
      )}
    </Card>
  )
}

type RowProps = Pick<PeriodsProps, 'person' | 'onGive'> & { period: Period }

function PeriodRow({ person, period, onGive }: RowProps) {
  const { rewards } = useConsole().config.operator
  const mayGive = useMayCall()('handOutGift') && rewards.giftCodes === true
  const { ValidFrom, ValidUntil, ClosedOn, Donations, DonationYen, BonusYen, DueYen, Stage, PaidAt } = period
  const from = formatSlashedDate(ValidFrom)
  return (
    <TableRow>
      <TableCell>{`${from}〜${formatSlashedDate(ClosedOn ?? ValidUntil)}`}</TableCell>
      <TableCell>{`${Donations}回`}</TableCell>
      <TableCell>{yenText(DonationYen)}</TableCell>
      <TableCell>{BonusYen > 0 ? yenText(BonusYen) : '—'}</TableCell>
      <TableCell>
        {Stage ? <StateChip tone={tones[Stage]}>{rewardStageLabels[Stage]}</StateChip> : <span>—</span>}
        {isPartlyPaid(period) && <div>{`残り${yenText(DueYen)}`}</div>}
      </TableCell>
      <TableCell>
        {PaidAt && <span>{`${formatListDateTime(new Date(PaidAt))}にお渡し`}</span>}
        {Stage === 'Due' && ClosedOn && (
          <DialogButton
            operation="settleRewards"
            label={personActions.settle.label}
            size="small"
            aria-label={`${from}からの期間の${personActions.settle.label}`}
            Dialog={SettleDialog}
            about={{ person, period: ClosedOn, yen: DueYen, donations: Donations }}
          />
        )}
        {Stage === 'Due' && ClosedOn && mayGive && (
          <Button
            size="small"
            variant="outlined"
            sx={{ ml: 1 }}
            aria-label={`${from}からの期間を${giftHandOutTexts.act}`}
            onClick={() => onGive({ period: ClosedOn, yen: DonationYen + BonusYen })}
          >
            {giftHandOutTexts.act}
          </Button>
        )}
      </TableCell>
    </TableRow>
  )
}

type Props = { rewards: NonNullable<PersonDonationsQuery['getUserById']['Rewards']> }

function RewardSums({ rewards: { Pending, Due, Paid, Expected } }: Props) {
  const sums = [
    { label: rewardStageLabels.Due, yen: Due },
    { label: rewardStageLabels.Pending, yen: Pending },
    { label: '更新で認定された場合', yen: Expected },
    { label: rewardStageLabels.Paid, yen: Paid },
  ]
  return (
    <Card title="協力金">
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        {sums.map(({ label, yen }) => (
          <div key={label}>
            <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: 18, fontWeight: 700 }}>
              {yenText(yen)}
            </Box>
          </div>
        ))}
      </Box>
    </Card>
  )
}
