import {
  ANSWER_AGAIN,
  ANSWER_AGAIN_TITLE,
  DATE_UNKNOWN,
  NOT_NOW_ONLY,
  NOT_NOW_THANKS,
  notNowNext,
  notNowTitle,
  otherReasons,
} from '../../shared/messages/onlineCheckResults'
import { onlineCheckPages } from '../../shared/messages/pages/memberPages'
import { ButtonLink } from '../components/Button'
import { NextCard } from '../components/Card'
import { Unbroken } from '../components/Unbroken'
import { useSignedInUser } from '../currentUser/useCurrentUser'
import resting from '../illustrations/resting-garden.svg?url&no-inline'
import { useToday } from '../rootData'
import { CorrectOrTalk, OtherWays, WhileWaiting } from './ClosingSections'
import { DaySheet, OpenSheet, ReturnDateButton } from './DaySheet'
import { Reasons, useCareNotes } from './Reasons'
import { ResultHead } from './ResultHead'
import { RetryReminder } from './SavedChoice'
import type { Judged } from './screening'

const { h1, primary } = onlineCheckPages['/online_check/result_ng']

/** 時期を改める */
export function NotNow({ judged }: { judged: Judged }) {
  const { check, screening } = judged
  const today = useToday()
  const { MayStartOnlineCheck: mayStart, RetryFrom } = useSignedInUser()
  const { Reasons: reasons } = check
  // The office or newer criteria may have moved the day.
  const date = RetryFrom ?? check.NextDate
  const earlier = mayStart && date !== null && date > today
  const open = reasons.find(({ OngoingNote }) => OngoingNote)?.OngoingNote
  const dated = reasons.filter(({ NextDate }) => NextDate).length
  const next = earlier ? { title: ANSWER_AGAIN_TITLE, text: ANSWER_AGAIN } : notNowNext(date)
  return (
    <>
      <ResultHead
        h1={h1}
        answeredAt={check.Answer.answered_at}
        tone="later"
        sentence={earlier ? ANSWER_AGAIN_TITLE : notNowTitle(date)}
        picture={resting}
        care={useCareNotes(judged)}
      >
        {earlier ? null : date ? <DaySheet date={date} /> : open && <OpenSheet note={open} />}
      </ResultHead>
      <div className="wrap column section stackSections">
        <section className="stack">
          <p>
            {NOT_NOW_THANKS}
            {NOT_NOW_ONLY}
          </p>
          <Reasons judged={judged} of="Reasons" />
          {date && dated > 1 && <p className="support">{otherReasons(dated - 1)}</p>}
          {reasons.some(({ UnknownDate }) => UnknownDate) && <p className="support">{DATE_UNKNOWN}</p>}
        </section>
        <NextCard>
          <h3>
            <Unbroken text={next.title} />
          </h3>
          <p>{next.text}</p>
          {date && !mayStart && <RetryReminder />}
          <div className="buttons">
            {date && !mayStart && <ReturnDateButton date={date} screeningId={screening.Id} />}
            <ButtonLink kind={date && !mayStart ? 'two' : 'primary'} to="/mypage">
              {primary}
            </ButtonLink>
            {mayStart && (
              <ButtonLink kind="two" to="/signup/online_check">
                オンラインチェックを始める
              </ButtonLink>
            )}
          </div>
        </NextCard>
        <WhileWaiting />
        <CorrectOrTalk />
        <OtherWays />
      </div>
    </>
  )
}
