import Box from '@mui/material/Box'
import { userActivityLabels as labels } from '../../shared/labels/consoleLabels'

/** Why something was done, as it was written then: it stands beside the log, never in its sentence. */
export function Reason({ reason }: { reason: string }) {
  return (
    <Box component="span" sx={{ display: 'block', color: 'text.primary', whiteSpace: 'pre-wrap' }}>
      {`${labels.reason.admin}：${reason}`}
    </Box>
  )
}
