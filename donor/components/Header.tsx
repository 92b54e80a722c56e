import { Link, NavLink } from 'react-router'
import { useTexts } from '../rootData'
import { useSession } from '../session/useSession'
import { Illustration } from './Illustration'
import { useGlobalMenu } from './useGlobalMenu'
import mark from '../illustrations/mark.svg?url&no-inline'
import styles from './Header.module.css'

export function Header() {
  const { serviceName } = useTexts()
  const { status } = useSession()
  const menu = useGlobalMenu()
  const signedIn = status === 'user'
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.inner}`}>
        <Link className={styles.brand} to={signedIn ? '/mypage' : '/'}>
          <Illustration className={styles.mark} src={mark} />
          <span>
            {serviceName}
            <small>腸内細菌ドナー</small>
          </span>
        </Link>
        <nav className={styles.links} aria-label="主な項目">
          {signedIn ? (
            <NavLink to="/mypage">マイページ</NavLink>
          ) : (
            <>
              <NavLink to="/signup">会員登録</NavLink>
              <NavLink to="/login">ログイン</NavLink>
            </>
          )}
        </nav>
        <button className={styles.menu} type="button" aria-haspopup="dialog" onClick={menu.open}>
          <i aria-hidden="true" />
          メニュー
        </button>
      </div>
    </header>
  )
}
