import { type JapaneseDate, japaneseDateOf } from '../../../shared/facts/dates'
import type { ReportStage } from '../../../shared/generated/schema'
import type { MyPageQuery, OwnNewsQuery } from '../../generated/graphql'
import type { Wait } from '../visits/waiting/wait'

export type News = {
  /** How often staff looked at the record since the person last checked. */
  looks: number
  /** The newest report of the person's condition. */
  report: { Day: JapaneseDate; Stage: ReportStage | null } | null
  /** Mails and events that were not opened. */
  unread: number
}

type Answer = MyPageQuery['getUser']

/** Null: could not be read. */
export type Own = {
  /** Days of donations, the latest first. */
  visits: JapaneseDate[] | null
  /** Of whoever waits for an invitation, or is invited. */
  wait: Wait | null
  news: News | null
}

export const visitsOf = ({ DonationInfo }: Pick<Answer, 'DonationInfo'>): JapaneseDate[] =>
  DonationInfo.filter(({ StoolReceiptStatus }) => StoolReceiptStatus === 'Implemented')
    .map(({ DonationAt }) => japaneseDateOf(new Date(DonationAt)))
    .toSorted()
    .toReversed()

export const waitOf = ({
  DeclineKeepsPlace,
  Profile,
}: Pick<Answer, 'DeclineKeepsPlace' | 'Profile'>): Wait => ({
  DeclineKeepsPlace,
  ...Profile,
})

export const newsOf = ({ getUser, listMessages }: OwnNewsQuery): News => ({
  looks: getUser.NewLooks ?? 0,
  report: getUser.ConditionReports?.find(({ Kind }) => Kind === 'Report') ?? null,
  unread: listMessages.unread,
})
