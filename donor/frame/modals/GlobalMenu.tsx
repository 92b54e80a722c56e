import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MENU_OPEN } from '../../ground/words/frame'
import { menuTexts as texts } from '../../ground/words/menu'
import { useSignOut } from '../../ground/currentUser/useSignOut'
import { ModalLink, MODAL_TITLE } from '../../parts/components/ModalLink'
import { useCurrentUser } from '../../ground/page/standing'
import { useSession } from '../../ground/session/session'
import styles from './GlobalMenu.module.css'

/** Links replace the menu in the history. */
export function GlobalMenu() {
  const signedIn = useSession().status === 'user'
  const user = useCurrentUser()
  const hasRank = Boolean(user?.Profile.UserRank)
  const certified = user?.Profile.DonorStatus === 'Certified'
  const hasReport = user?.InspectionDetail.some(({ Status }) => Status === 'Shared')
  const signOut = useSignOut()

  return (
    <nav className="wrap column page stack" aria-labelledby={MODAL_TITLE}>
      <h1 id={MODAL_TITLE} tabIndex={-1} className={styles.title}>
        {MENU_OPEN}
      </h1>
      <ul className={styles.list}>
        <Entry to={signedIn ? '/mypage' : '/'}>{texts.home}</Entry>
        {signedIn && <Entry to="/mypage">{texts.myPage}</Entry>}
        {certified && (
          <>
            <Entry to="/mypage#donor-card">{texts.donorCard}</Entry>
            <Entry to="/notes_of_donation">{texts.notes}</Entry>
          </>
        )}
        {user?.Profile.DonorId && <Entry to="/report_condition">{texts.condition}</Entry>}
        {signedIn && <Entry to="/what_if">{texts.whatIf}</Entry>}
        {signedIn && hasRank ? (
          <Entry to="/track_record">{texts.trackRecord.label}</Entry>
        ) : (
          <Unavailable {...texts.trackRecord} />
        )}
        <Unavailable {...texts.report} />
        {hasReport && <Entry to="/inspection_report">{texts.ownReport}</Entry>}
        <li>
          <ModalLink modal="#about">{texts.about.label}</ModalLink>
          <ol className={styles.sections}>
            {texts.about.sections.map(({ anchor, title }) => (
              <li key={anchor}>
                <ModalLink modal={`#about-${anchor}`}>
                  <span className={styles.number}>{anchor}</span>
                  {title}
                </ModalLink>
              </li>
            ))}
          </ol>
        </li>
        {signedIn ? (
          <>
            <Entry to="/account">{texts.account}</Entry>
            <li>
              <button type="button" onClick={() => void signOut('/')}>
                {texts.logout}
              </button>
            </li>
            <Entry to="/withdrawal">{texts.withdrawal}</Entry>
          </>
        ) : (
          <>
            <Entry to="/signup">{texts.signup}</Entry>
            <Entry to="/login">{texts.login}</Entry>
          </>
        )}
      </ul>
    </nav>
  )
}

function Entry({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} replace>
        {children}
      </Link>
    </li>
  )
}

/** Visible with its reason. */
function Unavailable({ label, disabled }: { label: string; disabled: string }) {
  return (
    <li className={styles.unavailable}>
      <span role="link" aria-disabled="true">
        {label}
      </span>
      <small>{disabled}</small>
    </li>
  )
}
