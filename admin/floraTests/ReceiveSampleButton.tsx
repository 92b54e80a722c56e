import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useCanAccess } from 'react-admin'
import type { FloraTestRowFragment } from '../generated/graphql'

const ReceiveSampleDialog = lazy(() =>
  import('./ReceiveSampleDialog').then((file) => ({ default: file.ReceiveSampleDialog })),
)

/** Enters the sample of an application that has arrived; for administrators. */
export function ReceiveSampleButton({ test }: { test: FloraTestRowFragment }) {
  const { canAccess } = useCanAccess({ resource: 'floraTests', action: 'edit' })
  const [open, setOpen] = useState(false)
  if (!canAccess) return null
  return (
    <div>
      <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        検体の受領を記録する
      </Button>
      {open && (
        <Suspense>
          <ReceiveSampleDialog test={test} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
