import type { SAMPLE_ACCOUNTS } from '../../ground/settings/sampleAccounts'

type SampleAccount = (typeof SAMPLE_ACCOUNTS)[number][0]
type Example = { title: string; account: SampleAccount; document: string; variables: object }

/** Example documents, each with a sample account that may send it. */
export const graphqlExamples: readonly Example[] = [
  {
    title: '会員：自分の登録と、いまの状態',
    account: 'donor@example.com',
    document: `query OwnRecord {
  getUser {
    Profile { LastName FirstName UserStatus DonorId TotalDonationsCount DonorExpirationDate }
    Rewards { Due Pending Paid }
    DonationInfo { DonationAt StoolReceiptStatus RewardStage }
  }
}`,
    variables: {},
  },
  {
    title: '会員：ガイダンスの空き時間',
    account: 'waiting@example.com',
    document: `query FreePlaces($date: Date!) {
  listBookingAvailableslots(date: $date) { items { StartAt EndAt Remaining } }
}`,
    variables: { date: '2026-12-03' },
  },
  {
    title: '会員：お知らせメールの受け取りを変える',
    account: 'donor@example.com',
    document: `mutation News($input: UpdateSubscribedMagazineInput!) {
  updateSubscribedMagazine(input: $input) { SubscribedMagazine Version }
}`,
    variables: { input: { SubscribedMagazine: true } },
  },
  {
    title: '管理者：対応が必要な会員',
    account: 'admin@example.com',
    document: `query ToDo($filter: UserProfileFilter, $nextToken: String) {
  listUsersByIdProfileCreatedAt(
    filter: $filter, sortField: NextDate, sortDirection: ASC, limit: 10, nextToken: $nextToken
  ) {
    items { Id LastName FirstName UserStatus NextDate NextDateKind Caution RestingUntil }
    nextToken
    total
  }
}`,
    variables: { filter: { NeedsAttention: { eq: true } }, nextToken: null },
  },
  {
    title: '管理者：操作の記録',
    account: 'admin@example.com',
    document: `query Log($text: String) {
  listUserActivity(text: $text, limit: 10) { items { time category operation text reason User { LastName } } count }
}`,
    variables: { text: null },
  },
  {
    title: 'サポート：会員を探す（健康に関する項目と、担当者の注意書きはnullになります）',
    account: 'support@example.com',
    document: `query Search($filter: UserProfileFilter) {
  listUsersByIdProfileCreatedAt(filter: $filter, limit: 5) {
    items { Id LastName FirstName HasCaution Caution OnlineCheckScore RestingUntil }
  }
}`,
    variables: { filter: { q: { contains: '佐藤' } } },
  },
]
