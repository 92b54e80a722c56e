import { useEffect } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { formatJapaneseTime } from '../../shared/dates'
import { UNSAVED_CHANGES } from '../../shared/messages/systemMessages'
import { Button } from '../components/Button'
import { ConfirmDialog } from '../components/ConfirmDialog'
import { Note } from '../components/Note'
import styles from './Saving.module.css'
import type { SaveState, SaveQueue } from './saveQueue'

export function SaveLine({ save }: { save: SaveState }) {
  return (
    <p className={save.savedAt && !save.failure ? styles.saved : styles.line} role="status">
      {save.failure
        ? 'まだ保存できていません'
        : save.savedAt
          ? `${formatJapaneseTime(save.savedAt)}に保存しました`
          : ''}
    </p>
  )
}

export function NotSaved({ save, onRetry }: { save: SaveState; onRetry: () => void }) {
  if (!save.failure) return null
  return (
    <Note tone="coral" title="まだ保存できていません">
      <p>{save.failure}</p>
      {!save.closed && (
        <>
          <p>入力した内容は、この画面に残っています。つながったら、自動で保存します。</p>
          <div>
            <Button kind="two" small onClick={onRetry}>
              もう一度保存する
            </Button>
          </div>
        </>
      )}
    </Note>
  )
}

/** Saves before leaving; asks only if that fails. */
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
