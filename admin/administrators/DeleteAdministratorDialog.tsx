import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useState } from 'react'
import { useDelete, useNotify, useRefresh } from 'react-admin'
import { roleLabels } from '../../shared/labels/consoleLabels'
import { failureMessage } from '../components/failureMessage'
import type { AdministratorRowFragment } from '../generated/graphql'

type Props = { administrator: AdministratorRowFragment & { id: string }; onClose: () => void }

/** Shows the server's refusals too (oneself, the last administrator). */
export function DeleteAdministratorDialog({ administrator, onClose }: Props) {
  const { id, Name, Email, Role } = administrator
  const [remove, { isPending }] = useDelete()
  const [failure, setFailure] = useState<string | null>(null)
  const refresh = useRefresh()
  const notify = useNotify()

  const confirm = async () => {
    setFailure(null)
    try {
      await remove(
        'administrators',
        { id, previousData: administrator },
        { returnPromise: true, mutationMode: 'pessimistic' },
      )
      notify('管理者を削除しました。', { type: 'success' })
      refresh()
      onClose()
    } catch (error) {
      setFailure(failureMessage(error))
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth role="alertdialog" aria-labelledby="delete-title">
      <DialogTitle id="delete-title">{Name}さんを削除しますか</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {failure && (
          <Alert severity="error" role="alert">
            {failure}
          </Alert>
        )}
        <Typography>
          {Email}（{roleLabels[Role]}）
        </Typography>
        <Typography>削除すると、この方はすぐに管理画面を使えなくなります。活動記録は残ります。</Typography>
      </DialogContent>
      <DialogActions>
        <Button color="error" variant="outlined" loading={isPending} onClick={confirm}>
          管理者を削除する
        </Button>
        <Button autoFocus onClick={onClose}>
          削除しない
        </Button>
      </DialogActions>
    </Dialog>
  )
}
