import { useEffect, useId, useRef, type ReactNode } from 'react'
import { CLOSE } from '../../shared/messages/menu'
import { Button } from '../components/Button'
import styles from './PageDialog.module.css'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** White to the edges, for a scanner. */
  bright?: boolean
  children: ReactNode
}

/** A dialog that fills a narrow screen. Esc, back and 閉じる close it. */
export function PageDialog({ isOpen, onClose, title, bright, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (!isOpen) element?.close()
    else if (!element?.open) element?.showModal()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      className={bright ? `${styles.dialog} ${styles.bright}` : styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {isOpen && (
        <>
          <div className={styles.head}>
            <div className={`wrap ${styles.bar}`}>
              <h2 id={id}>{title}</h2>
              <Button kind="two" small onClick={onClose}>
                {CLOSE}
              </Button>
            </div>
          </div>
          {children}
        </>
      )}
    </dialog>
  )
}
