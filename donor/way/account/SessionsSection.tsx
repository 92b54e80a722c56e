import { Suspense, use, useState } from 'react'
import { formatJapaneseDateTime } from '../../../shared/facts/dates'
import { sessionTexts as texts } from '../../../shared/words/program/sessions'
import { Button, Card, FailedNote, Tag } from '../../parts/components/Basics'
import { NotLoaded } from '../../parts/components/ErrorPage'
import { EndOwnSessionsDocument, type OwnSessionFragment } from '../../generated/graphql'
import { request } from '../../ground/graphql/request'
import { showToast } from '../../ground/page/toasts'
import type { Loaded } from './loadAccess'
import styles from './Rows.module.css'
import { useAttempt } from '../../ground/graphql/useAttempt'

type Props = { loading: Promise<Loaded<OwnSessionFragment[] | null>> }

/** Open sign-ins of the person. One that is ended stops at its next request. */
export function SessionsSection({ loading }: Props) {
  return (
    <Card>
      <h2>{texts.title}</h2>
      <Suspense>
        <Sessions loading={loading} />
      </Suspense>
    </Card>
  )
}

function Sessions({ loading }: Props) {
  const loaded = use(loading)
  if ('failure' in loaded) return <NotLoaded>{loaded.failure}</NotLoaded>
  return loaded.value ? <SessionList known={loaded.value} /> : <p>{texts.elsewhereForMembers}</p>
}

const thisFirst = (sessions: OwnSessionFragment[]) =>
  sessions.toSorted((a, b) => Number(b.IsThis) - Number(a.IsThis))

const OTHERS = ''

function SessionList({ known }: { known: OwnSessionFragment[] }) {
  const [sessions, setSessions] = useState(known)
  const { busy, failure, attempt } = useAttempt<string>()

  const end = (id: string) =>
    attempt(async () => {
      const { endOwnSessions } = await request(EndOwnSessionsDocument, { input: { Id: id || null } })
      setSessions(endOwnSessions)
      showToast(texts.ended)
    }, id)

  return (
    <>
      <p>{texts.lead}</p>
      {failure && <FailedNote title={texts.failed}>{failure}</FailedNote>}
      <ul className={styles.rows}>
        {thisFirst(sessions).map((session) => (
          <SessionRow
            key={session.Id}
            session={session}
            busy={busy === session.Id}
            onEnd={() => void end(session.Id)}
          />
        ))}
      </ul>
      {sessions.every(({ IsThis }) => IsThis) ? (
        <p className="support">{texts.alone}</p>
      ) : (
        <div className="buttons">
          <Button kind="two" busy={busy === OTHERS} onClick={() => void end(OTHERS)}>
            {texts.endOthers}
          </Button>
        </div>
      )}
    </>
  )
}

type RowProps = { session: OwnSessionFragment; busy: boolean; onEnd: () => void }

function SessionRow({ session, busy, onEnd }: RowProps) {
  const { Device, Network, SignedInAt, LastUsedAt, IsThis } = session
  const device = Device ?? texts.unknownDevice
  const facts = [
    [texts.signedInAt, formatJapaneseDateTime(new Date(SignedInAt))],
    [texts.lastUsedAt, formatJapaneseDateTime(new Date(LastUsedAt))],
    [texts.network, Network],
  ]
  return (
    <li>
      <div>
        <p className={styles.what}>
          {device}
          {IsThis && <Tag>{texts.thisOne}</Tag>}
        </p>
        {facts.map(
          ([term, value]) =>
            value && (
              <p key={term} className="support">
                {term}：<span className="noBreak">{value}</span>
              </p>
            ),
        )}
      </div>
      {!IsThis && (
        <Button kind="two" small busy={busy} aria-label={texts.endOf(device)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  )
}
