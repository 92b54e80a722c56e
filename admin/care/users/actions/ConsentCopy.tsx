import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useLogoutIfAccessDenied, useNotify } from 'react-admin'
import { signingAtOffice as texts } from '../../../../shared/words/donating/signing'
import { useMayCall } from '../../../ground/auth/useDuties'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { requestFile } from '../../../parts/list/export/requestFile'
import { failureMessage } from '../../../parts/components/LoadingOrFailure'
import { saveFile } from '../../../parts/components/saveFile'

/** The copy as it was made, for a person who asks for it again. */
export function ConsentCopy({ consentId }: { consentId: string }) {
  const { session } = useConsole()
  const mayCall = useMayCall()
  const notify = useNotify()
  const signOutIfEnded = useLogoutIfAccessDenied()
  const [isRunning, setIsRunning] = useState(false)
  if (!mayCall('recordSignature')) return null
  const take = async () => {
    setIsRunning(true)
    try {
      const token = await session.getAccessToken()
      const { blob, name } = await requestFile(`/api/consents/${consentId}.pdf`, { token })
      saveFile(blob, name)
    } catch (failure) {
      notify(failureMessage(failure), { type: 'error' })
      await signOutIfEnded(failure)
    } finally {
      setIsRunning(false)
    }
  }
  return (
    <Button size="small" startIcon={<FileDownloadOutlined />} loading={isRunning} onClick={() => void take()}>
      {texts.copy}
    </Button>
  )
}
