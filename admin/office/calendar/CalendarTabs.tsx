import { Tab, Tabs } from '@mui/material'
import { useNavigate, useSearchParams } from 'react-router'
import type { JapaneseDate } from '../../../shared/facts/dates'
import { useMayCall } from '../../ground/auth/useDuties'
import { forPaper } from '../../parts/components/paper'

const tabs = { month: '月', week: '週', day: '日', hours: '曜日ごとの受付' } as const

/** The day view has its own page, the day sheet. */
export type CalendarView = Exclude<keyof typeof tabs, 'day'>
export const viewLabels: Readonly<Record<CalendarView, string>> = tabs

type Props = { value: keyof typeof tabs; date: JapaneseDate }

export function CalendarTabs({ value, date }: Props) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const mayCall = useMayCall()
  const open = (view: keyof typeof tabs) => {
    if (view === 'day') return navigate(`/calendar/${date}`)
    const asked = new URLSearchParams(value === 'day' ? { date } : search)
    asked.set('view', view)
    return navigate(`/calendar?${asked.toString()}`, { replace: value !== 'day' })
  }
  // Reception has the day alone.
  if (!mayCall('getCalendar')) return null
  return (
    <Tabs
      value={value}
      onChange={(_event, view: keyof typeof tabs) => void open(view)}
      aria-label="表示のしかた"
      sx={{ mb: 1.5, ...forPaper.hidden }}
    >
      {Object.entries(tabs).map(([view, label]) => (
        <Tab key={view} value={view} label={label} />
      ))}
    </Tabs>
  )
}
