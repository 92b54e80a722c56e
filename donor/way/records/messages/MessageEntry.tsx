import { useState } from 'react'
import { formatJapaneseDate, japaneseDateOf } from '../../../../shared/facts/dates'
import { inbox } from '../../../ground/words/inbox'
import { Tag } from '../../../parts/components/Basics'
import { ReadMessageDocument, type MessagesQuery } from '../../../generated/graphql'
import { request } from '../../../ground/graphql/request'
import styles from './MessageEntry.module.css'

type Message = MessagesQuery['listMessages']['items'][number]

export function MessageEntry({ message: { Id, Subject, Text, SentAt, OpenedAt } }: { message: Message }) {
  const [isNew, setNew] = useState(OpenedAt === null)
  const open = () => {
    if (!isNew) return
    setNew(false)
    // If marking fails, it is shown as new next time.
    request(ReadMessageDocument, { input: { Id } }).catch(() => undefined)
  }
  return (
    <details className={styles.entry} onToggle={({ currentTarget }) => currentTarget.open && open()}>
      <summary>
        <span className="support">{formatJapaneseDate(japaneseDateOf(new Date(SentAt)))}</span>
        {isNew && <Tag tone="yolk">{inbox.unread}</Tag>}
        <b>{Subject}</b>
      </summary>
      <p className={styles.text}>{Text}</p>
    </details>
  )
}
