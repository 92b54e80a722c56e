import { OBJECTION_DAYS } from '../../../shared/rules/records/cases/facts'
import type { ReadPurpose } from '../../../shared/generated/schema'
import type { JapaneseDate } from '../../../shared/facts/dates'
import { READ_WITHOUT_PURPOSE, readPurposeLabels } from '../../../shared/words/labels/readLabels'
import { shortDay } from '../../../shared/words/office/work'

/** `/account/reads` and the link to it. */
export const recordReadTexts = {
  lead: '事務局の担当者が、いつ、何のために、ご自身の記録のどの部分を見たのかを、新しい順に並べています。ご本人が見たときは、ここには出ません。',
  none: '事務局の担当者は、まだだれもご自身の記録を見ていません。受付や検査の判定などのために担当者が記録を見ると、その日時、担当、見た内容、目的が、ここに並びます。',
  isNew: '前回のあと',
  what: '見た内容',
  why: '目的',
  purpose: (purpose: ReadPurpose | null) => (purpose ? readPurposeLabels[purpose] : READ_WITHOUT_PURPOSE),
  more: '前の記録も見る',
  failed: '読み込めませんでした',
  object: '心あたりがない',
  objectTo: (day: JapaneseDate, time: string, by: string) =>
    `${shortDay(day)}${time}に${by}が見た用件に、心あたりがない`,
  dialog: {
    title: 'だれが何の用で見たのか、確かめますか',
    lead: `監査の担当者が用件を確かめ、${OBJECTION_DAYS}日以内に、このページでお返事します。お返事したときは、メールでもお知らせします。この記録を見た担当者とは、別の者が確かめます。`,
    note: 'ひとこと',
    hint: '伝えておきたいことがあれば、お書きください。体調や検査のことは、書かなくて大丈夫です。',
    confirm: '確かめてもらう',
    cancel: 'やめる',
    done: 'お申し出を受け付けました。',
    failed: 'お申し出を送れませんでした',
  },
  objections: 'お申し出とお返事',
  objectedOn: (day: JapaneseDate) => `${shortDay(day)}のお申し出`,
  about: (day: JapaneseDate, time: string, by: string) => `${shortDay(day)}${time}に${by}が見た記録について`,
  words: 'ひとこと',
  answer: 'お返事',
  answerOn: (day: JapaneseDate) => `お返事（${shortDay(day)}）`,
  dueOn: (day: JapaneseDate) => `監査の担当者が確かめています。${shortDay(day)}までに、ここでお返事します。`,
  late: (day: JapaneseDate) =>
    `${shortDay(day)}までにお返事するお約束でしたが、遅れています。申しわけありません。監査の担当者が確かめています。`,
  closed: '確認を終えました。',
  section: {
    title: '記録を見た人',
    lead: '事務局の担当者が、いつ、何のために、ご自身の記録を見たのかを確かめられます。',
    link: '記録を見た人を確かめる',
  },
} as const
