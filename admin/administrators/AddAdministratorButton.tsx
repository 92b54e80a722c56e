import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCanAccess } from 'react-admin'
import { AddAdministratorDialog } from './AddAdministratorDialog'

export function AddAdministratorButton() {
  const { canAccess } = useCanAccess({ resource: 'administrators', action: 'create' })
  const [open, setOpen] = useState(false)
  if (!canAccess) return null
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        管理者を追加
      </Button>
      {open && <AddAdministratorDialog onClose={() => setOpen(false)} />}
    </>
  )
}
