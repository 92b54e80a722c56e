import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useLogoutIfAccessDenied, useNotify } from 'react-admin'
import { failureMessage } from '../components/LoadingOrFailure'
import { useConsole } from '../console/ConsoleContext'
import { requestFile, saveFile } from '../list/export/requestFile'

const COLUMNS = ['User', 'DonorId', 'State', 'Before', 'After', 'Refusal']

/** The report as a file that spreadsheets open. */
export function BulkReportButton({ jobId }: { jobId: string }) {
  const { session } = useConsole()
  const notify = useNotify()
  const signOutIfEnded = useLogoutIfAccessDenied()
  const [isLoading, setLoading] = useState(false)
  const save = async () => {
    setLoading(true)
    try {
      const { blob, name } = await requestFile('/api/exports/bulk', {
        token: await session.getAccessToken(),
        body: { filter: { JobId: jobId }, columns: COLUMNS, format: 'csv', encoding: 'utf-8-bom' },
      })
      saveFile(blob, name)
    } catch (failure) {
      notify(failureMessage(failure), { type: 'error' })
      await signOutIfEnded(failure)
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<FileDownloadOutlined />}
      loading={isLoading}
      onClick={() => void save()}
    >
      結果をCSVで保存する
    </Button>
  )
}
