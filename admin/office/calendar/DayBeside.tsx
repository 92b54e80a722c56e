import { Box, Typography } from '@mui/material'
import type { JapaneseDate } from '../../../shared/facts/dates'
import { examTime } from '../../../shared/facts/examTime'

import { useMayCall } from '../../ground/auth/useDuties'
import { Card } from '../../parts/components/Card'
import { forPaper } from '../../parts/components/paper'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { CalendarDaysDocument } from '../../generated/graphql'
import { dayWord, type Day, type Exam } from './calendarDays'
import { ExamList } from './CalendarSide'
import { MoveArea } from './move/MoveArea'

export function DayBeside({ day }: { day: JapaneseDate }) {
  const { data } = useApiQuery(
    ['calendar', 'day', day],
    CalendarDaysDocument,
    { from: day, to: day, named: false },
    { enabled: useMayCall()('getCalendar'), select: ({ getCalendar }) => getCalendar },
  )
  const found = data?.Days[0]
  if (!data || !found) return null
  const exams = data.Exams.filter(({ Date: date }) => date === day)
  const wishes = data.Wishes.filter(({ PreferredDates }) => PreferredDates.includes(day))
  const unusual = unusualText(found)
  return (
    <MoveArea>
      <Box
        sx={{
          mt: 2,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          ...forPaper.hidden,
        }}
      >
        {unusual && (
          <Typography sx={{ gridColumn: '1 / -1' }} color="textSecondary">
            {unusual}
          </Typography>
        )}
        <ExamCard title={`病院の検査（${hospitalText(found, exams)}）`} exams={exams} action="移す" />
        {wishes.length > 0 && (
          <ExamCard
            title={`この日の検査を希望している方（${wishes.length}名）`}
            exams={wishes}
            action="日を決める"
          />
        )}
      </Box>
    </MoveArea>
  )
}

function ExamCard({ title, ...list }: { title: string; exams: readonly Exam[]; action: string }) {
  return (
    <Card title={title}>
      {list.exams.length === 0 ? (
        <Typography color="textSecondary">この日に決まっている検査はありません。</Typography>
      ) : (
        <ExamList {...list} />
      )}
    </Card>
  )
}

/** 休業日（会議） */
const unusualText = (day: Day) => [dayWord(day), day.Reason && `（${day.Reason}）`].filter(Boolean).join('')

/** みなと病院・09:30・2／4名 */
const hospitalText = ({ ExamDay }: Day, { length }: readonly Exam[]) =>
  [
    ExamDay?.Place,
    ExamDay?.Time && examTime(ExamDay.Time),
    ExamDay ? `${length}／${ExamDay.Capacity}名` : `${length}名`,
  ]
    .filter(Boolean)
    .join('・')
