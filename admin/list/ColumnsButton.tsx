import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import type { ColumnHead } from './listColumn'

const ColumnsDialog = lazy(() => import('./ColumnsDialog').then((file) => ({ default: file.ColumnsDialog })))

export function ColumnsButton({ columns }: { columns: readonly ColumnHead[] }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        sx={{ borderColor: 'divider' }}
        startIcon={<ViewColumnOutlined />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        表示
      </Button>
      {open && (
        <Suspense>
          <ColumnsDialog columns={columns} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
