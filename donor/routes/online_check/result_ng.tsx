import * as onlineCheckResults from '../../../shared/messages/onlineCheckResults'
import { onlineCheckPages } from '../../../shared/messages/pages/memberPages'
import { mayChange } from '../../../shared/questionnaire/judgement'
import {
  OtherWays,
  WhileWaiting,
  DaySheet,
  OpenSheet,
  ReturnDateButton,
  RetryReminder,
  SavedChoice,
} from '../../checkResult/ClosingSections'
import { CorrectOrTalk } from '../../checkResult/CorrectOrTalk'
import { Reasons, useCareNotes } from '../../checkResult/Reasons'
import { ResultHead } from '../../checkResult/ResultHead'
import { loadResult } from '../../checkResult/loadResult'
import type { Judged } from '../../checkResult/screening'
import { ButtonLink, NextCard, Unbroken } from '../../components/Basics'
import { PageFailed } from '../../components/ErrorPage'
import { LinkList } from '../../components/LinkList'
import { refreshCurrentUser } from '../../currentUser/currentUser'
import { UpdateSubscribedMagazineDocument } from '../../generated/graphql'
import { request } from '../../graphql/request'
import resting from '../../illustrations/resting-garden.svg?url&no-inline'
import table from '../../illustrations/table.svg?url&no-inline'
import {
  notAvailableYet,
  privateMeta,
  skipOnHashChange,
  useSignedInUser,
  useToday,
  useTexts,
} from '../../page'
import type { Route } from './+types/result_ng'

const { h1, primary } = onlineCheckPages['/online_check/result_ng']

export async function clientLoader() {
  const judged = await loadResult('Registration')
  if (judged.check.OnlineCheckResult === 'Passed') throw notAvailableYet()
  return judged
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function ResultNgPage({ loaderData: judged }: Route.ComponentProps) {
  const refusedForGood = judged.check.OnlineCheckResult === 'Failed_2'
  return refusedForGood ? <NotPossible judged={judged} /> : <NotNow judged={judged} />
}

export const ErrorBoundary = () => <PageFailed h1={h1} />

/** 時期を改める */
function NotNow({ judged }: { judged: Judged }) {
  const { check, screening } = judged
  const today = useToday()
  const { MayStartOnlineCheck: mayStart, RetryFrom } = useSignedInUser()
  const { Reasons: reasons } = check
  // The office or newer criteria may have moved the day.
  const date = RetryFrom ?? check.NextDate
  const earlier = mayStart && date !== null && date > today
  const open = reasons.find(({ OngoingNote }) => OngoingNote)?.OngoingNote
  const dated = reasons.filter(({ NextDate }) => NextDate).length
  const next = earlier
    ? { title: onlineCheckResults.ANSWER_AGAIN_TITLE, text: onlineCheckResults.ANSWER_AGAIN }
    : onlineCheckResults.notNowNext(date)
  return (
    <>
      <ResultHead
        h1={h1}
        answeredAt={check.Answer.answered_at}
        tone="later"
        sentence={earlier ? onlineCheckResults.ANSWER_AGAIN_TITLE : onlineCheckResults.notNowTitle(date)}
        picture={resting}
        care={useCareNotes(judged)}
      >
        {earlier ? null : date ? <DaySheet date={date} /> : open && <OpenSheet note={open} />}
      </ResultHead>
      <div className="wrap column section stackSections">
        <section className="stack">
          <p>
            {onlineCheckResults.NOT_NOW_THANKS}
            {onlineCheckResults.NOT_NOW_ONLY}
          </p>
          <Reasons judged={judged} of="Reasons" />
          {date && dated > 1 && <p className="support">{onlineCheckResults.otherReasons(dated - 1)}</p>}
          {reasons.some(({ UnknownDate }) => UnknownDate) && (
            <p className="support">{onlineCheckResults.DATE_UNKNOWN}</p>
          )}
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

/** 現在の基準では不可. Says nothing about the person. */
function NotPossible({ judged }: { judged: Judged }) {
  const { check } = judged
  const { title, text, disclaimer, next } = onlineCheckResults.notPossibleResult(useTexts())
  const { MayStartOnlineCheck } = useSignedInUser()
  const changes = check.Reasons.map(({ Changes }) => Changes)
  return (
    <>
      <ResultHead
        h1={h1}
        answeredAt={check.Answer.answered_at}
        tone="no"
        sentence={title}
        picture={table}
        care={useCareNotes(judged)}
      />
      <div className="wrap column section stackSections">
        <p>
          {text}
          <strong>{disclaimer}</strong>
        </p>
        <section className="stack">
          <h2>理由</h2>
          <Reasons judged={judged} of="Reasons" />
        </section>
        <section className="stackSmall">
          <h2>これからのこと</h2>
          {MayStartOnlineCheck ? (
            <p>{onlineCheckResults.ANSWER_AGAIN}</p>
          ) : mayChange(changes) ? (
            <>
              <p>{next}</p>
              <ul className="dots">
                {[...new Set([...changes, ...onlineCheckResults.WHEN_IT_CHANGES])].map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </>
          ) : (
            <>
              <p>{next}</p>
              <p>{onlineCheckResults.refusalStands(false)}</p>
            </>
          )}
        </section>
        <CriteriaNews />
        <CorrectOrTalk />
        <OtherWays />
        <div className="stack">
          <LinkList items={[{ to: '/withdrawal', label: '登録をやめて、データを消したい' }]} />
          <div className="buttons">
            {MayStartOnlineCheck && (
              <ButtonLink to="/signup/online_check">オンラインチェックを始める</ButtonLink>
            )}
            <ButtonLink kind="two" to="/mypage">
              {primary}
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  )
}

/** Sent with the optional notices, which are off by default. */
function CriteriaNews() {
  const { Profile } = useSignedInUser()
  return (
    <section className="stack">
      <h2>{onlineCheckResults.CRITERIA_NEWS.title}</h2>
      <p>{onlineCheckResults.CRITERIA_NEWS.text}</p>
      <SavedChoice
        name="SubscribedMagazine"
        label={onlineCheckResults.CRITERIA_NEWS.label}
        chosen={Profile.SubscribedMagazine}
        save={async (SubscribedMagazine) => {
          await request(UpdateSubscribedMagazineDocument, { input: { SubscribedMagazine } })
          await refreshCurrentUser().catch(() => undefined)
        }}
      />
    </section>
  )
}
