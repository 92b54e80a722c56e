import { Box } from '@mui/material'
import type { JapaneseDate } from '../../../shared/facts/dates'
import { awaitedDays } from '../../../shared/rules/visits/exams'
import { useConsole } from '../../ground/console/ConsoleContext'

export function Awaited({ since }: { since: JapaneseDate }) {
  const days = awaitedDays(since, useConsole().clock.today())
  if (days === null) return '—'
  return (
    <Box component="span" sx={{ color: days > 0 ? 'error.main' : 'inherit' }}>
      {days === 0 ? '今日から' : `${days}日`}
    </Box>
  )
}
