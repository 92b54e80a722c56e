import {
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  Alert,
  Box,
  Button,
} from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { formatJapaneseTime, formatListDateTime } from '../../../shared/facts/dates'
import { stoolReceiptLabels } from '../../../shared/words/labels/donationLabels'
import type { UnitsOfTodayQuery, VisitsOfTodayQuery } from '../../generated/graphql'
import { UnitStateChip } from '../../care/units/UnitStateChip'
import { Card } from '../../parts/components/Card'
import { failureMessage } from '../../parts/components/LoadingOrFailure'
import { fullName } from '../../parts/people/PersonName'
import { unfoldAfter } from '../../ground/theme/appearAfter'
import { useUnitsOfToday, useVisitsOfToday } from './useVisitQueue'
import type { Visits } from './visitQueue'

type VisitOfToday = VisitsOfTodayQuery['listDonationByIdDonationInfoCreatedAt']['items'][number]

/** Those before stay in sight while their unit is missing. */
const LATEST = 8

/** `onUnit` where units are recorded. */
export function VisitsOfToday({ onUnit }: { onUnit?: (donationId: string, name: string) => void }) {
  const { data, error } = useVisitsOfToday()
  const units = useUnitsOfToday(onUnit !== undefined)
  // On a phone the number, or the way to it, says the same.
  const received = { display: { xs: onUnit ? 'none' : 'table-cell', sm: 'table-cell' } }
  const isShown = ({ Id, StoolReceiptStatus }: VisitOfToday, place: number) =>
    place < LATEST || (units !== undefined && StoolReceiptStatus === 'Implemented' && !units.has(Id))
  return (
    <Card title={`今日の記録${data ? `（${data.total}件）` : ''}`}>
      {error && <Typography>{failureMessage(error)}</Typography>}
      {data?.total === 0 && <Typography color="textSecondary">今日の記録はまだありません。</Typography>}
      {data && data.total > 0 && (
        <Table
          size="small"
          aria-label="今日の記録"
          sx={{ '& .MuiTableCell-root': { px: { xs: '6px', sm: 2 } } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>時刻</TableCell>
              <TableCell>会員</TableCell>
              <TableCell sx={received}>便の受領</TableCell>
              {onUnit && <TableCell>便番号</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.items.filter(isShown).map(({ Id, DonationAt, StoolReceiptStatus, User }) => (
              <TableRow key={Id}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  {formatJapaneseTime(new Date(DonationAt))}
                </TableCell>
                <TableCell>
                  {User ? (
                    <Link component={RouterLink} to={`/users/${User.Id}/show`}>
                      {fullName(User) ?? User.DonorId}
                    </Link>
                  ) : (
                    '—'
                  )}
                </TableCell>
                <TableCell sx={received}>{stoolReceiptLabels[StoolReceiptStatus]}</TableCell>
                {onUnit && (
                  <TableCell>
                    {StoolReceiptStatus === 'Implemented'
                      ? units && (
                          <UnitCell
                            unit={units.get(Id)}
                            onRecord={() => onUnit(Id, (User && (fullName(User) ?? User.DonorId)) ?? '')}
                          />
                        )
                      : '—'}
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  )
}

type UnitCellProps = {
  unit: UnitsOfTodayQuery['listUnits']['items'][number] | undefined
  onRecord: () => void
}

function UnitCell({ unit, onRecord }: UnitCellProps) {
  if (!unit)
    return (
      <Button size="small" variant="outlined" color="inherit" onClick={onRecord}>
        便を記録する
      </Button>
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Link component={RouterLink} to={`/units/${unit.Id}/show`}>
        {unit.Number}
      </Link>
      <UnitStateChip unit={unit} />
    </Box>
  )
}

type Props = { visits: Visits; onDismiss: (key: string) => void }

export function WaitingVisits({ visits: { waiting, refused }, onDismiss }: Props) {
  return (
    <div>
      <div role="status">
        {waiting.length > 0 && (
          <Box sx={unfoldAfter(600)}>
            <Alert severity="warning" sx={{ mb: 2 }}>
              {`送信を待っている記録が${waiting.length}件あります。この端末に保存してあり、接続が戻りしだい送ります。`}
            </Alert>
          </Box>
        )}
      </div>
      {refused.map(({ key, donorId, donationAt, message }) => (
        <Alert
          key={key}
          severity="error"
          role="alert"
          sx={{
            mb: 2,
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            '& .MuiAlert-message': { flex: { xs: '1 1 70%', sm: 1 } },
          }}
          action={
            <Button color="inherit" onClick={() => onDismiss(key)}>
              確認しました
            </Button>
          }
        >
          {`${donorId}（${formatListDateTime(new Date(donationAt))}）は記録できませんでした。${message}`}
        </Alert>
      ))}
    </div>
  )
}
