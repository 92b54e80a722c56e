import { Link } from 'react-router'
import { officeName } from '../../shared/config'
import { legalPaths } from '../../shared/legal/legalPaths'
import { menuTexts } from '../../shared/messages/menu'
import { publicPages } from '../../shared/messages/pages/publicPages'
import { ModalLink } from '../modalLinks/ModalLink'
import { openingHoursText } from '../../shared/openingHours'
import { useTexts } from '../rootData'
import { useSession } from '../session/useSession'
import styles from './Footer.module.css'

export function Footer() {
  const texts = useTexts()
  const { contact, operator } = texts
  const signedIn = useSession().status === 'user'
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <ul className={styles.links} id="pages">
          <li>
            <Link to={signedIn ? '/mypage' : '/'}>{menuTexts.home}</Link>
          </li>
          <li>
            <ModalLink modal="#about">{menuTexts.about.label}</ModalLink>
          </li>
          <li>
            <Link to="/trial_check">{publicPages(texts)['/trial_check'].h1}</Link>
          </li>
          {!signedIn && (
            <>
              <li>
                <Link to="/signup">{menuTexts.signup}</Link>
              </li>
              <li>
                <Link to="/login">{menuTexts.login}</Link>
              </li>
            </>
          )}
        </ul>
        <ul className={styles.links}>
          {legalPaths.map((path) => (
            <li key={path}>
              <Link to={path}>{publicPages(texts)[path].h1}</Link>
            </li>
          ))}
        </ul>
        <hr className={styles.rule} />
        <dl className={styles.contact}>
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
