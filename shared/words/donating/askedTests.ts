import type { AskedTest } from '../../generated/schema'

type Kind = AskedTest['Kind']

/** What the test is for, as the person is asked: by letter and on my page. True whatever becomes of it. */
export const askedTestReason = (kind: Kind): string =>
  kind === 'Exit'
    ? 'お預かりした便を患者さんのために使えるかどうかは、献便のあとの検査でも確かめています。そのため、最後にもう一度、病院での検査をお願いしています。'
    : 'お預かりした便を患者さんのために使えるかどうかは、献便のあとの検査でも確かめています。そのため、認定のための検査とは別に、病院での検査をお願いしています。'

export const ASKED_TEST_IS_FREE_CHOICE =
  '検査を受けるかどうかは、ご自由にお決めください。受けても受けなくても、協力金は変わりません。'

export const askedTestTexts = {
  title: '検査のお願い',
  toAsk: 'ご都合のよい日をお知らせください。',
  asked: '検査日が決まりましたら、メールでお知らせします。',
  wishesPassed:
    'ご希望の日が過ぎました。お待たせして申し訳ありません。あらためて、ご都合のよい日をお知らせください。',
  dated: (day: string) => `検査は${day}です。`,
  over: '検査にお越しいただいた方は、必要なお手続きはありません。お越しになれなかったときは、電話またはチャットでお知らせください。',
  choose: '希望日を選ぶ',
  guide: '検査の案内を見る',
  decline: '今回は受けない',
  declineQuestion: '検査を受けないことにしますか',
  declined: '検査を受けないことを承りました。',
  declineFailed: '承れませんでした',
  stay: '戻る',
} as const

export const askedTestErrors = {
  nobody: 'この方にお願いしている検査はありません。画面を開き直して確かめてください。',
  due: 'この方は、認定のための検査を受けるところです。その検査で確かめられるため、別の検査はお願いできません。',
  nothing: 'この方からお預かりした便がないため、検査をお願いできません。',
  suspended: '利用を停止している方には、検査をお願いできません。',
} as const

/** How asking ended, in the own data and among kept values. */
export const askedTestEndLabels = {
  Tested: '検査の結果を記録',
  Declined: '本人が見送り',
  Withdrawn: '事務局が取り下げ',
  Replaced: '認定のための検査で確認',
} as const
