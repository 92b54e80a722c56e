import { useEffect, useId, useRef, type ReactNode, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CLOSE } from '../../ground/words/menu'
import { Button } from './Basics'
import styles from './PageDialog.module.css'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** For a scanner. */
  bright?: boolean
  children: ReactNode
}

/** Fills a narrow screen. Esc, back and 閉じる close it. */
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

export type PageDialogHash = '#donor-card' | '#exam-request' | '#exam-guide'

const never = () => () => undefined

const isObject = (state: unknown): state is object => typeof state === 'object' && state !== null

export function usePageDialog(hash: PageDialogHash) {
  const location = useLocation()
  const navigate = useNavigate()
  // The first rendering must equal the server's, which never sees the hash.
  const shown = useSyncExternalStore(
    never,
    () => location.hash,
    () => '',
  )
  const openedHere = isObject(location.state) && 'modal' in location.state
  return {
    isOpen: shown === hash,
    close: () =>
      void (openedHere ? navigate(-1) : navigate({ hash: '' }, { replace: true, preventScrollReset: true })),
  }
}
