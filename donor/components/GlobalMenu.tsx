import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { CLOSE, MENU_OPEN, menuTexts as texts } from '../../shared/messages/menu'
import { useCurrentUser } from '../session/useCurrentUser'
import { useSession } from '../session/useSession'
import { useSignOut } from '../session/useSignOut'
import { useGlobalMenu } from './useGlobalMenu'
import styles from './GlobalMenu.module.css'

/** Full screen; Esc, the back button and every link close it. */
export function GlobalMenu() {
  const menu = useGlobalMenu()
  const dialog = useRef<HTMLDialogElement>(null)
  const signedIn = useSession().status === 'user'
  const hasRank = Boolean(useCurrentUser()?.Profile.UserRank)
  const signOut = useSignOut()

  useEffect(() => {
    if (menu.isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [menu.isOpen])

  return (
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-labelledby="menu-title"
      onCancel={(event) => {
        event.preventDefault()
        menu.close()
      }}
    >
      <div className={`wrap column ${styles.inner}`}>
        <div className={styles.head}>
          <h2 id="menu-title">{MENU_OPEN}</h2>
          <button className={styles.close} type="button" onClick={menu.close}>
            {CLOSE}
          </button>
        </div>
        <ul className={styles.list}>
          <li>
            <Link to={signedIn ? '/mypage' : '/'} replace>
              {texts.home}
            </Link>
          </li>
          {!hasRank && <Unavailable {...texts.trackRecord} />}
          <Unavailable {...texts.report} />
          {signedIn ? (
            <li>
              <button type="button" onClick={() => void signOut('/')}>
                {texts.logout}
              </button>
            </li>
          ) : (
            <>
              <li>
                <Link to="/signup" replace>
                  {texts.signup}
                </Link>
              </li>
              <li>
                <Link to="/login" replace>
                  {texts.login}
                </Link>
              </li>
            </>
          )}
        </ul>
      </div>
    </dialog>
  )
}

function Unavailable({ label, disabled }: { label: string; disabled: string }) {
  return (
    <li className={styles.unavailable}>
      <span aria-disabled="true">{label}</span>
      <small>{disabled}</small>
    </li>
  )
}
