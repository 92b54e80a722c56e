import { formatJapaneseDate, japaneseDateOf } from '../../../../shared/facts/dates'
import { inbox } from '../../../ground/words/inbox'
import { Tag } from '../../../parts/components/Basics'
import type { MessagesQuery } from '../../../generated/graphql'
import styles from './MessageEntry.module.css'

export type Message = MessagesQuery['listMessages']['items'][number]

type Props = { message: Message; onOpen: (message: Message) => void }

export function MessageEntry({ message, onOpen }: Props) {
  const { Subject, Text, SentAt, OpenedAt } = message
  return (
    <details
      className={styles.entry}
      onToggle={({ currentTarget }) => currentTarget.open && OpenedAt === null && onOpen(message)}
    >
      <summary>
        <span className="support">{formatJapaneseDate(japaneseDateOf(new Date(SentAt)))}</span>
        {OpenedAt === null && <Tag tone="yolk">{inbox.unread}</Tag>}
        <b>{Subject}</b>
      </summary>
      <p className={styles.text}>{Text}</p>
    </details>
  )
}
