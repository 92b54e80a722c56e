import { japaneseDateOf, type JapaneseDate } from '../../shared/dates'
import { isOpenInvitation } from '../../shared/flora/isOpenInvitation'
import {
  FLORA_RESULT_READY,
  floraInvitation,
  NOTICES,
  resultOfCheck,
  rewardsAreDue,
} from '../../shared/messages/mypage'
import { type Screening, resultPath } from '../checkResult/screening'
import { LinkList, type LinkListItem } from '../components/LinkList'
import { useSignedInUser } from '../currentUser/useCurrentUser'
import { useToday } from '../rootData'
import type { CurrentUser } from '../session/currentUserStore'

export function Notices({ screening }: { screening: Screening | null }) {
  const items = noticesFor(useSignedInUser(), screening, useToday())
  if (items.length === 0) return null
  return (
    <section className="stackSmall">
      <h2>{NOTICES}</h2>
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
      ? [{ to: '/application_examination', ...floraInvitation(invitation.DeadlineForApplicationAt) }]
      : []),
    ...(Rewards.Due > 0 && Profile.UserRank
      ? [{ to: '/track_record', label: rewardsAreDue(Rewards.Due) }]
      : []),
    ...(shared ? [{ to: '/inspection_report', label: FLORA_RESULT_READY }] : []),
    ...(result
      ? [{ to: result, ...resultOfCheck(answeredAt ? japaneseDateOf(new Date(answeredAt)) : null) }]
      : []),
  ]
}

/** Null without a result. */
function checkResultPath({ Info, OnlineCheck }: Screening): string | null {
  const result = OnlineCheck?.OnlineCheckResult ?? null
  return result && resultPath(result, Info.InspectionType === 'Renewal' ? 'renewal' : 'registration')
}
