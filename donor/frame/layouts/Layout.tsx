import { useEffect, useEffectEvent, type ReactNode, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { officeName } from '../../../shared/facts/config'
import { legalPaths } from '../../ground/words/legalPaths'
import { frameTexts, MENU_OPEN } from '../../ground/words/frame'
import { CONNECTION_LOST } from '../../../shared/words/program/systemMessages'
import { memberPages } from '../../../shared/words/program/memberPages'
import { publicTitles } from '../../../shared/words/program/publicTitles'
import { OLD_BROWSER, OLD_BROWSER_SCRIPT, oldBrowserText } from '../../../shared/facts/oldBrowser'
import { openingHoursText } from '../../../shared/facts/openingHours'
import { Illustration } from '../../parts/components/Basics'
import { StateLine } from '../../parts/components/StateLine'
import { useSessionOnRouteChange } from '../../ground/currentUser/useSessionOnRouteChange'
import mark from '../../ground/illustrations/mark.svg?url&no-inline'
import { ModalLink, useModal } from '../../parts/components/ModalLink'
import type { Modals } from '../modals/Modals'
import { useTexts } from '../../ground/page/rootData'
import { showToast } from '../../ground/page/toasts'
import { useSession } from '../../ground/session/session'
import { useLatestBuild } from '../../ground/version/useLatestBuild'
import footerStyles from './Footer.module.css'
import styles from './Header.module.css'

export function Layout({ children }: { children: ReactNode }) {
  useSessionOnRouteChange()
  useFocusOnNavigation()
  useLatestBuild()
  useReadySign()
  return (
    <>
      <OldBrowser />
      <a className="visuallyHidden" href="#main">
        本文へ移動
      </a>
      <Header />
      <StateLine />
      <OpenedModals />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}

/** The menu and the dialogs: with the first that is opened. */
function OpenedModals() {
  const { modal, close } = useModal()
  const [shown, setShown] = useState<{ Dialog: typeof Modals } | null>(null)
  const isMissing = modal !== null && shown === null
  const giveUp = useEffectEvent(() => {
    // Whoever went back meanwhile waits for nothing.
    if (!isMissing) return
    showToast(CONNECTION_LOST)
    close()
  })
  useEffect(() => {
    if (isMissing) import('../modals/Modals').then(({ Modals: Dialog }) => setShown({ Dialog }), giveUp)
  }, [isMissing])
  return shown && <shown.Dialog />
}

/** Shown by a script of the server's page, before any of ours can fail. */
function OldBrowser() {
  return (
    <>
      <p id={OLD_BROWSER} className="oldBrowser" role="alert" hidden suppressHydrationWarning>
        {oldBrowserText(useTexts())}
      </p>
      <script
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? OLD_BROWSER_SCRIPT : '' }}
      />
    </>
  )
}

function Header() {
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
          <ModalLink modal="#about">{frameTexts.about}</ModalLink>
          {signedIn ? (
            <NavLink to="/mypage">{memberPages['/mypage'].h1}</NavLink>
          ) : (
            <>
              <NavLink to="/signup">{frameTexts.signup}</NavLink>
              <NavLink to="/login">{frameTexts.login}</NavLink>
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

function Footer() {
  const texts = useTexts()
  const { contact, operator } = texts
  const signedIn = useSession().status === 'user'
  return (
    <footer className={footerStyles.footer}>
      <div className="wrap">
        <ul className={footerStyles.links} id="pages">
          <li>
            <Link to={signedIn ? '/mypage' : '/'}>{frameTexts.home}</Link>
          </li>
          <li>
            <ModalLink modal="#about">{frameTexts.about}</ModalLink>
          </li>
          <li>
            <Link to="/trial_check">{publicTitles['/trial_check']}</Link>
          </li>
          <li>
            <Link to="/criteria">{publicTitles['/criteria']}</Link>
          </li>
          <li>
            <Link to="/verify">{publicTitles['/verify']}</Link>
          </li>
          {!signedIn && (
            <>
              <li>
                <Link to="/signup">{frameTexts.signup}</Link>
              </li>
              <li>
                <Link to="/login">{frameTexts.login}</Link>
              </li>
            </>
          )}
        </ul>
        <ul className={footerStyles.links}>
          {legalPaths.map((path) => (
            <li key={path}>
              <Link to={path}>{publicTitles[path]}</Link>
            </li>
          ))}
        </ul>
        <hr className={footerStyles.rule} />
        <dl className={footerStyles.contact}>
          <div>
            <dt>{officeName(texts)}</dt>
            <dd>
              <a href={`tel:${contact.tel.replaceAll('-', '')}`}>{contact.tel}</a>
              <span>{openingHoursText(contact.openingHours)}</span>
            </dd>
          </div>
          <div>
            <dt>メール</dt>
            <dd>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </dd>
          </div>
          <div>
            <dt>運営</dt>
            <dd>{operator.name}</dd>
          </div>
        </dl>
      </div>
    </footer>
  )
}

/** For what was clicked before the program came (`late.js`). */
function useReadySign(): void {
  useEffect(() => {
    window.dispatchEvent(new Event('pageready'))
  }, [])
}

/** For screen readers. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
