import type { Route } from './+types/result_ok'
import { passedResult, TOPICS_IN_PERSON } from '../../../shared/messages/onlineCheckResults'
import { onlineCheckPages } from '../../../shared/messages/pages/onlineCheckPages'
import { ButtonLink } from '../../components/ButtonLink'
import { Chain } from '../../components/Chain'
import { Contact } from '../../components/Contact'
import { Note } from '../../components/Note'
import { PageFailed } from '../../components/PageFailed'
import { notYet } from '../../guards'
import bloom from '../../illustrations/bloom.svg?url&no-inline'
import { privateMeta } from '../../meta'
import { NextStepCard } from '../../mypage/NextStepCard'
import { stagesDone } from '../../mypage/stagesDone'
import { useNextStep } from '../../mypage/useNextStep'
import { Waiting } from '../../mypage/Waiting'
import { judgedCheck } from '../../onlineCheck/judgedCheck'
import { loadLatestScreening } from '../../onlineCheck/latestScreening'
import { Topics } from '../../onlineCheck/Reasons'
import { ResultHead } from '../../onlineCheck/ResultHead'
import { refreshCurrentUser } from '../../session/currentUser'
import { useSignedInUser } from '../../session/useSignedInUser'

const { h1, primary } = onlineCheckPages['/online_check/result_ok']

export async function clientLoader() {
  const judged = judgedCheck(await loadLatestScreening(await refreshCurrentUser()))
  if (judged?.check.OnlineCheckResult !== 'Passed') throw notYet()
  return judged
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, h1)

export default function ResultOkPage({ loaderData: { check, screening } }: Route.ComponentProps) {
  const user = useSignedInUser()
  const step = useNextStep(screening)
  return (
    <>
      <ResultHead
        h1={h1}
        answeredAt={check.Answer.answered_at}
        tone="ok"
        sentence={passedResult.title}
        picture={bloom}
      />
      <div className="wrap column section stackSections">
        <div className="stackLarge">
          <p>{passedResult.text}</p>
          <Chain done={stagesDone(user)} />
        </div>
        {check.Topics.length > 0 && (
          <section className="stack">
            <h2>ガイダンスで、おうかがいすること</h2>
            <p>{TOPICS_IN_PERSON}</p>
            <Topics topics={check.Topics} />
          </section>
        )}
        <NextStepCard
          step={step}
          buttons={
            <ButtonLink kind={step.action ? 'two' : 'primary'} to="/mypage">
              {primary}
            </ButtonLink>
          }
        >
          {user.Profile.UserStatus === 'WaitingGuidance' && <Waiting />}
        </NextStepCard>
        <Note tone="yolk" title="まだ認定ではありません">
          <p>
            このあとの検査で、ドナーをお願いできないとわかることもあります。それまでに体調・薬・旅行などの変化があったら、ガイダンスで教えてください。
          </p>
        </Note>
        <section className="stackSmall">
          <h2>お問い合わせ</h2>
          <Contact />
        </section>
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} h1={h1} />
}
