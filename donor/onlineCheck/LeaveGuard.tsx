import { useEffect } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { UNSAVED_CHANGES } from '../../shared/messages/systemMessages'
import { ConfirmDialog } from '../components/ConfirmDialog'
import type { SaveQueue } from './saveQueue'

/** Leaving the page saves what is not saved yet, and asks only when that fails. */
export function LeaveGuard({ queue }: { queue: SaveQueue }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      queue.state().unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  const { state, proceed } = blocker
  useEffect(() => {
    if (state === 'blocked') void queue.flush().then((saved) => saved && proceed?.())
  }, [state, proceed, queue])
  useBeforeUnload((event) => {
    if (queue.state().unsaved) event.preventDefault()
  })
  return (
    <ConfirmDialog
      open={state === 'blocked' && queue.state().failure !== null}
      title="まだ保存できていない回答があります"
      confirm="保存せずに移動する"
      cancel="このページに残る"
      destructive
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>{UNSAVED_CHANGES}</p>
    </ConfirmDialog>
  )
}
