import { addDays, type JapaneseDate, japaneseDateOf } from '../../../shared/facts/dates'
import { isOpenInvitation } from '../../../shared/rules/donating/flora/isOpenInvitation'
import { donorStatuses } from '../../../shared/rules/person/stages'
import { reportStages } from '../../../shared/words/donating/conditionLinks'
import { unreadNews } from '../../ground/words/inbox'
import * as mypage from '../../ground/words/mypage'
import { memberPages } from '../../../shared/words/program/memberPages'
import { type Screening, resultPath } from '../nextStep/screening'
import { LinkList, type LinkListItem } from '../../parts/components/LinkList'
import type { News } from './ownParts'
import { suspensionOf, useSignedInUser } from '../../ground/page/standing'
import { useToday } from '../../ground/page/clock'
import type { CurrentUser } from '../../ground/session/currentUserStore'

type Props = {
  /** Something is still to come. */
  ahead: boolean
  unread: number
}

export function Guides({ ahead, unread }: Props) {
  const user = useSignedInUser()
  const { Profile, InspectionDetail, MayReportCondition } = user
  const stopped = suspensionOf(user) !== null
  const donates = ahead && !stopped && donorStatuses.includes(Profile.UserStatus)
  const hasReport = InspectionDetail.some(({ Status }) => Status === 'Shared')
  return (
    <section className="stackSmall">
      <h2>{mypage.GUIDES}</h2>
      <LinkList
        pairs
        items={[
          ...(Profile.UserRank ? [{ to: '/track_record', label: memberPages['/track_record'].h1 }] : []),
          ...(donates ? [{ to: '/notes_of_donation', label: memberPages['/notes_of_donation'].h1 }] : []),
          ...(MayReportCondition
            ? [{ to: '/report_condition', label: memberPages['/report_condition'].h1 }]
            : []),
          ...(ahead ? [{ to: '/what_if', label: memberPages['/what_if'].h1 }] : []),
          ...(hasReport ? [{ to: '/inspection_report', label: mypage.FLORA_TEST }] : []),
          ...(donates ? [{ to: '/online_check/answers', label: mypage.CHECK_ANSWERS }] : []),
          {
            to: '/messages',
            label: memberPages['/messages'].h1,
            ...(unread > 0 ? { note: unreadNews(unread) } : {}),
          },
          { to: '/account', label: memberPages['/account'].h1 },
          ...(hasReport || stopped ? [] : [{ to: '/application_examination', label: mypage.FLORA_WISH }]),
        ]}
      />
    </section>
  )
}

type NoticesProps = { screening: Screening | null; news: News | null }

export function Notices({ screening, news }: NoticesProps) {
  const today = useToday()
  const { MayReportCondition } = useSignedInUser()
  const stage = news?.report && stageAsNews(news.report, today)
  const items = [
    ...noticesFor(useSignedInUser(), screening, today),
    ...(stage && MayReportCondition
      ? [{ to: '/report_condition', label: mypage.YOUR_REPORT, note: reportStages[stage] }]
      : []),
    ...(news?.looks ? [{ to: '/account/reads', ...mypage.looksSinceVisit(news.looks) }] : []),
  ]
  if (items.length === 0) return null
  return (
    <section className="stackSmall">
      <h2>{mypage.NOTICES}</h2>
      <LinkList items={items} />
    </section>
  )
}

const REPORT_IS_NEWS_DAYS = 30

/** While the office has it to do, and for some weeks after it was told. */
const stageAsNews = ({ Day, Stage }: NonNullable<News['report']>, today: JapaneseDate) =>
  Stage !== 'Done' || Day >= addDays(today, -REPORT_IS_NEWS_DAYS) ? Stage : null

function noticesFor(user: CurrentUser, screening: Screening | null, today: JapaneseDate): LinkListItem[] {
  const { InspectionDetail, Profile, Rewards } = user
  const invitation = InspectionDetail.find(({ Status, DeadlineForApplicationAt }) =>
    isOpenInvitation(Status, DeadlineForApplicationAt, today),
  )
  // Of a donor it is no news; her answers are among the guides.
  const result = screening && Profile.UserStatus !== 'Donation' && checkResultPath(screening)
  const answeredAt = screening?.OnlineCheck?.Answer.answered_at
  return [
    ...(invitation
      ? [{ to: '/application_examination', ...mypage.floraInvitation(invitation.DeadlineForApplicationAt) }]
      : []),
    ...(Rewards.Due > 0 && Profile.UserRank
      ? [{ to: '/track_record', label: mypage.rewardsAreDue(Rewards.Due) }]
      : []),
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
