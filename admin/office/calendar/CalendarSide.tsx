import { Alert, Box, Typography } from '@mui/material'
import { Link } from 'react-router'
import { examTime } from '../../../shared/facts/examTime'

import { examConflictLabels } from '../../../shared/words/labels/openingLabels'
import { examNames } from '../../../shared/words/donating/panelKinds'
import { Card } from '../../parts/components/Card'
import { useConsole } from '../../ground/console/ConsoleContext'
import { fullName } from '../../parts/people/PersonName'
import { isClosed, isExtra, isPartly, dayWord, shortDate, type Calendar, type Exam } from './calendarDays'
import { MoveHandle } from './move/MoveHandle'
import { examTarget } from './move/targets'

export function CalendarSide({ calendar: { Days, Exams, Wishes } }: { calendar: Calendar }) {
  const unusual = Days.filter((day) => isClosed(day) || isPartly(day) || isExtra(day))
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {unusual.length > 0 && (
        <Card title="休み・定員・臨時の変更">
          <Box component="ul" sx={list}>
            {unusual.map((day) => (
              <li key={day.Date}>
                {shortDate(day.Date)}　{dayWord(day)}
                {isExtra(day) && (
                  <span>{`（${day.ExtraHours.map((hour) => `${hour}:00`).join('・')}）`}</span>
                )}
                {day.Reason && <span>{`（${day.Reason}）`}</span>}
              </li>
            ))}
          </Box>
        </Card>
      )}
      <Card title="病院の検査">
        {Exams.length === 0 && (
          <Typography color="textSecondary">この期間に決まっている検査はありません。</Typography>
        )}
        <ExamList
          exams={Exams.toSorted((a, b) => (a.Date ?? '').localeCompare(b.Date ?? ''))}
          action="移す"
        />
      </Card>
      <Card title={`検査日を待っている方（${Wishes.length}名）`}>
        {Wishes.length === 0 && <Typography color="textSecondary">いまは、いません。</Typography>}
        <ExamList exams={Wishes} action="日を決める" />
      </Card>
    </Box>
  )
}

export function ExamList({ exams, action }: { exams: readonly Exam[]; action: string }) {
  return (
    <Box component="ul" sx={list}>
      {exams.map((exam) => (
        <ExamRow key={exam.Person.Id} exam={exam} action={action} />
      ))}
    </Box>
  )
}

function ExamRow({ exam, action }: { exam: Exam; action: string }) {
  const name = fullName(exam.Person) ?? '氏名なし'
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Box
          component={Link}
          to={`/users/${exam.Person.Id}/show`}
          sx={{ color: 'primary.main', fontWeight: 700 }}
        >
          {name}
        </Box>
        <span>{examNames[exam.Kind]}</span>
        <Box sx={{ ml: 'auto' }}>
          <MoveHandle
            moved={{ kind: 'exam', person: exam.Person, at: exam.Date && examTarget(exam.Date, exam.Time) }}
            label={action}
          />
        </Box>
      </Box>
      <ExamWhen exam={exam} />
      {exam.Conflicts.map((conflict) => (
        <Alert key={conflict} severity="warning" sx={{ py: 0, mt: 0.5 }}>
          {examConflictLabels[conflict]}
        </Alert>
      ))}
    </Box>
  )
}

function ExamWhen({ exam: { Date: date, Time, PreferredDates, Person } }: { exam: Exam }) {
  const today = useConsole().clock.today()
  // A person with a date may move to another date that they wished for.
  const wished = date ? PreferredDates.filter((day) => day >= today && day !== date) : PreferredDates
  const wishes = wished.map((day) => `${shortDate(day)}${day < today ? '（過ぎました）' : ''}`)
  return (
    <Box sx={{ fontSize: 13, color: 'text.secondary', wordBreak: 'keep-all', overflowWrap: 'anywhere' }}>
      {date && <div>{`${shortDate(date)}${Time ? ` ${examTime(Time)}` : ' 時刻は未定'}`}</div>}
      {wishes.length > 0 && <div>{`${date ? 'ほかの希望' : '希望'}：${wishes.join('、')}`}</div>}
      {Person.DonorExpirationDate && <div>有効期限：{shortDate(Person.DonorExpirationDate)}</div>}
    </Box>
  )
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 } as const
