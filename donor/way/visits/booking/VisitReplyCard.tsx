import { useEffect, useState } from 'react'
import { formatJapaneseDate, formatJapaneseDateTime } from '../../../../shared/facts/dates'
import type { VisitAnswer, VisitReply } from '../../../../shared/forms/visitReply'
import { visitReply as words } from '../../../ground/words/visitReply'
import { Button, ButtonLink } from '../../../parts/components/Basics'

type Shown = VisitReply | 'Wait' | 'NoLink' | 'Failed'

async function send(Answer?: VisitAnswer): Promise<Shown> {
  const Token = location.hash.slice(1)
  if (!Token) return 'NoLink'
  try {
    const response = await fetch('/api/visit_reply', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Token, ...(Answer && { Answer }) }),
    })
    if (response.status === 400) return 'NoLink'
    if (!response.ok) return 'Failed'
    const reply: VisitReply = await response.json()
    return reply
  } catch {
    return 'Failed'
  }
}

/** By the link of the reminder, without signing in. Opening the page answers nothing. */
export function VisitReplyCard() {
  const [shown, setShown] = useState<Shown>('Wait')
  const [sending, setSending] = useState<VisitAnswer | null>(null)
  useEffect(() => {
    void send().then(setShown)
  }, [])

  async function answer(choice: VisitAnswer) {
    setSending(choice)
    setShown(await send(choice))
    setSending(null)
  }

  return (
    <div className="stackLarge">
      <div className="stack" role="status">
        <Said shown={shown} />
      </div>
      {shown === 'Failed' && (
        <div className="buttons">
          <Button onClick={() => void send().then(setShown)}>{words.again}</Button>
        </div>
      )}
      {typeof shown === 'object' && (shown.Is === 'Booked' || shown.Is === 'Coming') && (
        <div className="buttons">
          {shown.Is === 'Booked' && (
            <Button busy={sending === 'Coming'} onClick={() => void answer('Coming')}>
              {words.coming}
            </Button>
          )}
          <Button kind="two" busy={sending === 'NotComing'} onClick={() => void answer('NotComing')}>
            {words.notComing}
          </Button>
        </div>
      )}
      {typeof shown === 'object' && shown.Is === 'Cancelled' && shown.Days.length > 0 && (
        <div className="buttons">
          <ButtonLink to="/signup/schedule_reservation">{words.choose}</ButtonLink>
        </div>
      )}
      {(shown === 'NoLink' || (typeof shown === 'object' && ['Changed', 'Late'].includes(shown.Is))) && (
        <div className="buttons">
          <ButtonLink to="/mypage">{words.myPage}</ButtonLink>
        </div>
      )}
    </div>
  )
}

function Said({ shown }: { shown: Shown }) {
  if (typeof shown === 'string')
    return <p>{{ Wait: words.wait, NoLink: words.noLink, Failed: words.failed }[shown]}</p>
  const { Is, StartAt, Days } = shown
  const hour = StartAt && (
    <p>
      <b>{formatJapaneseDateTime(new Date(StartAt))}</b>
    </p>
  )
  switch (Is) {
    case 'Booked':
      return (
        <>
          {hour}
          <p>{words.notComingMeans}</p>
        </>
      )
    case 'Coming':
      return (
        <>
          {hour}
          <p>{words.thanks}</p>
          <p>{words.changesMind}</p>
        </>
      )
    case 'Cancelled':
      return (
        <>
          {hour}
          <p>{words.cancelled}</p>
          {Days.length > 0 && <p>{words.days(Days.map((day) => formatJapaneseDate(day)))}</p>}
        </>
      )
    case 'Changed':
      return <p>{words.changed}</p>
    case 'Late':
      return <p>{words.late}</p>
  }
}
