import { Box, Typography } from '@mui/material'
import { Link } from 'react-router'
import { formatJapaneseTime } from '../../../shared/facts/dates'
import { useMayCall } from '../../ground/auth/useDuties'
import { useConsole } from '../../ground/console/ConsoleContext'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { HoursOfDayDocument } from '../../generated/graphql'

export function TodaysHours() {
  const day = useConsole().clock.today()
  const mayRead = useMayCall()('getCalendar')
  const { data } = useApiQuery(['desk', 'hours', day], HoursOfDayDocument, { day }, { enabled: mayRead })
  const hours = data?.getCalendar.Days[0]?.Hours.filter(({ Booked }) => Booked > 0) ?? []
  const people = hours.reduce((sum, { Booked }) => sum + Booked, 0)
  return (
    <>
      <Typography color="textSecondary" sx={{ fontSize: 13, mb: 2 }}>
        用件を選ぶと、その方の状況と連絡先、次にすることを、ここに表示します。
      </Typography>
      {mayRead && (
        <Typography component="h2" sx={{ fontSize: 15, fontWeight: 700 }}>
          今日のガイダンス
        </Typography>
      )}
      {data && people === 0 && <Typography sx={{ fontSize: 14 }}>予約はありません。</Typography>}
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', fontSize: 14 }}>
        {hours.map(({ StartAt, Booked }) => (
          <Box component="li" key={StartAt} sx={{ display: 'flex', gap: 2, py: 0.25 }}>
            <time dateTime={StartAt}>{formatJapaneseTime(new Date(StartAt))}</time>
            <span>{Booked}名</span>
          </Box>
        ))}
      </Box>
      {people > 0 && (
        <Box
          component={Link}
          to={`/calendar/${day}`}
          sx={{ display: 'inline-block', mt: 1, fontSize: 14, color: 'primary.main' }}
        >
          {people}名の当日表
        </Box>
      )}
    </>
  )
}
