/** Differences between a user pool account and our data about its person. */
export type PoolDifference =
  | 'AccountMissing'
  | 'AccountOfDeparted'
  | 'EmailDiffers'
  | 'StaffUnknown'
  | 'GroupDiffers'

export const poolDifferenceLabels = {
  AccountMissing: 'アカウントがありません',
  AccountOfDeparted: '退会または削除した方のアカウントが残っています',
  EmailDiffers: 'メールアドレスが異なります',
  StaffUnknown: '管理画面に登録のない方が、管理者のグループに入っています',
  GroupDiffers: '権限とグループが異なります',
} satisfies Record<PoolDifference, string>
