import { Link, NavLink } from 'react-router'
import { MENU_OPEN, menuTexts } from '../../shared/messages/menu'
import { memberPages } from '../../shared/messages/pages/memberPages'
import { ModalLink } from '../modalLinks/ModalLink'
import { useTexts } from '../rootData'
import { useSession } from '../session/useSession'
import { Illustration } from '../components/Illustration'
import mark from '../illustrations/mark.svg?url&no-inline'
import styles from './Header.module.css'

export function Header() {
  const { serviceName } = useTexts()
  const { status } = useSession()
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
          <ModalLink modal="#about">{menuTexts.about.label}</ModalLink>
          {signedIn ? (
            <NavLink to="/mypage">{memberPages['/mypage'].h1}</NavLink>
          ) : (
            <>
              <NavLink to="/signup">{menuTexts.signup}</NavLink>
              <NavLink to="/login">{menuTexts.login}</NavLink>
            </>
          )}
        </nav>
        <ModalLink className={styles.menu} modal="#menu">
          <i aria-hidden="true" />
          {MENU_OPEN}
        </ModalLink>
      </div>
    </header>
  )
}
