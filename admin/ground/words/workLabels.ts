import type { WorkGroup, WorkOwner, WorkState } from '../../../shared/generated/schema'

export const workGroupLabels = {
  Overdue: '期限すぎ',
  Today: '今日',
  ThisWeek: '今週',
  Later: 'それ以後',
} satisfies Record<WorkGroup, string>

export const workOwnerLabels = { Mine: '自分の担当', Nobody: '担当なし' } satisfies Record<WorkOwner, string>

export const workStateLabels = {
  Open: 'いまの用件',
  Asleep: 'あとで',
  Done: '済んだもの',
} satisfies Record<WorkState, string>
