import { Box } from '@mui/material'
import { Suspense, type ReactNode } from 'react'
import { ageOn, daysBetween, japaneseDateOf } from '../../../shared/facts/dates'
import { expectedMonthText } from '../../../shared/words/check/expectedMonth'
import { genderLabels } from '../../../shared/words/labels/profileValues'
import { certificationLabels, onlineCheckResultLabels } from '../../../shared/words/labels/screeningLabels'
import {
  donorProcessStatusLabels,
  userRankLabels,
  nextDateKindLabels,
  retryStateLabels,
} from '../../../shared/words/labels/statusLabels'
import { userProfileLabels as labels } from '../../../shared/words/labels/userProfileLabels'
import { formatTel } from '../../../shared/facts/normalise'
import { prefectureLabels } from '../../../shared/facts/prefectures'
import { TwoLines } from '../../parts/components/Card'
import { lazyOf } from '../../parts/components/lazyOf'
import { StateChip } from '../../parts/components/StateChip'
import { StageBeads, UserStateChip } from '../../parts/components/UserStateChip'
import { formatSlashedDate } from '../../parts/components/formatSlashedDate'
import { useConsole } from '../../ground/console/ConsoleContext'
import type { UserRowFragment } from '../../generated/graphql'
import type { FilterRecord } from '../../parts/list/filterField'
import { columnsOf, type ListColumn } from '../../parts/list/listColumn'
import { PersonName } from '../../parts/people/PersonName'
import { addressLine } from './addressLine'
import { NotOpened } from './NotOpened'

/** Only in the waiting list. */
const WaitingPlace = lazyOf(() => import('./WaitingPlace'), 'WaitingPlace')

type Props = { user: Pick<UserRowFragment, 'NextDate' | 'NextDateKind'> }

function NextDate({ user: { NextDate: date, NextDateKind: kind } }: Props) {
  const { clock } = useConsole()
  if (!date || !kind) return '—'
  const days = daysBetween(clock.today(), date)
  return (
    <TwoLines
      second={
        <>
          {nextDateKindLabels[kind]}・
          <Box
            component="span"
            sx={{
              whiteSpace: 'nowrap',
              color: days < 0 ? 'error.main' : 'inherit',
              fontWeight: days <= 0 ? 700 : 400,
            }}
          >
            {howLong(days)}
          </Box>
        </>
      }
    >
      {formatSlashedDate(date)}
    </TwoLines>
  )
}

const howLong = (days: number) => (days === 0 ? '今日' : days > 0 ? `${days}日後` : `${-days}日経過`)

type Row = UserRowFragment & { id: string }

const day = (date: string | null) => (date ? formatSlashedDate(date) : '—')
const word = <T extends string>(value: T | null, words: Record<T, string>) => (value ? words[value] : '—')

/** Of what a list does not ask for until somebody said why. */
const opened = <T,>(value: T | undefined, show: (value: T) => ReactNode): ReactNode =>
  value === undefined ? <NotOpened /> : show(value)

/** A column for one field of the person, exported under the same name. */
const column = columnsOf<Row, keyof typeof labels>(labels)

const statusesOf = ({ status }: FilterRecord) => [status].flat().filter(Boolean)
const isWaitingList = (filter: FilterRecord) =>
  statusesOf(filter).length === 1 && statusesOf(filter)[0] === 'WaitingGuidance'
/** Only registered people, or those about to renew, may have to wait before the check. */
const hasAnswerers = (filter: FilterRecord) =>
  statusesOf(filter).length === 0 || statusesOf(filter).includes('Registration')

export const userColumns: readonly ListColumn<Row>[] = [
  {
    source: 'LastName',
    label: '氏名',
    exported: ['Name', 'Furigana'],
    sort: 'ASC',
    render: (user) => <PersonName profile={user} />,
  },
  column('DonorId', ({ DonorId }) => DonorId ?? '—', { sort: 'ASC', from: 'md' }),
  {
    source: 'UserStatus',
    label: labels.UserStatus.admin,
    exported: ['UserStatus', 'SuspensionStatus1', 'SuspensionStatus2', 'DeleteStatus'],
    sort: 'ASC',
    render: (user) => <State user={user} />,
  },
  {
    source: 'WaitingSince',
    label: labels.WaitingPosition.admin,
    exported: ['WaitingSince'],
    sort: 'ASC',
    shownWith: isWaitingList,
    render: (user) => (
      <Suspense>
        <WaitingPlace user={user} />
      </Suspense>
    ),
  },
  {
    source: 'expectedMonth',
    label: labels.ExpectedInvitation.admin,
    exported: [],
    from: 'sm',
    shownWith: isWaitingList,
    render: ({ WaitingPosition, ExpectedInvitation }) =>
      WaitingPosition === null ? '—' : expectedMonthText(ExpectedInvitation),
  },
  {
    source: 'NextDate',
    label: labels.NextDate.admin,
    shownWith: (filter) => !isWaitingList(filter),
    exported: ['NextDate', 'NextDateKind'],
    sort: 'ASC',
    render: (user) => <NextDate user={user} />,
  },
  {
    source: 'RetryFrom',
    label: labels.RetryFrom.admin,
    exported: ['RetryState', 'RetryFrom'],
    sort: 'ASC',
    from: 'md',
    shownWith: hasAnswerers,
    render: (user) => <RetryDay user={user} />,
  },
  {
    source: 'flags',
    label: labels.HasCaution.admin,
    exported: ['HasCaution', 'UpdateRequired'],
    from: 'md',
    render: (user) => <Flags user={user} />,
  },
  {
    source: 'ProfileCreatedAt',
    label: labels.RegistrationDateOfService.admin,
    exported: ['RegistrationDateOfService'],
    sort: 'DESC',
    from: 'md',
    render: ({ RegistrationDateOfService: date }) => day(date),
  },
  column('Tel', ({ Tel }) => (Tel ? formatTel(Tel) : '—'), { from: 'xl' }),
  column('DonorExpirationDate', ({ DonorExpirationDate: date }) => day(date), { sort: 'ASC', from: 'xl' }),
  column('TotalDonationsCount', ({ TotalDonationsCount: count }) => count, {
    sort: 'DESC',
    align: 'right',
    from: 'xl',
  }),
  column('Email', ({ Email }) => Email ?? '', { sort: 'ASC', optional: true }),
  {
    source: 'Address',
    label: '住所',
    exported: ['ZipCode', 'Pref', 'City', 'Address', 'Building'],
    optional: true,
    wraps: true,
    render: (user) => addressLine(user) ?? '—',
  },
  column('Gender', ({ Gender }) => word(Gender, genderLabels), { optional: true }),
  {
    source: 'Birthday',
    label: labels.Birthday.admin,
    exported: ['Birthday', 'Age'],
    optional: true,
    render: ({ Birthday }) => <Birth date={Birthday} />,
  },
  {
    source: 'waitingFrom',
    label: labels.WaitingSince.admin,
    exported: ['WaitingSince'],
    optional: true,
    render: ({ WaitingSince: since }) => (since ? day(japaneseDateOf(new Date(since))) : '—'),
  },
  {
    source: 'suspension',
    label: '一時停止の期間',
    exported: ['SuspensionStatus1', 'UpdatedSuspensionStatus1ToTrueAt', 'SuspendedUntil'],
    optional: true,
    render: stoppedFor,
  },
  column('LatestDonationsCount', ({ LatestDonationsCount: count }) => count, {
    align: 'right',
    optional: true,
  }),
  column('IntestinalFloraCount', ({ IntestinalFloraCount: count }) => count, {
    align: 'right',
    optional: true,
  }),
  column('UserRank', ({ UserRank }) => word(UserRank, userRankLabels), { optional: true }),
  column('DonorStatus', ({ DonorStatus }) => certificationLabels[DonorStatus], { optional: true }),
  column('DonorProcessStatus', (user) => word(user.DonorProcessStatus, donorProcessStatusLabels), {
    optional: true,
  }),
  column(
    'OnlineCheckResult',
    (user) => opened(user.OnlineCheckResult, (result) => word(result, onlineCheckResultLabels)),
    {
      optional: true,
    },
  ),
  column('Pref', ({ Pref }) => word(Pref, prefectureLabels), { optional: true }),
]

function Birth({ date }: { date: string | null }) {
  const { clock } = useConsole()
  return date ? (
    <TwoLines second={`${ageOn(date, clock.today())}歳`}>{formatSlashedDate(date)}</TwoLines>
  ) : (
    '—'
  )
}

/** 2026/11/02から 2026/12/04に再開: it ends by itself on that morning. */
function stoppedFor({ SuspensionStatus1, UpdatedSuspensionStatus1ToTrueAt: at, SuspendedUntil: until }: Row) {
  if (!SuspensionStatus1 || !at) return '—'
  return (
    <TwoLines second={until ? `${formatSlashedDate(until)}に再開` : '再開する日は未定'}>
      {formatSlashedDate(japaneseDateOf(new Date(at)))}から
    </TwoLines>
  )
}

function State({ user }: { user: Row }) {
  return (
    <Box sx={{ display: 'grid', gap: '3px', justifyItems: 'start' }}>
      <UserStateChip profile={user} />
      {!user.DeleteStatus && <StageBeads status={user.UserStatus} hasProfile={user.LastName !== null} />}
    </Box>
  )
}

/** Shows that there is something to know, never what: lists contain no health data. */
function Flags({ user: { HasCaution, Resting, UpdateRequired } }: { user: Row }) {
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      {HasCaution && <StateChip tone="coral">注意あり</StateChip>}
      {Resting && <StateChip tone="coral">体調のためお休み</StateChip>}
      {UpdateRequired && <StateChip tone="quiet">{labels.UpdateRequired.admin}</StateChip>}
    </Box>
  )
}

type RetryDayProps = { user: Pick<UserRowFragment, 'RetryState' | 'RetryFrom'> }

/** From when the check may be answered, or that it is not answered yet or cannot be; never why. */
function RetryDay({ user: { RetryState: state, RetryFrom: from } }: RetryDayProps) {
  const { clock } = useConsole()
  if (state === undefined) return <NotOpened />
  if (!state) return '—'
  if (state !== 'NotYet') return retryStateLabels[state]
  if (!from) return <TwoLines second={retryStateLabels.NotYet}>時期は未定</TwoLines>
  const days = daysBetween(clock.today(), from)
  return (
    <TwoLines second={days > 0 ? `${retryStateLabels.NotYet}・${days}日後` : retryStateLabels.MayAnswer}>
      {formatSlashedDate(from)}から
    </TwoLines>
  )
}
