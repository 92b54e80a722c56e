import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatJapaneseTime, japaneseInstant, type JapaneseDate } from '../../../shared/facts/dates'
import { dayWord, shortDate, type Calendar, type Day, type Exam } from './calendarDays'
import { examTargetOf, hatched, partly } from './MonthGrid'
import { MoveHandle } from './move/MoveHandle'
import { examTarget, target } from './move/targets'

type Props = { calendar: Calendar; today: JapaneseDate }

export function WeekGrid({ calendar: { Days, Bookings = [], Exams }, today }: Props) {
  const shown = Days.filter(
    (day) => day.Hours.length > 0 || day.ClosedFrom !== null || day.Exams > 0 || day.ExamDay,
  )
  const hasExams = shown.some((day) => day.Exams > 0 || day.ExamDay)
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
                <small>{dayWord(day)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((time) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              {shown.map((day) => (
                <HourCell key={day.Date} day={day} time={time} bookings={Bookings} />
              ))}
            </tr>
          ))}
          {hasExams && (
            <tr>
              <th scope="row">検査</th>
              {shown.map((day) => (
                <ExamCell key={day.Date} day={day} exams={Exams} />
              ))}
            </tr>
          )}
        </tbody>
      </Box>
    </Box>
  )
}

const timeOf = ({ StartAt }: Day['Hours'][number]) => formatJapaneseTime(new Date(StartAt))

type HourProps = { day: Day; time: string; bookings: NonNullable<Calendar['Bookings']> }

function HourCell({ day, time, bookings }: HourProps) {
  const hour = day.Hours.find((each) => timeOf(each) === time)
  const startAt = hour?.StartAt ?? japaneseInstant(day.Date, Number(time.slice(0, 2))).toISOString()
  const name = `${shortDate(day.Date)} ${time}`
  if (!hour)
    return (
      <Box
        component="td"
        {...target('booking', startAt, `${name} 休み`)}
        sx={[hatched, { color: 'text.secondary' }]}
      >
        休み
      </Box>
    )
  return (
    <Box
      component="td"
      {...target('booking', startAt, `${name} 予約${hour.Booked}名 定員${hour.Capacity}名`)}
      sx={[hour.Booked > 0 && booked, hour.Capacity === 0 && partly]}
    >
      <b>{hour.Booked}名</b>
      {hour.Capacity === 0 ? '（休み）' : `／${hour.Capacity}`}
      <People>
        {bookings
          .filter(({ StartAt }) => StartAt === startAt)
          .map(({ Person, StartAt }) => (
            <MoveHandle
              key={Person.Id}
              moved={{ kind: 'booking', person: Person, at: StartAt }}
              label="移す"
              isSmall
            >
              {shortName(Person, bookings)}
            </MoveHandle>
          ))}
      </People>
    </Box>
  )
}

function ExamCell({ day, exams }: { day: Day; exams: readonly Exam[] }) {
  return (
    <Box component="td" {...examTargetOf(day)}>
      {day.Exams > 0 || day.ExamDay ? (
        <>
          <b>{day.Exams}名</b>
          {day.ExamDay && <span>{`／${day.ExamDay.Capacity}`}</span>}
        </>
      ) : (
        <span>—</span>
      )}
      <People>
        {exams
          .filter((exam) => exam.Date === day.Date)
          .map(({ Person, Time }) => (
            <MoveHandle
              key={Person.Id}
              moved={{ kind: 'exam', person: Person, at: examTarget(day.Date, Time) }}
              label="移す"
              isSmall
            >
              {shortName(Person, exams)}
            </MoveHandle>
          ))}
      </People>
    </Box>
  )
}

type Person = Pick<Exam['Person'], 'Id' | 'LastName' | 'FirstName'>

function shortName({ Id, LastName, FirstName }: Person, others: readonly { Person: Person }[]): string {
  if (!LastName) return '氏名なし'
  const isShared = others.some(({ Person: other }) => other.LastName === LastName && other.Id !== Id)
  return isShared && FirstName ? `${LastName} ${FirstName}` : LastName
}

const People = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '4px', mt: '2px' }}>
    {children}
  </Box>
)

const booked = { '&&': { bgcolor: 'action.selected' } } as const

const table = {
  width: '100%',
  minWidth: 600,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '4px',
  fontSize: 14,
  '& thead th:first-of-type': { width: 52 },
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
    verticalAlign: 'top',
  },
} as const
