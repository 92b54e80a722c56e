import {
  ANSWER_AGAIN,
  notPossibleResult,
  refusalStands,
  WHEN_IT_CHANGES,
  CRITERIA_NEWS,
} from '../../shared/messages/onlineCheckResults'
import { onlineCheckPages } from '../../shared/messages/pages/memberPages'
import { mayChange } from '../../shared/questionnaire/judgement'
import { ButtonLink } from '../components/Button'
import { LinkList } from '../components/LinkList'
import { refreshCurrentUser } from '../currentUser/currentUser'
import { useSignedInUser } from '../currentUser/useCurrentUser'
import { UpdateSubscribedMagazineDocument } from '../generated/graphql'
import { request } from '../graphql/request'
import table from '../illustrations/table.svg?url&no-inline'
import { useTexts } from '../rootData'
import { CorrectOrTalk, OtherWays } from './ClosingSections'
import { Reasons, useCareNotes } from './Reasons'
import { ResultHead } from './ResultHead'
import { SavedChoice } from './SavedChoice'
import type { Judged } from './screening'

const { h1, primary } = onlineCheckPages['/online_check/result_ng']

/** 現在の基準では不可. Says nothing about the person. */
export function NotPossible({ judged }: { judged: Judged }) {
  const { check } = judged
  const { title, text, disclaimer, next } = notPossibleResult(useTexts())
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
            <p>{ANSWER_AGAIN}</p>
          ) : mayChange(changes) ? (
            <>
              <p>{next}</p>
              <ul className="dots">
                {[...new Set([...changes, ...WHEN_IT_CHANGES])].map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </>
          ) : (
            <>
              <p>{next}</p>
              <p>{refusalStands(false)}</p>
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
      <h2>{CRITERIA_NEWS.title}</h2>
      <p>{CRITERIA_NEWS.text}</p>
      <SavedChoice
        name="SubscribedMagazine"
        label={CRITERIA_NEWS.label}
        chosen={Profile.SubscribedMagazine}
        save={async (SubscribedMagazine) => {
          await request(UpdateSubscribedMagazineDocument, { input: { SubscribedMagazine } })
          await refreshCurrentUser().catch(() => undefined)
        }}
      />
    </section>
  )
}
