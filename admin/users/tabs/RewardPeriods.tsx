import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { lazy } from 'react'
import { formatListDateTime } from '../../../shared/dates'
import { userLabels } from '../../../shared/labels/consoleLabels'
import { rewardStageLabels } from '../../../shared/labels/rewardStageLabels'
import { personActions } from '../../../shared/messages/personActions'
import { Card } from '../../components/Card'
import { formatSlashedDate } from '../../components/formatSlashedDate'
import { StateChip } from '../../components/StateChip'
import type { PersonDonationsQuery, RewardStage } from '../../generated/graphql'
import type { Tone } from '../../theme/tones'
import { DialogButton } from '../actions/DialogButton'
import { useMayAct } from '../actions/useMayAct'
import type { PersonRecord } from '../personRecord'
import { formatYen } from './formatYen'
import { ACTION_HEADING, PlainTable } from './PlainTable'

const SettleDialog = lazy(() =>
  import('../actions/SettleDialog').then((file) => ({ default: file.SettleDialog })),
)

type Period = PersonDonationsQuery['getUserById']['RewardPeriods'][number]

const tones = { Pending: 'quiet', Due: 'yolk', Paid: 'leaf' } satisfies Record<RewardStage, Tone>

/** The periods of a donor with what each brought; one that is due is handed over as a whole. */
export function RewardPeriods({ person, periods }: { person: PersonRecord; periods: readonly Period[] }) {
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
            <PeriodRow key={period.Id} person={person} period={period} />
          ))}
        </PlainTable>
      )}
    </Card>
  )
}

function PeriodRow({ person, period }: { person: PersonRecord; period: Period }) {
  const { ValidFrom, ValidUntil, ClosedOn, Donations, DonationYen, BonusYen, Stage, PaidAt } = period
  const mayAct = useMayAct()
  const from = formatSlashedDate(ValidFrom)
  return (
    <TableRow>
      <TableCell>{`${from}〜${formatSlashedDate(ClosedOn ?? ValidUntil)}`}</TableCell>
      <TableCell>{`${Donations}回`}</TableCell>
      <TableCell>{formatYen(DonationYen)}</TableCell>
      <TableCell>{BonusYen > 0 ? formatYen(BonusYen) : '—'}</TableCell>
      <TableCell>
        {Stage ? <StateChip tone={tones[Stage]}>{rewardStageLabels[Stage]}</StateChip> : '—'}
      </TableCell>
      <TableCell>
        {PaidAt && `${formatListDateTime(new Date(PaidAt))}にお渡し`}
        {mayAct && Stage === 'Due' && ClosedOn && (
          <DialogButton
            label={personActions.settle.label}
            size="small"
            aria-label={`${from}からの期間の${personActions.settle.label}`}
            Dialog={SettleDialog}
            about={{ person, period: ClosedOn, yen: DonationYen + BonusYen, donations: Donations }}
          />
        )}
      </TableCell>
    </TableRow>
  )
}
