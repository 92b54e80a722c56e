import { officeName } from '../../shared/config'
import { openingHoursText } from '../../shared/openingHours'
import { useTexts } from '../rootData'

/** Where to turn to: by telephone, chat or mail. */
export function Contact() {
  const texts = useTexts()
  const { contact, chat } = texts
  return (
    <p className="support">
      {officeName(texts)}
      <br />
      電話：<a href={`tel:${contact.tel}`}>{contact.tel}</a>
      <br />
      メール：<a href={`mailto:${contact.email}`}>{contact.email}</a>
      <br />
      {chat.app}：{chat.account}
      <br />
      受付：{openingHoursText(contact.openingHours)}
    </p>
  )
}
