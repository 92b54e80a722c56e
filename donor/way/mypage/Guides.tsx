import { Link } from 'react-router'
import { type JapaneseDate, formatJapaneseDate, japaneseDateOf } from '../../../shared/facts/dates'
import { isOpenInvitation } from '../../../shared/rules/donating/flora/isOpenInvitation'
import { courseLabels as labels } from '../../../shared/words/labels/courseLabels'
import { TO_WHAT_IF } from '../../../shared/words/donating/conditionLinks'
import { donorStatuses } from '../../../shared/rules/person/lifecycle'
import { DAYS_SENT, preferenceName } from '../../../shared/words/check/exam'
import * as mypage from '../../ground/words/mypage'
import { memberPages } from '../../../shared/words/program/memberPages'
import { BONUS_UNLIKELY, mayRenew, type HeldRenewal } from '../../../shared/words/check/renewalHeld'
import { renewalBonus, yenText } from '../../../shared/facts/rewards'
import { type Screening, resultPath } from '../nextStep/screening'
import { DefinitionList, Card } from '../../parts/components/Basics'
import { LinkList, type LinkListItem } from '../../parts/components/LinkList'
import type { DueExam } from '../nextStep/dueExam'
import { suspensionOf, useSignedInUser } from '../../ground/page/standing'
import { useToday } from '../../ground/page/clock'
import type { CurrentUser } from '../../ground/session/currentUserStore'
import { RankProgress } from '../donating/trackRecord/RankProgress'
import styles from './DonationCounts.module.css'

type Props = {
  /** Something is still to come. */
  ahead: boolean
}

export function Guides({ ahead }: Props) {
  const user = useSignedInUser()
  const { Profile, InspectionDetail, MayReportCondition } = user
  const stopped = suspensionOf(user) !== null
  const donates = ahead && !stopped && donorStatuses.includes(Profile.UserStatus)
  const hasReport = InspectionDetail.some(({ Status }) => Status === 'Shared')
  return (
    <section className="stackSmall">
      <h2>{mypage.GUIDES}</h2>
      <LinkList
        items={[
          ...(donates ? [{ to: '/notes_of_donation', label: memberPages['/notes_of_donation'].h1 }] : []),
          ...(MayReportCondition
            ? [{ to: '/report_condition', label: memberPages['/report_condition'].h1 }]
            : []),
          ...(ahead ? [{ to: '/what_if', label: TO_WHAT_IF }] : []),
          ...(Profile.UserRank ? [{ to: '/track_record', label: memberPages['/track_record'].h1 }] : []),
          ...(hasReport ? [{ to: '/inspection_report', label: mypage.FLORA_TEST }] : []),
          { to: '/messages', label: memberPages['/messages'].h1 },
          { to: '/account', label: memberPages['/account'].h1 },
          ...(hasReport || stopped ? [] : [{ to: '/application_examination', label: mypage.FLORA_WISH }]),
        ]}
      />
    </section>
  )
}

export function ExamDays({ exam: { date, preferredDates } }: { exam: DueExam }) {
  if (date || preferredDates.length === 0) return null
  return (
    <div className="stackSmall">
      <p className="support">{DAYS_SENT}</p>
      <DefinitionList
        items={preferredDates.map((day, index) => ({
          term: preferenceName(index),
          value: formatJapaneseDate(day),
        }))}
      />
    </div>
  )
}

/** `held` while donating is paused. */
export function DonationCounts({ held }: { held: HeldRenewal | null }) {
  const user = useSignedInUser()
  const { Profile, Rewards } = user
  const stopped = suspensionOf(user) !== null
  const renews = !held || mayRenew(held)
  const certified = donorStatuses.includes(Profile.UserStatus)
  const counts = [
    { label: labels.TotalDonationsCount.donor, count: Profile.TotalDonationsCount },
    {
      label: certified ? labels.LatestDonationsCount.donor : mypage.LAST_PERIOD_DONATIONS,
      count: Profile.LatestDonationsCount,
    },
  ]
  const bonus = renewalBonus(Rewards)
  const rewards = [
    { label: mypage.PERIOD_REWARD, text: `${yenText(Rewards.Pending)}分` },
    ...(bonus > 0 && !stopped
      ? [{ label: mypage.RENEWAL_BONUS, text: renews ? `＋${yenText(bonus)}分` : BONUS_UNLIKELY }]
      : []),
  ]
  return (
    <Card>
      <h2>献便の回数</h2>
      <dl className={styles.counts}>
        {counts.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {count}
              <small>回</small>
            </dd>
          </div>
        ))}
      </dl>
      {!held && !stopped && <RankProgress donations={Profile.TotalDonationsCount} />}
      {certified && (
        <>
          <dl className={styles.rewards}>
            {rewards.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="support">{mypage.PAID_AT_THE_END}</p>
        </>
      )}
      <p>
        <Link to="/track_record">{mypage.TO_TRACK_RECORD}</Link>
      </p>
    </Card>
  )
}

type NoticesProps = { screening: Screening | null; newLooks: number | null }

export function Notices({ screening, newLooks }: NoticesProps) {
  const items = [
    ...noticesFor(useSignedInUser(), screening, useToday()),
    ...(newLooks ? [{ to: '/account/reads', ...mypage.looksSinceVisit(newLooks) }] : []),
  ]
  if (items.length === 0) return null
  return (
    <section className="stackSmall">
      <h2>{mypage.NOTICES}</h2>
      <LinkList items={items} />
    </section>
  )
}

function noticesFor(user: CurrentUser, screening: Screening | null, today: JapaneseDate): LinkListItem[] {
  const { InspectionDetail, Profile, Rewards } = user
  const invitation = InspectionDetail.find(({ Status, DeadlineForApplicationAt }) =>
    isOpenInvitation(Status, DeadlineForApplicationAt, today),
  )
  const shared = InspectionDetail.some(({ Status }) => Status === 'Shared')
  const result = screening && checkResultPath(screening)
  const answeredAt = screening?.OnlineCheck?.Answer.answered_at
  return [
    ...(invitation
      ? [{ to: '/application_examination', ...mypage.floraInvitation(invitation.DeadlineForApplicationAt) }]
      : []),
    ...(Rewards.Due > 0 && Profile.UserRank
      ? [{ to: '/track_record', label: mypage.rewardsAreDue(Rewards.Due) }]
      : []),
    ...(shared ? [{ to: '/inspection_report', label: mypage.FLORA_RESULT_READY }] : []),
    ...(result
      ? [{ to: result, ...mypage.resultOfCheck(answeredAt ? japaneseDateOf(new Date(answeredAt)) : null) }]
      : []),
  ]
}

/** Null without a result. */
function checkResultPath({ Info, OnlineCheck }: Screening): string | null {
  const result = OnlineCheck?.OnlineCheckResult ?? null
  return result && resultPath(result, Info.InspectionType === 'Renewal' ? 'renewal' : 'registration')
}
