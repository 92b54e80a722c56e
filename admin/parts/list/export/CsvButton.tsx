import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useDownload } from './useDownload'

type Props = { label: string; list: string; filter: object; columns: readonly string[] }

export function CsvButton({ label, list, filter, columns }: Props) {
  const body = { filter, columns, format: 'csv', encoding: 'utf-8-bom' }
  const { button, dialog } = useDownload(`/api/exports/${list}`, { body })
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<FileDownloadOutlined />} {...button}>
        {label}
      </Button>
      {dialog}
    </>
  )
}
