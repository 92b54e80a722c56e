import { officeName } from '../../shared/config'
import { openingHoursText } from '../../shared/openingHours'
import { useTexts } from '../rootData'
import styles from './Contact.module.css'

export function Contact() {
  const texts = useTexts()
  const { contact, chat } = texts
  return (
    <div className={`support ${styles.contact}`}>
      <p>{officeName(texts)}</p>
      <p>
        電話：<a href={`tel:${contact.tel.replaceAll('-', '')}`}>{contact.tel}</a>
      </p>
      <p>
        メール：<a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
      <p>
        {chat.app}：
        <a href={chat.url} target="_blank" rel="noreferrer">
          {chat.account}
        </a>
      </p>
      <p>受付：{openingHoursText(contact.openingHours)}</p>
    </div>
  )
}
