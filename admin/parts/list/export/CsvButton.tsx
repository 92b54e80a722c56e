import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useLogoutIfAccessDenied, useNotify } from 'react-admin'
import { failureMessage } from '../../components/LoadingOrFailure'
import { useProof } from '../../components/useProof'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { saveFile } from '../../components/saveFile'
import { requestFile } from './requestFile'

type Props = { label: string; list: string; filter: object; columns: readonly string[] }

export function CsvButton({ label, list, filter, columns }: Props) {
  const { session } = useConsole()
  const notify = useNotify()
  const signOutIfEnded = useLogoutIfAccessDenied()
  const proof = useProof()
  const [isLoading, setLoading] = useState(false)
  const save = async () => {
    setLoading(true)
    try {
      const { blob, name } = await requestFile(`/api/exports/${list}`, {
        token: await session.getAccessToken(),
        body: { filter, columns, format: 'csv', encoding: 'utf-8-bom' },
      })
      saveFile(blob, name)
    } catch (failure) {
      if (proof.isAsked(failure)) return proof.ask(() => void save())
      notify(failureMessage(failure), { type: 'error' })
      await signOutIfEnded(failure)
    } finally {
      setLoading(false)
    }
  }
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FileDownloadOutlined />}
        loading={isLoading}
        onClick={() => void save()}
      >
        {label}
      </Button>
      {proof.dialog}
    </>
  )
}
