import {
  DATE_UNKNOWN,
  otherReasons,
  renewalHeldResult,
  WHILE_WAITING,
} from '../../shared/messages/onlineCheckResults'
import { onlineCheckPages } from '../../shared/messages/pages/onlineCheckPages'
import { ButtonLink } from '../components/ButtonLink'
import { NextCard } from '../components/NextCard'
import { Unbroken } from '../components/Unbroken'
import resting from '../illustrations/resting-garden.svg?url&no-inline'
import { useToday } from '../rootData'
import { useSignedInUser } from '../session/useSignedInUser'
import { CareNotes } from './CareNotes'
import { CorrectOrTalk } from './CorrectOrTalk'
import { DaySheet } from './DaySheet'
import type { JudgedCheck } from './judgedCheck'
import type { Screening } from './latestScreening'
import { Reasons } from './Reasons'
import { ResultHead } from './ResultHead'
import { RetryReminder } from './RetryReminder'
import { ReturnDateButton } from './ReturnDateButton'

const { h1, primary } = onlineCheckPages['/online_check/before_renewal_inspection/result_ng']
const RENEWAL_CHECK = '/signup/online_check/before_renewal_inspection'

type Props = { check: JudgedCheck; screening: Screening; remind: boolean }

/** A check before renewal that did not pass: donating rests until a later check passes or the office has decided. */
export function RenewalHeld({ check, screening, remind }: Props) {
  const today = useToday()
  const { Profile, MayStartOnlineCheck } = useSignedInUser()
  const { title, text, sheet, again, afterItEnded, expires } = renewalHeldResult
  const { NextDate: date, Reasons: reasons } = check
  const waits = date !== null && date > today
  const dated = reasons.filter(({ NextDate }) => NextDate).length
  return (
    <>
      <ResultHead
        h1={h1}
        answeredAt={check.Answer.answered_at}
        tone="later"
        sentence={title}
        picture={resting}
      >
        {date && (
          <>
            <p>{sheet}</p>
            <DaySheet date={date} />
          </>
        )}
      </ResultHead>
      <div className="wrap column section stackSections">
        <p>{text}</p>
        <section className="stack">
          <h2>理由</h2>
          <Reasons check={check} of="Reasons" />
          {date && dated > 1 && <p className="support">{otherReasons(dated - 1)}</p>}
          {reasons.some(({ UnknownDate }) => UnknownDate) && <p className="support">{DATE_UNKNOWN}</p>}
          <CareNotes check={check} />
        </section>
        <NextCard>
          <h3>事務局からの連絡をお待ちください</h3>
          {check.OnlineCheckResult === 'Failed_1' && (
            <p>{date ? <Unbroken text={again(date)} /> : afterItEnded}</p>
          )}
          {Profile.DonorExpirationDate && (
            <p>
              <Unbroken text={expires(Profile.DonorExpirationDate)} />
            </p>
          )}
          {waits && <RetryReminder chosen={remind} />}
          <div className="buttons">
            {waits && <ReturnDateButton date={date} screeningId={screening.Id} />}
            <ButtonLink kind={waits ? 'two' : 'primary'} to="/mypage">
              {primary}
            </ButtonLink>
            {MayStartOnlineCheck && (
              <ButtonLink kind="two" to={RENEWAL_CHECK}>
                オンラインチェックを始める
              </ButtonLink>
            )}
          </div>
        </NextCard>
        <section className="stackSmall">
          <h2>待っているあいだに</h2>
          <ul className="dots">
            {WHILE_WAITING.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </ul>
        </section>
        <CorrectOrTalk />
      </div>
    </>
  )
}
