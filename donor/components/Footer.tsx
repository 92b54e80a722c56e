import { Link } from 'react-router'
import { officeName } from '../../shared/config'
import { useTexts } from '../rootData'
import styles from './Footer.module.css'

export function Footer() {
  const texts = useTexts()
  const { contact, operator } = texts
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <ul className={styles.links}>
          <li>
            <Link to="/">ホーム</Link>
          </li>
          <li>
            <Link to="/signup">会員登録</Link>
          </li>
          <li>
            <Link to="/login">ログイン</Link>
          </li>
        </ul>
        <hr className={styles.rule} />
        <dl className={styles.contact}>
          <div>
            <dt>{officeName(texts)}</dt>
            <dd>
              <a href={`tel:${contact.tel.replaceAll('-', '')}`}>{contact.tel}</a>
              <span>{contact.hours}</span>
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
