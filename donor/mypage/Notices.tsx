import { japaneseDateOf, type JapaneseDate } from '../../shared/dates'
import { isOpenInvitation } from '../../shared/flora/isOpenInvitation'
import * as mypage from '../../shared/messages/mypage'
import { type Screening, resultPath } from '../checkResult/screening'
import { LinkList, type LinkListItem } from '../components/LinkList'
import { useSignedInUser, useToday } from '../pageData'
import type { CurrentUser } from '../session/currentUserStore'

export function Notices({ screening }: { screening: Screening | null }) {
  const items = noticesFor(useSignedInUser(), screening, useToday())
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
