import { formatJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'
import { stages, type Stage } from '../../../shared/rules/person/lifecycle'
import { yenText } from '../../../shared/facts/rewards'

export const NOTICES = '届いているお知らせ'
export const updateRequired = {
  title: '登録情報をご確認ください',
  text: '変わったところがないか確かめて、登録し直してください。',
  action: '登録情報を確かめる',
} as const
export const floraInvitation = (deadline: JapaneseDate | null) => ({
  label: '腸内フローラ検査にお申し込みいただけます',
  note: deadline ? `${formatJapaneseDate(deadline)}まで` : undefined,
})
export const FLORA_RESULT_READY = '腸内フローラ検査の結果をご覧いただけます'
/** 協力金（30,000円分）が確定しました */
export const rewardsAreDue = (yen: number) => `協力金（${yenText(yen)}分）が確定しました`
export const resultOfCheck = (date: JapaneseDate | null) => ({
  label: 'オンラインチェックの結果',
  note: date ? formatJapaneseDate(date) : undefined,
})
/** Since the person last looked at who read their record. */
export const looksSinceVisit = (looks: number) => ({
  label: '記録を見た人',
  note: `前回ご覧になったあと、担当者が${looks}回見ました`,
})

export const GUIDES = 'ご案内と設定'
export const FLORA_TEST = '腸内フローラ検査'
/** Every member may wish for one; the office invites. */
export const FLORA_WISH = '腸内フローラ検査のお申し込みとご希望'
export const TO_TRACK_RECORD = '献便の記録を見る'
/** Replaces 今回の有効期間の献便 after the certification has ended. */
export const LAST_PERIOD_DONATIONS = '最後の有効期間の献便'
export const PERIOD_REWARD = '今回の有効期間の協力金'
export const RENEWAL_BONUS = '更新で認定されたときの加算'
export const PAID_AT_THE_END = '有効期間の終わりに、まとめてギフトカードでお渡しします。'

export const renewalBegins = (date: string) =>
  `${date}から、更新のためのオンラインチェックにお答えいただけます。`

/** Above data loaded earlier. */
export const PAGE_OUTDATED = '最新の内容を読み込めませんでした'

export const stageNames = {
  registration: '会員登録',
  onlineCheck: 'オンラインチェック',
  guidance: 'ガイダンス',
  exam: 'ドナー登録検査',
  certification: '認定',
} as const satisfies Record<Stage, string>

/** 3/5 ガイダンス */
export const stageText = (stage: Stage) =>
  `${stages.indexOf(stage) + 1}/${stages.length} ${stageNames[stage]}`
