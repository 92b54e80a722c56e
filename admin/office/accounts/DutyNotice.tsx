import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { Link } from 'react-router'
import { DUTIES_OF_BEFORE as texts } from '../../ground/words/duties'
import { failureMessage } from '../../parts/components/LoadingOrFailure'
import { useApiQuery, useCallApi } from '../../ground/dataProvider/useCallApi'
import { ConsoleSettingsDocument, SaveConsoleSettingDocument } from '../../generated/graphql'

const KEY = 'notice.duties'
const QUERY = ['noticeOfDuties']

/** Shown once to an administrator from before duties were separated, until she has read it. */
export function DutyNotice() {
  const call = useCallApi()
  const notify = useNotify()
  const cache = useQueryClient()
  const { data: isRead } = useApiQuery(
    QUERY,
    ConsoleSettingsDocument,
    {},
    {
      staleTime: Infinity,
      select: ({ getConsoleSettings }) => getConsoleSettings.some(({ Key }) => Key === KEY),
    },
  )
  if (isRead !== false) return null

  async function dismiss() {
    try {
      await call(SaveConsoleSettingDocument, { input: { Key: KEY, Value: true } })
      cache.setQueryData(QUERY, { getConsoleSettings: [{ Key: KEY, Value: true }] })
    } catch (failure) {
      notify(failureMessage(failure), { type: 'error' })
    }
  }
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1 } }}>
      <AlertTitle>{texts.title}</AlertTitle>
      {texts.text}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" size="small" color="inherit" onClick={() => void dismiss()}>
          {texts.read}
        </Button>
        <Button component={Link} to="/duties" size="small" color="inherit">
          {texts.more}
        </Button>
      </Box>
    </Alert>
  )
}
