import Box from '@mui/material/Box'
import { userActivityLabels as labels } from '../../shared/labels/consoleLabels'

/** The reason as it was entered; the log's sentence never contains it. */
export function Reason({ reason }: { reason: string }) {
  return (
    <Box component="span" sx={{ display: 'block', color: 'text.primary', whiteSpace: 'pre-wrap' }}>
      {`${labels.reason.admin}：${reason}`}
    </Box>
  )
}
