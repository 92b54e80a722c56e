import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useCanAccess, useListContext, useResourceContext } from 'react-admin'
import type { ColumnHead } from '../listColumn'
import { lazyOf } from '../../components/lazyOf'

const ExportDialog = lazyOf(() => import('./ExportDialog'), 'ExportDialog')

export function ExportButton({ columns }: { columns: readonly ColumnHead[] }) {
  const resource = useResourceContext() ?? ''
  const { canAccess } = useCanAccess({ resource, action: 'export' })
  const { total } = useListContext()
  const [open, setOpen] = useState(false)
  if (!canAccess) return null
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FileDownloadOutlined />}
        aria-haspopup="dialog"
        disabled={!total}
        onClick={() => setOpen(true)}
      >
        ファイルに書き出す
      </Button>
      {open && (
        <Suspense>
          <ExportDialog columns={columns} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
