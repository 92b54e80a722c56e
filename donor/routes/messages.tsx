import { useState } from 'react'
import { inbox } from '../ground/words/inbox'
import { memberPages } from '../../shared/words/program/memberPages'
import { Button, FailedNote, PageHead } from '../parts/components/Basics'
import { PageFailed } from '../parts/components/ErrorPage'
import { MessagesDocument, ReadMessageDocument } from '../generated/graphql'
import { request } from '../ground/graphql/request'
import { MessageEntry, type Message } from '../way/records/messages/MessageEntry'
import { privateMeta } from '../ground/page/meta'
import { skipOnHashChange } from '../ground/page/revalidate'
import type { Route } from './+types/messages'
import { useAttempt } from '../ground/graphql/useAttempt'

const { h1 } = memberPages['/messages']

const load = async (nextToken: string | null) => (await request(MessagesDocument, { nextToken })).listMessages

export const clientLoader = () => load(null)

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const [{ items, nextToken }, setShown] = useState(loaderData)
  const { busy, failure, attempt } = useAttempt()
  const more = () =>
    attempt(async () => {
      const next = await load(nextToken)
      setShown({ ...next, items: [...items, ...next.items] })
    })
  const open = ({ Id, SentAt, IsMail }: Message) => {
    // Whoever opens an event has seen those before it in the list.
    const isRead = (each: Message) => each.Id === Id || (!IsMail && !each.IsMail && each.SentAt <= SentAt)
    setShown((shown) => ({
      ...shown,
      items: shown.items.map((each) =>
        each.OpenedAt === null && isRead(each) ? { ...each, OpenedAt: SentAt } : each,
      ),
    }))
    // If marking fails, it is shown as new next time.
    request(ReadMessageDocument, { input: { Id } }).catch(() => undefined)
  }
  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={h1} back>
        <p>{items.length > 0 ? inbox.lead : inbox.none}</p>
      </PageHead>
      <div>
        {items.map((message) => (
          <MessageEntry key={message.Id} message={message} onOpen={open} />
        ))}
      </div>
      {failure && <FailedNote title={inbox.failed}>{failure}</FailedNote>}
      {nextToken && (
        <Button kind="two" busy={busy} onClick={() => void more()}>
          {inbox.more}
        </Button>
      )}
    </div>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
