import { Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useCloseNotification, useNotificationContext, useNotify, useRefresh } from 'react-admin'
import { useHotkeys } from 'react-hotkeys-hook'
import { UNDO, UNDONE } from '../../../shared/words/office/undo'
import { failureMessage } from '../components/LoadingOrFailure'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { UndoChangeDocument } from '../../generated/graphql'
import { isDialogOpen, useLetterShortcuts } from '../shortcuts/Keys'

/** Undoes the notice's change; also by `z` while the notice is shown. The next notice replaces it. */
export function UndoButton({ ids }: { ids: readonly string[] }) {
  const call = useCallApi()
  const [notify, refresh, close] = [useNotify(), useRefresh(), useCloseNotification()]
  const [letters] = useLetterShortcuts()
  const [isRunning, setRunning] = useState(false)
  const isFollowed = useNotificationContext().notifications.length > 0
  useEffect(() => {
    if (isFollowed) close()
  }, [isFollowed, close])
  const takeBack = async () => {
    if (isRunning) return
    setRunning(true)
    try {
      for (const Id of ids.toReversed()) await call(UndoChangeDocument, { input: { Id } })
      notify(UNDONE, { type: 'success' })
    } catch (failure) {
      notify(failureMessage(failure), { type: 'error' })
    }
    refresh()
  }
  useHotkeys('z', () => void (isDialogOpen() || takeBack()), {
    enabled: letters && !isFollowed,
    preventDefault: true,
  })
  return (
    <Button
      data-undo
      size="small"
      color="inherit"
      variant="outlined"
      loading={isRunning}
      aria-keyshortcuts={letters ? 'z' : undefined}
      onClick={takeBack}
    >
      {UNDO}
    </Button>
  )
}
