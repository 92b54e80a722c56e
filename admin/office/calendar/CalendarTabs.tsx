import { Box, Tab, Tabs } from '@mui/material'
import { Link, useSearchParams } from 'react-router'

export const viewLabels = { month: '月', week: '週' } as const
export type CalendarView = keyof typeof viewLabels

export function CalendarTabs({ value }: { value: CalendarView }) {
  const [search] = useSearchParams()
  const addressOf = (view: string) => {
    const asked = new URLSearchParams(search)
    asked.set('view', view)
    return { search: asked.toString() }
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', mb: 1.5 }}>
      <Tabs value={value} aria-label="表示のしかた">
        {Object.entries(viewLabels).map(([view, label]) => (
          <Tab key={view} value={view} label={label} component={Link} to={addressOf(view)} replace />
        ))}
      </Tabs>
      <Box component={Link} to="/opening" sx={{ ml: 2, fontSize: 14, color: 'primary.main' }}>
        曜日ごとの受付
      </Box>
    </Box>
  )
}
