import { Box, Button, IconButton, Typography } from '@mui/material'
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { keepPreviousData } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { addDays, isRealDate, type JapaneseDate } from '../../../shared/facts/dates'
import { addMonths } from '../../../shared/facts/months'
import { useMayCall } from '../../ground/auth/useDuties'
import { PageHead } from '../../parts/components/PageHead'
import { lazyOf } from '../../parts/components/lazyOf'
import { ReadFailure, RefreshFailure, RowsSkeleton, takesAway } from '../../parts/components/LoadingOrFailure'
import { useConsole } from '../../ground/console/ConsoleContext'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { CalendarDaysDocument } from '../../generated/graphql'
import { CalendarSide } from './CalendarSide'
import { CalendarTabs, viewLabels, type CalendarView } from './CalendarTabs'
import { MonthGrid } from './MonthGrid'
import { WeekGrid } from './WeekGrid'
import { MoveArea } from './move/MoveArea'
import { monthSpan, OPENING_DAYS, shortDate, weekSpan } from './calendarDays'

const ExamDaysDialog = lazyOf(() => import('./ExamDaysDialog'), 'ExamDaysDialog')
const OpeningDaysDialog = lazyOf(() => import('./OpeningDaysDialog'), 'OpeningDaysDialog')

export function CalendarPage() {
  const [search] = useSearchParams()
  const asked = search.get('view')
  if (asked === 'hours') return <Navigate to="/opening" replace />
  const view = asked === 'week' ? asked : 'month'
  return (
    <>
      <PageHead />
      <CalendarTabs value={view} />
      {/* The key keeps a view from drawing the days that another one has read. */}
      <Days key={view} view={view} />
    </>
  )
}

function dateOf(search: URLSearchParams, today: JapaneseDate): JapaneseDate {
  const asked = search.get('date') ?? ''
  return isRealDate(asked) ? asked : today
}

function Days({ view }: { view: CalendarView }) {
  const today = useConsole().clock.today()
  const [search, setSearch] = useSearchParams()
  const date = dateOf(search, today)
  const span = view === 'month' ? monthSpan(date) : weekSpan(date)
  const { data, error, refetch } = useApiQuery(
    ['calendar', view, span],
    CalendarDaysDocument,
    { ...span, named: view === 'week' },
    {
      select: ({ getCalendar }) => getCalendar,
      placeholderData: keepPreviousData,
    },
  )
  const goTo = (day: JapaneseDate) => {
    search.set('date', day)
    setSearch(search, { replace: true })
  }
  const step = (by: 1 | -1) => goTo(view === 'month' ? addMonths(span.from, by) : addDays(span.from, by * 7))
  if (takesAway(error, data))
    return <ReadFailure title="カレンダーを読み込めませんでした" error={error} onRetry={refetch} />
  return (
    <>
      {error && <RefreshFailure onRetry={refetch} />}
      <Toolbar
        name={view === 'month' ? monthName(span.from) : `${shortDate(span.from)}〜${shortDate(span.to)}`}
        unit={viewLabels[view]}
        onStep={step}
        onToday={() => goTo(today)}
        first={span.from < today ? today : span.from}
        version={data?.Version ?? null}
      />
      {data ? (
        <MoveArea>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
              gap: 2,
              alignItems: 'start',
            }}
          >
            {view === 'month' ? (
              <MonthGrid days={data.Days} today={today} name={monthName(data.Days[0]?.Date ?? span.from)} />
            ) : (
              <WeekGrid calendar={data} today={today} />
            )}
            <CalendarSide calendar={data} />
          </Box>
        </MoveArea>
      ) : (
        <RowsSkeleton rows={8} />
      )}
    </>
  )
}

const monthName = (date: JapaneseDate) => `${date.slice(0, 4)}年${Number(date.slice(5, 7))}月`

type ToolbarProps = {
  name: string
  unit: string
  onStep: (by: 1 | -1) => void
  onToday: () => void
  /** The first day of the span that can still change. */
  first: JapaneseDate
  version: number | null
}

function Toolbar({ name, unit, onStep, onToday, first, version }: ToolbarProps) {
  const mayCall = useMayCall()
  const [open, setOpen] = useState<'days' | 'exams' | null>(null)
  const close = () => setOpen(null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      <Typography component="h2" variant="h6" aria-live="polite" sx={{ mr: 0.5, whiteSpace: 'nowrap' }}>
        {name}
      </Typography>
      <IconButton aria-label={`前の${unit}`} onClick={() => onStep(-1)}>
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label={`次の${unit}`} onClick={() => onStep(1)}>
        <ChevronRight />
      </IconButton>
      <Button variant="outlined" color="inherit" onClick={onToday}>
        今日
      </Button>
      {version !== null && (
        <Box sx={{ ml: { sm: 'auto' }, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {mayCall('updateExamDays') && (
            <Button variant="outlined" onClick={() => setOpen('exams')}>
              検査日を加える
            </Button>
          )}
          {mayCall('updateOpening') && (
            <Button variant="contained" onClick={() => setOpen('days')}>
              {OPENING_DAYS}
            </Button>
          )}
        </Box>
      )}
      <Suspense>
        {open === 'days' && <OpeningDaysDialog first={first} onClose={close} />}
        {open === 'exams' && version !== null && (
          <ExamDaysDialog first={first} version={version} onClose={close} />
        )}
      </Suspense>
    </Box>
  )
}
