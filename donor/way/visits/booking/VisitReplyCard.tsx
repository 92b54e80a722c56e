import { useEffect, useState } from 'react'
import { formatJapaneseDate, formatJapaneseDateTime } from '../../../../shared/facts/dates'
import { examTime } from '../../../../shared/facts/examTime'

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
          <ButtonLink to={shown.Exam ? '/mypage#exam-request' : '/signup/schedule_reservation'}>
            {shown.Exam ? words.exam.choose : words.choose}
          </ButtonLink>
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
  const { Is, Exam, Days } = shown
  const days = Days.map((day) => formatJapaneseDate(day))
  switch (Is) {
    case 'Booked':
      return (
        <>
          <Visit shown={shown} />
          <p>{Exam ? words.exam.notComingMeans : words.notComingMeans}</p>
          {Exam?.Type === 'Renewal' && <p>{words.exam.renewal}</p>}
        </>
      )
    case 'Coming':
      return (
        <>
          <Visit shown={shown} />
          <p>{words.thanks}</p>
          <p>{changesMind(Exam)}</p>
        </>
      )
    case 'Cancelled':
      return (
        <>
          <Visit shown={shown} />
          <p>{Exam ? words.exam.cancelled : words.cancelled}</p>
          {days.length > 0 && <p>{Exam ? words.exam.days(days) : words.days(days)}</p>}
        </>
      )
    case 'Changed':
      return <p>{Exam ? words.exam.changed : words.changed}</p>
    case 'Late':
      return <p>{words.late}</p>
  }
}

const changesMind = (exam: VisitReply['Exam']) =>
  exam
    ? words.exam.changesMind(exam.Time === null ? words.exam.untilDay : words.exam.untilStart)
    : words.changesMind

function Visit({ shown: { StartAt, Exam } }: { shown: VisitReply }) {
  const day = Exam && formatJapaneseDate(Exam.Date)
  const at = day
    ? words.exam.at(day, Exam.Time && examTime(Exam.Time))
    : StartAt && formatJapaneseDateTime(new Date(StartAt))
  return (
    at && (
      <p>
        {Exam && <span>{words.exam.name(Exam.Type)} </span>}
        <b>{at}</b>
      </p>
    )
  )
}
