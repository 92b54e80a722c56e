import { RENEWAL_WINDOW_WEEKS } from '../../../shared/facts/terms'
import { Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Fragment } from 'react'
import { daysBetween, formatJapaneseDate } from '../../../shared/facts/dates'
import { Card } from '../../parts/components/Card'
import { failureMessage } from '../../parts/components/LoadingOrFailure'
import { useConsole } from '../../ground/console/ConsoleContext'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { EndingPeopleDocument } from '../../generated/graphql'
import { RowPersonName } from '../../parts/people/PersonName'
import type { DashboardData } from './useDashboard'

const TITLE = '有効期限が近い方'

/** Donors whose status ends next. The dashboard holds ids and dates; names are requested here. */
export function EndingCard({ donors }: { donors: DashboardData['EndingNext'] }) {
  const today = useConsole().clock.today()
  const { data: people, error } = usePeople(donors.map(({ UserId }) => UserId))
  return (
    <Card title={TITLE}>
      {donors.length === 0 && (
        <Typography color="textSecondary">
          これから{RENEWAL_WINDOW_WEEKS * 7}日のあいだに有効期限を迎える方はいません。
        </Typography>
      )}
      {error && <Typography>{failureMessage(error)}</Typography>}
      {donors.length > 0 && (
        <Table size="small" aria-label={TITLE}>
          <TableHead>
            <TableRow>
              <TableCell>会員</TableCell>
              <TableCell>有効期限</TableCell>
              <TableCell align="right">あと</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {donors.map(({ UserId, Date: day }) => (
              <TableRow key={UserId} sx={{ height: 52 }}>
                <TableCell>
                  {people ? (
                    <RowPersonName person={people.find(({ Id }) => Id === UserId) ?? null} />
                  ) : (
                    <Skeleton width={96} />
                  )}
                </TableCell>
                <TableCell sx={{ wordBreak: 'keep-all' }}>{inParts(formatJapaneseDate(day))}</TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {daysBetween(today, day)}日
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  )
}

function usePeople(ids: readonly string[]) {
  return useApiQuery(
    ['endingPeople', ids],
    EndingPeopleDocument,
    { ids: [...ids] },
    {
      enabled: ids.length > 0,
      select: ({ listUsersByIdProfileCreatedAt: list }) => list.items,
    },
  )
}

/** 2026年12月1日（火） may break only after the year and before the day of the week. */
function inParts(date: string) {
  return date
    .replace('年', '年|')
    .replace('（', '|（')
    .split('|')
    .map((part) => (
      <Fragment key={part}>
        {part}
        <wbr />
      </Fragment>
    ))
}
