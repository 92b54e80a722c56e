import { Box, type Theme } from '@mui/material'
import { Link } from 'react-router'
import type { JapaneseDate } from '../../../shared/facts/dates'
import { tones } from '../../ground/theme/tones'
import { unseen } from '../../ground/theme/unseen'
import { examTarget, target } from './move/targets'
import {
  dayName,
  dayWord,
  isClosed,
  isExtra,
  isOff,
  isPartly,
  examWord,
  shortDate,
  weeksOf,
  type Day,
} from './calendarDays'

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const

type Props = { days: readonly Day[]; today: JapaneseDate; name: string }

export function MonthGrid({ days, today, name }: Props) {
  return (
    <Box component="table" sx={table}>
      <caption>{name}の予約と検査</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week, index) => (
          <tr key={index}>
            {week.map((day, weekday) => (
              <td key={weekday} {...(day && examTargetOf(day))}>
                {day && <DayCell day={day} isToday={day.Date === today} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

/** An exam day also sets the hour. */
export const examTargetOf = (day: Day) =>
  target(
    'exam',
    examTarget(day.Date, day.ExamDay?.Time),
    `${shortDate(day.Date)}${examWord(day) ? ` ${examWord(day)}` : ''}`,
  )

function DayCell({ day, isToday }: { day: Day; isToday: boolean }) {
  const number = Number(day.Date.slice(8))
  const word = dayWord(day)
  const isEmpty = isOff(day) && day.Exams === 0 && !day.ExamDay
  if (isEmpty)
    return (
      <Box sx={[cell, { color: 'text.secondary' }]}>
        <span className="number">{number}</span>
        {word && <small>{word}</small>}
      </Box>
    )
  return (
    <Box
      component={Link}
      to={`/calendar/${day.Date}`}
      aria-current={isToday ? 'date' : undefined}
      sx={[cell, link, isClosed(day) && hatched, isPartly(day) && partly, isExtra(day) && extra]}
    >
      <Box component="span" sx={unseen}>
        {dayName(day)}
      </Box>
      <span className="number" aria-hidden>
        {number}
      </span>
      {day.Hours.length > 0 && (
        <span aria-hidden>
          <span className="booked">
            {day.Booked}名<span className="capacity">／{day.Capacity}</span>
          </span>
          <Share day={day} />
        </span>
      )}
      {word && (
        <small aria-hidden>
          {word}
          {day.Reason && <span className="reason">（{day.Reason}）</span>}
        </small>
      )}
      {(day.ExamDay || day.Exams > 0) && (
        <span className="exams" aria-hidden>
          検査{day.Exams}
          {day.ExamDay && <span className="capacity">／{day.ExamDay.Capacity}</span>}
        </span>
      )}
    </Box>
  )
}

function Share({ day: { Booked, Capacity } }: { day: Day }) {
  const share = Capacity === 0 ? 1 : Math.min(1, Booked / Capacity)
  return (
    <Box
      component="span"
      sx={{ display: 'block', height: 4, my: '2px', borderRadius: 1, bgcolor: 'divider', overflow: 'hidden' }}
    >
      <Box
        component="span"
        sx={{ display: 'block', height: 4, width: `${share * 100}%`, bgcolor: 'primary.main' }}
      />
    </Box>
  )
}

const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: { xs: '2px', sm: '4px' },
  '& caption': unseen,
  '& th': { fontSize: 13, fontWeight: 400, color: 'text.secondary', py: 0.5 },
  '& td': { p: 0, verticalAlign: 'top', borderRadius: '8px' },
} as const

const cell = {
  display: 'block',
  minHeight: { xs: 66, sm: 92 },
  p: { xs: '4px', sm: '6px 8px' },
  borderRadius: '8px',
  fontSize: { xs: 12, sm: 13 },
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '& .number': { display: 'block', fontSize: { xs: 13, sm: 15 } },
  '& .booked': { fontWeight: 700, whiteSpace: 'nowrap' },
  '& .capacity': { fontWeight: 400, display: { xs: 'none', sm: 'inline' } },
  '& .reason': { display: { xs: 'none', sm: 'inline' } },
  '& small': { display: 'block', fontSize: 12 },
  '& .exams': { display: 'block', fontSize: 12, color: 'text.secondary', whiteSpace: 'nowrap' },
} as const

const link = {
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '1px' },
  '&[aria-current=date]': {
    borderColor: 'primary.main',
    borderWidth: 2,
    '& .number': { fontWeight: 700, color: 'primary.main' },
  },
} as const

export const hatched = ({ palette }: Theme) => ({
  background: `repeating-linear-gradient(135deg, ${tones[palette.mode].quiet.background} 0 6px, ${palette.background.paper} 6px 10px)`,
})

const extra = ({ palette }: Theme) => ({
  backgroundColor: tones[palette.mode].leaf.background,
  color: tones[palette.mode].leaf.color,
  '& .exams': { color: 'inherit' },
})

export const partly = ({ palette }: Theme) => ({
  backgroundColor: tones[palette.mode].yolk.background,
  color: tones[palette.mode].yolk.color,
  '& .exams': { color: 'inherit' },
})
