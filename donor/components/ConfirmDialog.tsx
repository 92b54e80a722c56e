import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from './Button'
import styles from './ConfirmDialog.module.css'

type Props = {
  open: boolean
  title: string
  /** What will happen, in plain words. */
  children: ReactNode
  /** 「予約をキャンセルする」: the verb with its object. */
  confirm: string
  /** 「予約を残す」: the safe answer, named. */
  cancel: string
  destructive?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that is not easily undone. */
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
