import { each, same, staffOnly, type FieldLabel } from './commonLabels'

export const identityLabels = {
  Email: same('メールアドレス'),
  BarCode: each('バーコード（保存先／ファイル名）', 'バーコード'),
  DonorId: same('ドナー番号'),
  UserRank: same('ランク'),
} satisfies Record<string, FieldLabel>

/** Fields that the system sets. */
export const courseLabels = {
  DeleteStatus: staffOnly('退会・削除'),
  SuspensionStatus1: each('一時停止', 'ご利用の一時停止'),
  UpdatedSuspensionStatus1ToTrueAt: staffOnly('一時停止した日時'),
  SuspendedUntil: each('再開する日', '再開する日'),
  HasCaution: staffOnly('注意'),
  NextDate: staffOnly('次の日付'),
  NextDateKind: staffOnly('次の予定'),
  RetryState: staffOnly('回答の可否'),
  RetryFrom: staffOnly('回答できる日'),
  WaitingSince: each('待ち始めた日', 'お待ちになり始めた日'),
  WaitingPosition: staffOnly('待ち順'),
  WaitingPausedUntil: each('保留の終わり', 'ご案内の保留'),
  ExpectedInvitation: each('案内の見込み', 'ご案内の見込み'),
  UserStatus: each('ステータス', 'いまの段階'),
  DonorStatus: same('ドナー認定'),
  DonorProcessStatus: staffOnly('ドナー区分'),
  OnlineCheckResult: same('オンラインチェック結果'),
  OnlineCheckScore: staffOnly('オンラインチェック点数'),
  TotalDonationsCount: each('累計献便回数', 'これまでの献便'),
  LatestDonationsCount: each('今期の献便回数', '今回の有効期間の献便'),
  IntestinalFloraCount: same('腸内フローラ検査回数'),
  RegistrationDateOfService: same('会員登録日'),
  RegistrationDateOfDonor: same('ドナー認定日'),
  CommencementWindowPeriodDate: each('更新手続き開始日', '更新手続きの開始'),
  DonorExpirationDate: same('有効期限'),
  LossDonorStatusDate: same('ドナー終了日'),
  SentUpdateNoticeAt: staffOnly('更新案内の送信日時'),
  RetryByOffice: each('事務局が決めるまでの再申し込み待ち', '再申し込みの時期は事務局からお知らせ'),
  DonationPaused: each('献便の休止', '献便のお休み'),
  Resting: each('体調によるお休み', '体調による献便のお休み'),
  RestingUntil: each('献便を再開できる日', '献便を再開できる日'),
  ProfileCreatedAt: staffOnly('登録日時'),
} satisfies Record<string, FieldLabel>
