import { Box } from '@mui/material'
import { Link } from 'react-router'
import { formatJapaneseTime, type JapaneseDate } from '../../shared/dates'
import { dayWord, examWord, shortDate, type Day } from './calendarDays'
import { hatched, partly } from './MonthGrid'

type Props = { days: readonly Day[]; today: JapaneseDate }

/** A week by hours: booked people and places. */
export function WeekGrid({ days, today }: Props) {
  const shown = days.filter((day) => day.Hours.length > 0 || day.ClosedFrom !== null || day.Exams > 0)
  const hours = [...new Set(shown.flatMap((day) => day.Hours.map(timeOf)))].toSorted()
  if (shown.length === 0) return <Box sx={{ py: 4 }}>この週に、ガイダンスと検査はありません。</Box>
  return (
    <Box tabIndex={0} role="region" aria-label="週の予約" sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">時刻</th>
            {shown.map((day) => (
              <th key={day.Date} scope="col">
                <Box
                  component={Link}
                  to={`/calendar/${day.Date}`}
                  aria-current={day.Date === today ? 'date' : undefined}
                  sx={{ color: 'primary.main', fontWeight: day.Date === today ? 700 : 400 }}
                >
                  {shortDate(day.Date)}
                </Box>
                <small>{[dayWord(day), examWord(day)].filter(Boolean).join('・')}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((time) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              {shown.map((day) => (
                <HourCell key={day.Date} day={day} time={time} />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

const timeOf = ({ StartAt }: Day['Hours'][number]) => formatJapaneseTime(new Date(StartAt))

function HourCell({ day, time }: { day: Day; time: string }) {
  const hour = day.Hours.find((each) => timeOf(each) === time)
  if (!hour)
    return (
      <Box component="td" sx={[hatched, { color: 'text.secondary' }]}>
        休み
      </Box>
    )
  return (
    <Box component="td" sx={[hour.Booked > 0 && booked, hour.Capacity === 0 && partly]}>
      <b>{hour.Booked}名</b>
      {hour.Capacity === 0 ? '（休み）' : `／${hour.Capacity}`}
    </Box>
  )
}

const booked = { '&&': { bgcolor: 'action.selected' } } as const

const table = {
  width: '100%',
  minWidth: 520,
  borderCollapse: 'separate',
  borderSpacing: '4px',
  fontSize: 14,
  '& th': { fontWeight: 400, textAlign: 'center', py: 0.5, verticalAlign: 'top' },
  '& th small': { display: 'block', fontSize: 12, color: 'text.secondary' },
  '& tbody td': {
    textAlign: 'center',
    p: '8px 4px',
    borderRadius: '8px',
    border: '1px solid',
    borderColor: 'divider',
    bgcolor: 'background.paper',
    whiteSpace: 'nowrap',
  },
} as const
