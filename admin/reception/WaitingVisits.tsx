import { Alert, Box, Button } from '@mui/material'
import { formatListDateTime } from '../../shared/dates'
import { unfoldAfter } from '../theme/appearAfter'
import type { Visits } from './visitQueue'

type Props = { visits: Visits; onDismiss: (key: string) => void }

/** Visits that are not sent yet, and visits that the server refused. */
export function WaitingVisits({ visits: { waiting, refused }, onDismiss }: Props) {
  return (
    <div>
      <div role="status">
        {waiting.length > 0 && (
          <Box sx={unfoldAfter(600)}>
            <Alert severity="warning" sx={{ mb: 2 }}>
              {`送信を待っている記録が${waiting.length}件あります。この端末に保存してあり、接続が戻りしだい送ります。`}
            </Alert>
          </Box>
        )}
      </div>
      {refused.map(({ key, donorId, donationAt, message }) => (
        <Alert
          key={key}
          severity="error"
          role="alert"
          sx={{
            mb: 2,
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            '& .MuiAlert-message': { flex: { xs: '1 1 70%', sm: 1 } },
          }}
          action={
            <Button color="inherit" onClick={() => onDismiss(key)}>
              確認しました
            </Button>
          }
        >
          {`${donorId}（${formatListDateTime(new Date(donationAt))}）は記録できませんでした。${message}`}
        </Alert>
      ))}
    </div>
  )
}
