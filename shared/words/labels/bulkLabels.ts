import type { BulkInput } from '../../rules/office/bulk'
import type { BulkJobState, BulkRefusal, BulkRowState } from '../../generated/schema'
import { healthCheckLabels, screeningInfoLabels } from './screeningLabels'
import { userProfileLabels } from './userProfileLabels'

export const bulkJobStateLabels = {
  Preview: '確認中',
  Running: '処理中',
  Finished: '完了',
} satisfies Record<BulkJobState, string>

/** In a report. Before it begins, Pending people are those who will change. */
export const bulkRowStateLabels = {
  Pending: '変わる方',
  Done: '処理した方',
  Refused: '変わらない方',
} satisfies Record<BulkRowState, string>

/** Pending, while it runs and in the file. */
export const BULK_TO_COME = 'これから処理する方'

/** The same for the rows of a table. */
export const bulkLineStateLabels = {
  Pending: '変わる行',
  Done: '取り込んだ行',
  Refused: '変わらない行',
} satisfies Record<BulkRowState, string>
export const BULK_LINES_TO_COME = 'これから取り込む行'

export const bulkRefusalLabels = {
  Unread: '直すところがあります',
  Twice: '同じものの行が、前の行にあります',
  AlreadySo: 'すでにその状態です',
  NotWaiting: 'ガイダンスの案内待ちではありません',
  Suspended: '利用を停止しています',
  Paused: 'ご本人の希望で、案内を保留にしています',
  SamePerson: '同じ方の登録がないか、確かめているところです',
  ConsentWithdrawn: '同意が撤回されたままです',
  UntilPast: '再開する日を過ぎています',
  MonthFull: '今月の枠に空きがありません',
  NotAtExam: '検査日をお待ちではありません',
  HasExamDay: '検査日がすでに決まっています',
  AfterExpiry: 'ドナーの有効期限が、検査日より前に終わります',
  ExamDayClosed: 'この日には検査を行えません',
  ExamDayFull: 'この日の病院の枠に空きがありません',
  NoWork: '終わっていない用件がありません',
  NoAddress: 'メールアドレスの登録がありません',
  NoNewsWanted: 'お知らせメールの配信を希望していません',
  MailReturns: '前のメールが届きませんでした。メールアドレスを確かめてください',
  NoBooking: 'ガイダンスの予約がないため、日時を差し込めません',
  Changed: '確認のあとで、ほかの操作により変わりました',
  NotAllowed: 'いまの状態では処理できません',
  ActorGone: '処理を始めた担当者に、権限がなくなりました',
  Failed: '処理できませんでした。お一人ずつ確かめてください',
} satisfies Record<BulkRefusal, string>

/** Why a person or a row of a table does not change. */
export const refusalText = (refusal: BulkRefusal, isLine: boolean) =>
  isLine && refusal === 'AlreadySo' ? '取り込み済みです' : bulkRefusalLabels[refusal]

export const bulkInputLabels = {
  Until: userProfileLabels.SuspendedUntil.admin,
  ScheduledDate: healthCheckLabels.ExamDate.admin,
  ScheduledTime: screeningInfoLabels.ScheduledExamTime.admin,
  AssigneeId: '担当',
  SnoozedUntil: '次に表示する日',
  LetterId: 'メールのひな形',
} satisfies Record<BulkInput, string>

export const BULK_LABEL = 'まとめた処理'

export const bulkRowLabels = {
  Line: '行',
  State: '結果',
  Before: 'いま',
  After: '処理したあと',
  Refusal: '変わらない理由',
  Problems: '直すところ',
}
