import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { messageOf } from '../../ground/graphql/request'
import { Button } from './Basics'
import styles from './ConfirmDialog.module.css'

/** Asks before `act`, then closes; `failure` is the message of the last attempt. */
export function useConfirmation(act: () => Promise<void>) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const ask = () => {
    setFailure(null)
    setOpen(true)
  }
  const confirm = async () => {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      setFailure(messageOf(error))
    }
    setBusy(false)
    setOpen(false)
  }
  return {
    ask,
    failure,
    dialog: { open, busy, onConfirm: () => void confirm(), onCancel: () => setOpen(false) },
  }
}

type Props = {
  open: boolean
  title: string
  children: ReactNode
  /** Verb and object: 「予約をキャンセルする」 */
  confirm: string
  /** The safe answer: 「予約を残す」 */
  cancel: string
  destructive?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel,
  destructive,
  busy,
  onConfirm,
  onCancel,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        if (!busy) onCancel()
      }}
    >
      <div className="stack">
        <h2 id={id}>{title}</h2>
        {children}
        <div className="buttons">
          <Button kind={destructive ? 'red' : 'primary'} small busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button kind="two" small onClick={onCancel}>
            {cancel}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
