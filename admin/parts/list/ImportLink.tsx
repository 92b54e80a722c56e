import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined'
import { Button } from '@mui/material'
import { useCanAccess, useResourceContext } from 'react-admin'
import { Link } from 'react-router'

export function ImportLink({ to, children }: { to: string; children: string }) {
  const resource = useResourceContext() ?? ''
  const { canAccess } = useCanAccess({ resource, action: 'import' })
  if (!canAccess) return null
  return (
    <Button component={Link} to={to} variant="outlined" color="inherit" startIcon={<FileUploadOutlined />}>
      {children}
    </Button>
  )
}
