import type { Route } from './+types/mypage'
import { donorStatuses } from '../../shared/lifecycle'
import { memberPages } from '../../shared/messages/pages/memberPages'
import { stageText } from '../../shared/messages/stages'
import { stageOf } from '../../shared/lifecycle'
import { ButtonLink } from '../components/ButtonLink'
import { Chain } from '../components/Chain'
import { Contact } from '../components/Contact'
import { LinkList } from '../components/LinkList'
import { Note } from '../components/Note'
import { PageFailed } from '../components/PageFailed'
import { hasProfile } from '../guards'
import { privateMeta } from '../meta'
import { BookingCard } from '../mypage/BookingCard'
import { DonationCounts } from '../mypage/DonationCounts'
import { DonorCard } from '../mypage/DonorCard'
import { NextStepCard } from '../mypage/NextStepCard'
import { stagesDone } from '../mypage/stagesDone'
import { useNextStep } from '../mypage/useNextStep'
import { ValidityCard } from '../mypage/ValidityCard'
import { Waiting } from '../mypage/Waiting'
import { loadLatestScreening } from '../onlineCheck/latestScreening'
import { resultPath } from '../onlineCheck/resultPath'
import { refreshCurrentUser } from '../session/currentUser'
import { useSignedInUser } from '../session/useSignedInUser'

const { h1 } = memberPages['/mypage']

/** Anew at each visit: an invitation may have come meanwhile. */
export async function clientLoader() {
  return { screening: await loadLatestScreening(await refreshCurrentUser()) }
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, h1)

export default function MyPage({ loaderData: { screening } }: Route.ComponentProps) {
  const user = useSignedInUser()
  const { Profile, Guidance } = user
  const step = useNextStep(screening)
  const certified = donorStatuses.includes(Profile.UserStatus)
  const booked = Profile.UserStatus === 'WaitingToParticipateGuidance' && Guidance?.ReservedAt
  const judged = screening?.OnlineCheck?.OnlineCheckResult ?? null

  return (
    <div className="wrap page withAside">
      <div className="stackLarge">
        <div>
          {Profile.LastName && <p className="support">{Profile.LastName}さん</p>}
          <h1>{h1}</h1>
        </div>
        {certified ? (
          <DonorCard />
        ) : (
          <div className="stack">
            <p className="visuallyHidden">{stageText(stageOf(Profile.UserStatus, hasProfile(user)))}</p>
            <Chain done={stagesDone(user)} />
          </div>
        )}
        {Profile.UpdateRequired && (
          <Note tone="coral" title="登録情報をご確認ください">
            <p>変わったところがないか確かめて、登録し直してください。</p>
            <div>
              <ButtonLink kind="two" small to="/signup/profile">
                登録情報を確かめる
              </ButtonLink>
            </div>
          </Note>
        )}
        <NextStepCard step={step}>{Profile.UserStatus === 'WaitingGuidance' && <Waiting />}</NextStepCard>
        {booked && <BookingCard startAt={new Date(booked)} />}
        {certified && Profile.DonorExpirationDate && (
          <ValidityCard expiration={Profile.DonorExpirationDate} />
        )}
      </div>
      <aside className="stackLarge">
        {certified && <DonationCounts />}
        <section className="stackSmall">
          <h2>ご案内と設定</h2>
          <LinkList
            items={[
              ...(judged ? [{ to: resultPath(judged), label: 'オンラインチェックの結果' }] : []),
              { to: '/signup/profile', label: '登録情報を変える' },
            ]}
          />
        </section>
        <section className="stackSmall" id="contact">
          <h2>お問い合わせ</h2>
          <Contact />
        </section>
      </aside>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} h1={h1} />
}
