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
        <p>
          {officeName(texts)}へのお問い合わせ：
          <a href={`tel:${contact.tel.replaceAll('-', '')}`}>{contact.tel}</a>　
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
          <br />
          {contact.hours}
          <br />
          運営：{operator.name}
        </p>
      </div>
    </footer>
  )
}
