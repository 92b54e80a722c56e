import { useLayoutEffect, useRef } from 'react'
import { CLOSE, TO_TOP } from '../../shared/messages/menu'
import { Button } from '../components/Button'
import { AboutDonation } from './AboutDonation'
import { GlobalMenu } from './GlobalMenu'
import { LegalModal } from './LegalModal'
import { MODAL_TITLE } from './modalTitle'
import type { OpenModal } from './modalOf'
import styles from './Modals.module.css'
import { ScheduleChange } from './ScheduleChange'
import { useModal } from './useModal'

/** The full-screen modals of every page: one dialog, so that closing leads back to where the first was opened. */
export function Modals() {
  const { modal, close } = useModal()
  const dialog = useRef<HTMLDialogElement>(null)
  const name = modal?.name

  const toTop = () => {
    dialog.current?.scrollTo(0, 0)
    document.getElementById(MODAL_TITLE)?.focus({ preventScroll: true })
  }

  // Before the effects of what is inside, which scroll to their sections.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!name) element?.close()
    else if (!element?.open) element?.showModal()
    else toTop()
  }, [name])

  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={MODAL_TITLE}
      // Esc, or the back gesture of a phone: the dialog is closed already, the address follows.
      onClose={() => modal && close()}
    >
      {modal && (
        <>
          <div className={styles.head}>
            <div className={`wrap ${styles.bar}`}>
              <Button kind="two" small onClick={close}>
                {CLOSE}
              </Button>
            </div>
          </div>
          <Content {...modal} />
          {name !== 'menu' && (
            <div className={`wrap column ${styles.foot}`}>
              <Button kind="txt" onClick={toTop}>
                {TO_TOP}
              </Button>
              <Button kind="two" onClick={close}>
                {CLOSE}
              </Button>
            </div>
          )}
        </>
      )}
    </dialog>
  )
}

function Content({ name, section }: OpenModal) {
  switch (name) {
    case 'menu':
      return <GlobalMenu />
    case 'about':
      return <AboutDonation section={section} />
    case 'schedule-change':
      return <ScheduleChange />
    default:
      return <LegalModal key={name} name={name} section={section} />
  }
}
