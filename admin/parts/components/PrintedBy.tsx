import { Box } from '@mui/material'
import { useEffect, useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { flushSync } from 'react-dom'
import { formatJapaneseDateTime } from '../../../shared/facts/dates'
import { useConsole } from '../../ground/console/ConsoleContext'
import { forPaper } from './paper'

/** On paper only: who printed it, and that it must not be kept. */
export function PrintedBy({ holds }: { holds: string }) {
  const { clock } = useConsole()
  const { identity } = useGetIdentity()
  const [printedAt, setPrintedAt] = useState(() => clock.now())
  useEffect(() => {
    const note = () => flushSync(() => setPrintedAt(clock.now()))
    window.addEventListener('beforeprint', note)
    return () => window.removeEventListener('beforeprint', note)
  }, [clock])
  return (
    <Box component="p" sx={forPaper.only}>
      {`${formatJapaneseDateTime(printedAt)}に${identity?.fullName ?? '事務局'}が印刷。`}
      {`${holds}を含むため、使い終わったら裁断してください。`}
    </Box>
  )
}
