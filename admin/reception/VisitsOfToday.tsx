import { Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { formatJapaneseTime } from '../../shared/dates'
import { stoolReceiptLabels } from '../../shared/labels/donationLabels'
import { Card } from '../components/Card'
import { failureMessage } from '../components/failureMessage'
import { fullName } from '../people/fullName'
import { useVisitsOfToday } from './useVisitQueue'

export function VisitsOfToday() {
  const { data, error } = useVisitsOfToday()
  return (
    <Card title={`今日の記録${data ? `（${data.total}件）` : ''}`}>
      {error && <Typography>{failureMessage(error)}</Typography>}
      {data?.total === 0 && <Typography color="textSecondary">今日の記録はまだありません。</Typography>}
      {data && data.total > 0 && (
        <Table size="small" aria-label="今日の記録">
          <TableHead>
            <TableRow>
              <TableCell>時刻</TableCell>
              <TableCell>会員</TableCell>
              <TableCell>便の受領</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.items.map(({ Id, DonationAt, StoolReceiptStatus, User }) => (
              <TableRow key={Id}>
                <TableCell>{formatJapaneseTime(new Date(DonationAt))}</TableCell>
                <TableCell>
                  {User ? (
                    <Link component={RouterLink} to={`/users/${User.Id}/show`}>
                      {fullName(User) ?? User.DonorId}
                    </Link>
                  ) : (
                    '—'
                  )}
                </TableCell>
                <TableCell>{stoolReceiptLabels[StoolReceiptStatus]}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  )
}
