import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
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
          <h2 id="menu-title">メニュー</h2>
          <button className={styles.close} type="button" onClick={menu.close}>
            閉じる
          </button>
        </div>
        <ul className={styles.list}>
          <li>
            <Link to={signedIn ? '/mypage' : '/'} replace>
              ホーム
            </Link>
          </li>
          {!hasRank && <Unavailable name="献便の記録" reason="認定後にご覧いただけます" />}
          <Unavailable name="レポート" reason="検査レポートはマイページからご覧ください" />
          {signedIn ? (
            <li>
              <button type="button" onClick={() => void signOut('/')}>
                ログアウト
              </button>
            </li>
          ) : (
            <>
              <li>
                <Link to="/signup" replace>
                  会員登録
                </Link>
              </li>
              <li>
                <Link to="/login" replace>
                  ログイン
                </Link>
              </li>
            </>
          )}
        </ul>
      </div>
    </dialog>
  )
}

function Unavailable({ name, reason }: { name: string; reason: string }) {
  return (
    <li className={styles.unavailable}>
      <span aria-disabled="true">{name}</span>
      <small>{reason}</small>
    </li>
  )
}
