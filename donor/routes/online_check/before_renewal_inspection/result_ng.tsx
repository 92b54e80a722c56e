import { donorStatuses } from '../../../../shared/lifecycle'
import { DATE_UNKNOWN, otherReasons } from '../../../../shared/messages/onlineCheckResults'
import { onlineCheckPages } from '../../../../shared/messages/pages/memberPages'
import { NEXT_CHECK, renewalHeldMoney, renewalHeldResult } from '../../../../shared/messages/renewalHeld'
import { WhileWaiting, DaySheet, ReturnDateButton, RetryReminder } from '../../../checkResult/ClosingSections'
import { CorrectOrTalk } from '../../../checkResult/CorrectOrTalk'
import { Reasons, useCareNotes } from '../../../checkResult/Reasons'
import { ResultHead } from '../../../checkResult/ResultHead'
import { loadResult } from '../../../checkResult/loadResult'
import type { Judged } from '../../../checkResult/screening'
import { ButtonLink, NextCard, Unbroken } from '../../../components/Basics'
import { PageFailed } from '../../../components/ErrorPage'
import resting from '../../../illustrations/resting-garden.svg?url&no-inline'
import { heldRenewal } from '../../../nextStep/dueExam'
import { notAvailableYet, privateMeta, skipOnHashChange, useSignedInUser, useToday } from '../../../page'
import type { Route } from './+types/result_ng'

const { h1, primary } = onlineCheckPages['/online_check/before_renewal_inspection/result_ng']

export async function clientLoader() {
  const judged = await loadResult('Renewal')
  if (judged.check.OnlineCheckResult === 'Passed') throw notAvailableYet()
  return judged
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function RenewalResultNgPage({ loaderData: judged }: Route.ComponentProps) {
  return <RenewalHeld judged={judged} />
}

export const ErrorBoundary = () => <PageFailed h1={h1} />

function RenewalHeld({ judged }: { judged: Judged }) {
  const { check, screening } = judged
  const user = useSignedInUser()
  const { Profile, MayStartOnlineCheck, Rewards } = user
  const held = heldRenewal(user, screening, useToday())
  const certified = donorStatuses.includes(Profile.UserStatus)
  const state = !certified ? 'ended' : Profile.DonationPaused ? 'paused' : 'lifted'
  const { title, text, next } = renewalHeldResult[state](held)
  const bonus = Rewards.Expected - Rewards.Due - Rewards.Pending
  const money = certified ? renewalHeldMoney(held, { pending: Rewards.Pending, bonus }) : []
  const { Reasons: reasons } = check
  const dated = reasons.filter(({ NextDate }) => NextDate).length
  return (
    <>
      <ResultHead
        h1={h1}
        answeredAt={check.Answer.answered_at}
        tone="later"
        sentence={title}
        picture={resting}
        care={useCareNotes(judged)}
      >
        {held.from && (
          <>
            <p>{NEXT_CHECK}</p>
            <DaySheet date={held.from} />
          </>
        )}
      </ResultHead>
      <div className="wrap column section stackSections">
        <div className="stack">
          {text.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <NextCard>
          <p>
            <Unbroken text={next} />
          </p>
          {money.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {held.from && <RetryReminder />}
          <div className="buttons">
            {held.from && <ReturnDateButton date={held.from} screeningId={screening.Id} />}
            <ButtonLink kind={held.from ? 'two' : 'primary'} to="/mypage">
              {primary}
            </ButtonLink>
            {MayStartOnlineCheck && (
              <ButtonLink kind="two" to={certified ? RENEWAL_CHECK : FIRST_CHECK}>
                オンラインチェックを始める
              </ButtonLink>
            )}
          </div>
        </NextCard>
        <section className="stack">
          <h2>理由</h2>
          <Reasons judged={judged} of="Reasons" />
          {check.NextDate && dated > 1 && <p className="support">{otherReasons(dated - 1)}</p>}
          {reasons.some(({ UnknownDate }) => UnknownDate) && <p className="support">{DATE_UNKNOWN}</p>}
        </section>
        <WhileWaiting />
        <CorrectOrTalk />
      </div>
    </>
  )
}

const FIRST_CHECK = '/signup/online_check'
const RENEWAL_CHECK = `${FIRST_CHECK}/before_renewal_inspection`
