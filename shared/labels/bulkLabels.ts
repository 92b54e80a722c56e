import type { BulkJobState, BulkRefusal, BulkRowState } from '../generated/schema'

export const bulkJobStateLabels = {
  Preview: '確認中',
  Running: '処理中',
  Finished: '完了',
} satisfies Record<BulkJobState, string>

/** In a report. Before it begins, Pending are those who will change. */
export const bulkRowStateLabels = {
  Pending: '変わる方',
  Done: '処理した方',
  Refused: '変わらない方',
} satisfies Record<BulkRowState, string>

/** Pending, once it runs and in the file. */
export const BULK_TO_COME = 'これから処理する方'

export const bulkRefusalLabels = {
  AlreadySo: 'すでにその状態です',
  NotWaiting: 'ガイダンスの案内待ちではありません',
  Suspended: '利用を停止しています',
  ConsentWithdrawn: '同意が撤回されたままです',
  UntilPast: '再開する日を過ぎています',
  MonthFull: '今月の枠に空きがありません',
  Changed: '確認のあとで、ほかの操作により変わりました',
  NotAllowed: 'いまの状態では処理できません',
  ActorGone: '処理を始めた担当者に、権限がなくなりました',
  Failed: '処理できませんでした。お一人ずつ確かめてください',
} satisfies Record<BulkRefusal, string>

export const BULK_LABEL = 'まとめた処理'

export const bulkRowLabels = {
  State: '結果',
  Before: 'いま',
  After: '処理したあと',
  Refusal: '変わらない理由',
}
