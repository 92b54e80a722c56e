import { REASON_KEPT } from '../../../shared/words/office/personActions'

/** The office compares two accounts. */
export const samePersonWords = {
  act: '見比べて決める',
  forOthers: '医師か管理者が決めます。',
  table: 'お二人の登録',
  newer: '新しい登録',
  before: '前からの登録',
  beforeOf: (place: number, all: number) => (all > 1 ? `前からの登録${place}` : '前からの登録'),
  nobody: '前からの登録は、もうありません。別の方として記録してください。',
  question: '同じ方ですか',
  other: '別の方です（案内を止めるのをやめます）',
  same: (heading: string) => `${heading}と同じ方です（新しい登録を閉じます）`,
  follows: [
    '別の方のときは、順番が来ていれば、すぐにガイダンスへ案内します。',
    '同じ方のときは、新しい登録を削除し、そのメールアドレスへお知らせします。前からの登録は、日付も停止も、そのまま残ります。',
    'どちらも、取り消せません。',
    REASON_KEPT,
  ],
  reason: '確かめた結果',
  done: '決めたことを記録しました。',
  registeredOn: '登録した日',
} as const
