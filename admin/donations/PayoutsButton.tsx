import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCanAccess, useLogoutIfAccessDenied, useNotify } from 'react-admin'
import { useConsole } from '../boot/ConsoleContext'
import { failureMessage } from '../components/failureMessage'
import { requestFile } from '../export/requestFile'
import { saveFile } from '../export/saveFile'

/** The list of rewards that are due, to hand gift cards over by; for administrators. */
export function PayoutsButton() {
  const { canAccess } = useCanAccess({ resource: 'donations', action: 'export' })
  const { session } = useConsole()
  const signOutIfEnded = useLogoutIfAccessDenied()
  const notify = useNotify()
  const [isRunning, setIsRunning] = useState(false)
  if (!canAccess) return null

  const download = async () => {
    setIsRunning(true)
    try {
      const { blob, name } = await requestFile('/api/payouts.csv', { token: await session.getAccessToken() })
      saveFile(blob, name)
      notify('お渡しの一覧を書き出しました。', { type: 'success' })
    } catch (failure) {
      notify(failureMessage(failure), { type: 'error' })
      await signOutIfEnded(failure)
    } finally {
      setIsRunning(false)
    }
  }
  return (
    <Button
      variant="outlined"
      color="inherit"
      sx={{ borderColor: 'divider' }}
      startIcon={<FileDownloadOutlined />}
      loading={isRunning}
      onClick={() => void download()}
    >
      お渡しの一覧
    </Button>
  )
}
