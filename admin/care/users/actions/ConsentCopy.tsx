import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { signingAtOffice as texts } from '../../../../shared/words/donating/signing'
import { useMayCall } from '../../../ground/auth/useDuties'
import { useDownload } from '../../../parts/list/export/useDownload'

/** The copy as it was made, for a person who asks for it again. */
export function ConsentCopy({ consentId }: { consentId: string }) {
  const mayCall = useMayCall()
  const { button, dialog } = useDownload(`/api/consents/${consentId}.pdf`)
  if (!mayCall('recordSignature')) return null
  return (
    <>
      <Button size="small" startIcon={<FileDownloadOutlined />} {...button}>
        {texts.copy}
      </Button>
      {dialog}
    </>
  )
}
