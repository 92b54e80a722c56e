import { readDocuments } from '../readDocuments'
import type { LimitName } from './limits'

const row = `Id Email DonorId LastName FirstName Pref UserStatus DonorStatus NextDate NextDateKind OnlineCheckResult
  DonorExpirationDate TotalDonationsCount HasCaution ProfileCreatedAt`

const list = `query List($filter: UserProfileFilter, $nextToken: String) {
  page: listUsersByIdProfileCreatedAt(filter: $filter, sortField: ProfileCreatedAt, sortDirection: DESC, limit: 25, nextToken: $nextToken) {
    items { ${row} }
    nextToken
  }
}`
const waiting = { UserStatus: { eq: 'WaitingGuidance' } }

export type Asked = {
  donorId: string
  since: string
  first: { nextToken: string; last: { Id: string; ProfileCreatedAt: string } }
}

/** A request of the product, its limit, and how many times as much it may cost. */
export type Case = {
  name: string
  most: number
  /** The limit counts from this many rows of the log on. */
  fromLog?: number
  /** Per round. */
  requests: number
  query: string
  variables(asked: Asked): Record<string, unknown>
  limit: LimitName
  values(asked: Asked): unknown[]
}

export const cases: readonly Case[] = [
  {
    name: '会員25人、ステータス1つ、新しい順、15項目',
    most: 1.8,
    requests: 80,
    query: list,
    variables: () => ({ filter: waiting }),
    limit: 'list',
    values: () => ['WaitingGuidance'],
  },
  {
    name: '次の25人',
    most: 1.8,
    requests: 80,
    query: list,
    variables: ({ first }) => ({ filter: waiting, nextToken: first.nextToken }),
    limit: 'next',
    values: ({ first: { last } }) => ['WaitingGuidance', last.ProfileCreatedAt, last.Id],
  },
  {
    name: '1人、検査と献便',
    most: 2.2,
    requests: 80,
    query: `query Person($id: ID!) {
      page: getUserById(UserId: $id) {
        Profile { ${row} }
        ScreeningInfo { Id InspectionType ScheduledInitialExamDate ScheduledRenewalExamDate ScreeningInfoCreatedAt }
        DonationInfo { Id DonationAt StoolReceiptStatus RewardStage }
      }
    }`,
    variables: ({ donorId }) => ({ id: donorId }),
    limit: 'person',
    values: ({ donorId }) => [donorId],
  },
  {
    name: '操作ログ、30日、種類と文字、件数',
    most: 0.35,
    // Below, the limit need not look at much either.
    fromLog: 5_000_000,
    requests: 8,
    query: `query Log($from: DateTime) {
      page: listUserActivity(from: $from, category: "Guidance", text: "キャンセル", limit: 25) {
        count
        items { id time userId category operation text User { LastName FirstName } }
      }
    }`,
    variables: ({ since }) => ({ from: since }),
    limit: 'log',
    values: ({ since }) => [since, 'Guidance', '%キャンセル%'],
  },
  {
    name: '400ページ目',
    most: 0.4,
    requests: 12,
    query: list,
    variables: () => ({ filter: waiting, nextToken: 'offset:9975' }),
    limit: 'offset',
    values: () => ['WaitingGuidance'],
  },
]

export const PAGE_MOST_MS = 0.7
export const pages = ['/', '/terms', '/login', '/trial_check', '/mypage', '/admin/'] as const

export const SIGN_IN_MOST_MS = 5
/** Requests that every open console page repeats, and how many times as much as the plain list each may cost. */
export const besideList: readonly {
  name: string
  query: string
  most: number
  variables?(asked: Asked): Record<string, unknown>
}[] = [
  {
    name: '会員ページ、健康情報を開いて',
    query: documentOf('UserPage'),
    most: 1.5,
    variables: ({ donorId }) => ({ id: donorId, opened: true }),
  },
  { name: 'ダッシュボード', query: documentOf('Dashboard'), most: 2.5 },
  {
    name: '机の一覧25件',
    query: `{ listWork(limit: 25) {
      items { Id Kind SubjectId UserId User { LastName FirstName DonorId } Due Group Title Days At Point MailLabel Amount
        AssigneeId AssigneeName SnoozedUntil Outcome Version }
      nextToken
    } }`,
    most: 2,
  },
  {
    name: '便の一覧25件',
    query: `{ page: listUnits(limit: 25) {
      items { Id Number State ReceivedAt WeightGrams BristolType Accepted RejectionReason HandedOverAt HandedOverTo
        HandOverBatch HoldChangedAt User { Id LastName FirstName DonorId } }
      nextToken
    } }`,
    most: 1.5,
  },
  {
    name: '机の数',
    query: '{ countWork { All Mine Nobody Overdue Asleep Kinds { Kind Count } } }',
    most: 0.5,
  },
]

function documentOf(name: string): string {
  const document = readDocuments()[name]
  if (!document) throw new Error(`The console has no document ${name}`)
  return document
}
/** How many times as much as its bare transaction a booking may cost. */
export const RESERVE_MOST = 2
