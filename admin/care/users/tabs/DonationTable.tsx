import { Box, Button, TableCell, TableRow } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import { Link } from 'react-router'
import { formatListDateTime } from '../../../../shared/facts/dates'
import type { Role } from '../../../../shared/generated/schema'
import { workKinds } from '../../../../shared/rules/office/work'
import { isForToday } from '../../../../shared/rules/records/access/operations'
import {
  donationLabels as labels,
  rewardStageLabels,
  stoolReceiptLabels,
} from '../../../../shared/words/labels/donationLabels'
import { NO_UNIT, UNITS_LABEL } from '../../../../shared/words/labels/unitLabels'
import { personActions } from '../../../../shared/words/office/personActions'
import { NO_DONATIONS } from '../../../../shared/words/donating/trackRecord'
import { useMayRead } from '../../../ground/auth/useDuties'
import { usePlaces } from '../../../ground/console/usePlaces'
import { useApiQuery } from '../../../ground/dataProvider/useCallApi'
import {
  PersonUnitsDocument,
  type PersonDonationsQuery,
  type PersonUnitsQuery,
} from '../../../generated/graphql'
import { DialogButton } from '../../../parts/actions/DialogButton'
import { listAddress } from '../../../parts/list/listAddress'
import { Card } from '../../../parts/components/Card'
import { lazyOf } from '../../../parts/components/lazyOf'
import { ACTION_HEADING, PlainTable } from '../../../parts/components/PlainTable'
import type { PersonRecord } from '../../../parts/people/personRecord'
import { BatchLink } from '../../units/BatchLink'
import { UnitStateChip } from '../../units/UnitStateChip'

const CorrectDonationDialog = lazyOf(
  () => import('../actions/CorrectDonationDialog'),
  'CorrectDonationDialog',
)

const RecordUnitDialog = lazyOf(() => import('../../units/RecordUnitDialog'), 'RecordUnitDialog')

type Donation = PersonDonationsQuery['getUserById']['DonationInfo'][number]

const LATEST = 20

/** All visits; one recorded by mistake can be removed while its reward is not due. */
export function DonationTable({
  person,
  donations,
}: {
  person: PersonRecord
  donations: readonly Donation[]
}) {
  const withMoney = useMayRead()('RewardStage')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? donations : donations.slice(0, LATEST)
  const unitOf = useUnits(person, shown)
  return (
    <Card title="献便の記録">
      {donations.length === 0 ? (
        <span>{NO_DONATIONS}</span>
      ) : (
        <PlainTable
          label="献便の記録"
          headings={[
            labels.DonationAt.admin,
            labels.StoolReceiptStatus.admin,
            ...(unitOf ? [UNITS_LABEL] : []),
            ...(withMoney ? [labels.RewardStatus.admin] : []),
            ACTION_HEADING,
          ]}
        >
          {shown.map((donation) => (
            <TableRow key={donation.Id}>
              <TableCell>{formatListDateTime(new Date(donation.DonationAt))}</TableCell>
              <TableCell>{stoolReceiptLabels[donation.StoolReceiptStatus]}</TableCell>
              {unitOf && <TableCell>{unitOf(donation)}</TableCell>}
              {withMoney && (
                <TableCell>{donation.RewardStage ? rewardStageLabels[donation.RewardStage] : '—'}</TableCell>
              )}
              <TableCell>
                {!person.Profile.DeleteStatus && (donation.RewardStage ?? 'Pending') === 'Pending' && (
                  <DialogButton
                    operation="correctDonation"
                    label={personActions.correctDonation.label}
                    variant="text"
                    size="small"
                    aria-label={`${formatListDateTime(new Date(donation.DonationAt))}の${personActions.correctDonation.label}`}
                    Dialog={CorrectDonationDialog}
                    about={{ person, donation }}
                  />
                )}
              </TableCell>
            </TableRow>
          ))}
        </PlainTable>
      )}
      {shown.length < donations.length && (
        <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => setWhole(true)}>
          {`${donations.length}件すべてを表示`}
        </Button>
      )}
    </Card>
  )
}

type Unit = PersonUnitsQuery['listUnits']['items'][number]

/** Of a page of units. */
const MOST = 100

/** What stands at a donation of its unit; null where no units are recorded, or those of other days are not seen. */
function useUnits(person: PersonRecord, donations: readonly Donation[]) {
  const { permissions: held } = usePermissions<readonly Role[]>()
  const isPlace = usePlaces().some(({ key }) => key === 'units')
  const isSeen = isPlace && held !== undefined && !isForToday(held, 'listUnits')
  const ids = donations.slice(0, MOST).map(({ Id }) => Id)
  const { data, error } = useApiQuery(
    ['personUnits', ids],
    PersonUnitsDocument,
    { id: person.Id, donations: ids },
    { enabled: isSeen && ids.length > 0 },
  )
  if (!isSeen) return null
  const units = new Map(data?.listUnits.items.map((unit) => [unit.DonationId, unit]))
  const missing = data?.missing.items.map((donation) => donation.Id)
  return (donation: Donation): ReactNode => {
    const { Id } = donation
    const unit = units.get(Id)
    if (unit) return <UnitCell unit={unit} />
    // What was not asked, or not answered, is not none.
    if (!ids.includes(Id))
      return <Link to={listAddress('units', { q: person.Profile.DonorId })}>便の一覧</Link>
    if (!missing) return error ? NOT_READ : ''
    return missing.includes(Id) ? <MissingUnit person={person} donation={donation} /> : '—'
  }
}

const NOT_READ = '読み込めませんでした'

const IN_A_ROW = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const

/** Stays here when it is no work any more. */
function MissingUnit({ person, donation }: { person: PersonRecord; donation: Donation }) {
  const receivedAt = new Date(donation.DonationAt)
  const { act } = workKinds.UnitMissing
  return (
    <Box sx={IN_A_ROW}>
      {NO_UNIT}
      <DialogButton
        operation="recordUnit"
        label={act}
        variant="text"
        size="small"
        aria-label={`${formatListDateTime(receivedAt)}の${act}`}
        Dialog={RecordUnitDialog}
        about={{ person, donationId: donation.Id, receivedAt }}
      />
    </Box>
  )
}

function UnitCell({ unit }: { unit: Unit }) {
  return (
    <Box sx={{ ...IN_A_ROW, '& a': { color: 'primary.main' } }}>
      <Link to={`/units/${unit.Id}/show`}>{unit.Number}</Link>
      <UnitStateChip unit={unit} />
      {unit.HandOverBatch !== null && <BatchLink batch={unit.HandOverBatch} />}
    </Box>
  )
}
