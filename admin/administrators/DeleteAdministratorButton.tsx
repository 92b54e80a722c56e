import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCanAccess } from 'react-admin'
import type { AdministratorRowFragment } from '../generated/graphql'
import { DeleteAdministratorDialog } from './DeleteAdministratorDialog'

type Props = { administrator: AdministratorRowFragment & { id: string } }

export function DeleteAdministratorButton({ administrator }: Props) {
  const { canAccess } = useCanAccess({ resource: 'administrators', action: 'delete' })
  const [open, setOpen] = useState(false)
  if (!canAccess) return null
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-label={`${administrator.Name}さんを削除する`}
        onClick={() => setOpen(true)}
      >
        削除
      </Button>
      {open && <DeleteAdministratorDialog administrator={administrator} onClose={() => setOpen(false)} />}
    </>
  )
}
