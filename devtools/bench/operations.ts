import type { Size } from './fillDatabase'
import type { Subjects } from './findSubjects'
import type { Site } from './openSite'

/** A timed request of the console, and how many times as long it may take as with 300 people. */
export type Operation = {
  name: string
  document: string
  limit: number
  variables(subjects: Subjects, site: Site & { size: Size }): Record<string, unknown>
}

const PAGE = 25
const byNextDate = { sortField: 'NextDate', sortDirection: 'ASC', limit: PAGE }
const found = (q: string) => ({ ...byNextDate, filter: { q: { contains: q } } })

const users = (name: string, limit: number, variables: Operation['variables']): Operation => ({
  name: `会員 ${name}`,
  document: 'UserList',
  limit,
  variables,
})
const activity = (name: string, limit: number, variables: Operation['variables']): Operation => ({
  name: `操作ログ ${name}`,
  document: 'ActivityList',
  limit,
  variables,
})
const donations = (name: string, limit: number, variables: Operation['variables']): Operation => ({
  name: `献便 ${name}`,
  document: 'DonationList',
  limit,
  variables,
})

export const operations: readonly Operation[] = [
  users('次の予定順', 5, () => byNextDate),
  users('登録の新しい順', 5, () => ({ sortField: 'ProfileCreatedAt', sortDirection: 'DESC', limit: PAGE })),
  users('ふりがな順', 5, () => ({ sortField: 'LastNameFurigana', sortDirection: 'ASC', limit: PAGE })),
  users('ステータス順', 5, () => ({ sortField: 'UserStatus', sortDirection: 'DESC', limit: PAGE })),
  users('メールアドレス順', 5, () => ({ sortField: 'Email', sortDirection: 'ASC', limit: PAGE })),
  users('ドナー番号順', 5, () => ({ sortField: 'DonorId', sortDirection: 'DESC', limit: PAGE })),
  users('ステータスと都道府県', 5, () => ({
    ...byNextDate,
    filter: { UserStatus: { in: ['Donation'] }, Pref: { in: ['Yamagata'] } },
  })),
  users('多くの条件', 5, () => ({
    ...byNextDate,
    filter: { Gender: { in: ['Man'] }, HasCaution: { eq: true }, TotalDonationsCount: { between: [1, 5] } },
  })),
  users('停止中', 5, () => ({ ...byNextDate, filter: { SuspensionStatus1: { eq: true } } })),
  users('市区町村の一部', 10, () => ({ ...byNextDate, filter: { City: { contains: '見本町' } } })),
  users('見つからない市区町村', 10, () => ({ ...byNextDate, filter: { City: { contains: '未登録' } } })),
  users('名前の一部', 10, () => found('佐藤')),
  users('ひらがな', 10, () => found('さとう')),
  users('氏名', 10, () => found('佐藤 翔')),
  users('1文字', 10, () => found('藤')),
  users('見つからない名前', 10, () => found('未登録')),
  users('見つからない1文字', 10, () => found('龘')),
  users('メールアドレス', 10, ({ donor }) => found(donor.email)),
  users('電話の下4桁', 10, ({ donor }) => found(donor.tel.slice(-4))),
  users('ドナー番号', 10, ({ donor }) => found(donor.donorId)),
  users('次の予定順、中ほど', 5, ({ datedPage }) => ({ ...byNextDate, nextToken: datedPage })),
  users('次の予定順、予定なしの中ほど', 5, ({ undatedPage }) => ({ ...byNextDate, nextToken: undatedPage })),
  users('リンクで400ページ目', 10, (_, { size }) => ({
    ...byNextDate,
    nextToken: `offset:${Math.min(399 * PAGE, size.users - PAGE)}`,
  })),
  { name: '会員ページ', document: 'UserPage', limit: 5, variables: ({ donor }) => ({ id: donor.id }) },
  activity('30日', 5, () => ({ limit: PAGE })),
  activity('一人分、全期間', 5, ({ donor }) => ({
    user_id: donor.id,
    from: '2020-01-01T00:00:00Z',
    limit: PAGE,
  })),
  activity('種類と文字', 10, () => ({ category: 'Guidance', text: 'キャンセル', limit: PAGE })),
  activity('見つからない文字', 10, () => ({ text: '見つからない', limit: PAGE })),
  activity('リンクで400ページ目', 10, (_, { size }) => ({
    limit: PAGE,
    offset: Math.min(399 * PAGE, Math.floor(size.log / 50)),
  })),
  donations('新しい順', 5, () => ({ sortField: 'DonationAt', sortDirection: 'DESC', limit: PAGE })),
  donations('支払い待ち', 10, () => ({
    sortField: 'DonationAt',
    sortDirection: 'DESC',
    limit: PAGE,
    filter: { RewardStage: { in: ['Due'] } },
  })),
  donations('一人分', 10, ({ donor }) => ({
    sortField: 'DonationAt',
    sortDirection: 'DESC',
    limit: PAGE,
    filter: { q: { contains: donor.donorId } },
  })),
  { name: 'ダッシュボード', document: 'Dashboard', limit: 5, variables: () => ({}) },
  { name: 'ステータスごとの人数', document: 'StatusCounts', limit: 5, variables: () => ({}) },
  { name: '机の数', document: 'DeskCount', limit: 10, variables: () => ({}) },
  { name: '受付', document: 'FindDonor', limit: 5, variables: ({ donor }) => ({ donorId: donor.donorId }) },
  {
    name: '受付、今日の献便',
    document: 'VisitsOfToday',
    limit: 5,
    variables: (_, { now }) => ({ from: now.toISOString() }),
  },
]
