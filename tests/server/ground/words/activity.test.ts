import { describe, expect, it } from 'vitest'
import type { ActivityEvent } from '../../../../shared/words/records/activity'
import { activityText } from '../../../../server/ground/words/activityText'
import {
  activityCategoryLabel,
  activityOperationLabel,
  activityOperationLabels,
} from '../../../../shared/words/records/activityLabels'

const at = new Date('2026-12-01T05:00:00Z')

const events: [ActivityEvent, string][] = [
  [{ category: 'Account', operation: 'SignOut' }, 'ログアウトしました'],
  [
    { category: 'Profile', operation: 'Update', fields: ['LastName', 'Tel'] },
    '登録情報を変更しました（項目：姓、電話番号）',
  ],
  [
    { category: 'OnlineCheck', operation: 'Submit', kind: 'BeforeRegistrationExam', version: '2026-11' },
    '登録検査前チェックの回答を送信しました（質問票2026-11）',
  ],
  [{ category: 'Guidance', operation: 'Invite', year: 2026, month: 12 }, '2026年12月の枠で案内しました'],
  [
    { category: 'Guidance', operation: 'Change', old: at, new: new Date('2026-12-02T05:00:00Z') },
    '2026年12月1日（火）14:00から2026年12月2日（水）14:00に変更しました',
  ],
  [
    { category: 'Screening', operation: 'Schedule', type: 'Renewal', date: '2026-12-10' },
    '更新検査の日を2026年12月10日（木）に決めました',
  ],
  [
    { category: 'Reward', operation: 'Due', count: 10, amount: 50_000 },
    '協力金が確定しました（10件、50,000円分）',
  ],
  [
    { category: 'Administrator', operation: 'Create', roles: ['Support'] },
    '管理者を追加しました（サポート担当）',
  ],
  [
    {
      category: 'Preference',
      operation: 'Update',
      year: 2026,
      month: 12,
      basic: [10, 12],
      additional: [0, 3],
    },
    '2026年12月の枠を変更しました（基本10→12、追加0→3）',
  ],
  [
    { category: 'Administrator', operation: 'Bulk', act: 'Stop', people: 48, isUndo: false },
    'まとめて処理を始めました（一時停止する、48人）',
  ],
  [
    { category: 'Preference', operation: 'View', list: 'Screenings', change: 'made' },
    '検査記録の一覧の、みんなで使う条件を保存しました',
  ],
  [
    { category: 'Work', operation: 'Snooze', kind: 'Judgement', until: '2026-12-03' },
    '2026年12月3日（木）まで、あとに回しました（判定の登録）',
  ],
  [
    { category: 'Mail', operation: 'Fail', mailLabel: '予約完了' },
    'メールを送信できませんでした（予約完了）',
  ],
]

describe('the activity log', () => {
  it.each(events)('case %#', (event, text) => {
    expect(activityText(event)).toBe(text)
  })

  it('says who acted for the person', () => {
    const event: ActivityEvent = { category: 'Guidance', operation: 'NoShow' }
    expect(activityText(event, { by: 'administrator', id: 'a-1' })).toBe('欠席を記録しました（操作：a-1）')
    expect(activityText(event, { by: 'system' })).toBe('欠席を記録しました（自動）')
  })

  it('names every category and operation in Japanese, and keeps unknown names', () => {
    for (const [category, operations] of Object.entries(activityOperationLabels)) {
      expect(activityCategoryLabel(category)).toMatch(/[ぁ-んァ-ヶ一-龠]/u)
      for (const operation of Object.keys(operations))
        expect(activityOperationLabel(category, operation)).toMatch(/[ぁ-んァ-ヶ一-龠]/u)
    }
    expect(activityOperationLabel('Guidance', 'Invite')).toBe('案内')
    expect(activityOperationLabel('Nowhere', 'Invite')).toBe('Invite')
    expect(activityCategoryLabel('Nowhere')).toBe('Nowhere')
  })
})
