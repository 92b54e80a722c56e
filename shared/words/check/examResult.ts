import { OVERALL } from '../../rules/criteria/refusalName'

/** The program's own reasons why a hospital test did not certify, for my page and the mail. Never a finding. */
export const notCertifiedReasonSentences = {
  SampleTest: '検査の結果が、あらかじめ定めた認定の基準に合わなかったためです。',
  Interview: '問診でうかがった内容が、あらかじめ定めた認定の基準に合わなかったためです。',
  Incomplete: '判定に必要な検査の結果が、すべてはそろわなかったためです。',
  Overall: '検査と問診の内容を総合して判断したためです。',
} as const

const isKnown = (id: string): id is keyof typeof notCertifiedReasonSentences =>
  Object.hasOwn(notCertifiedReasonSentences, id)

/** Also for old judgements without a reason. */
export const notCertifiedReason = (reason: string | null) =>
  notCertifiedReasonSentences[reason !== null && isKnown(reason) ? reason : OVERALL]

export const NO_SUCH_REASON = 'この理由は、判定基準にありません。一覧から選んでください。'
export const NO_DIAGNOSIS = 'この結果は、病気の診断や健康状態の評価ではありません。'
export const EXAM_THANKS = '検査のためにお時間とお力をいただき、ありがとうございました。'
/** If a refusal names no day. */
export const OFFICE_TELLS_WHEN =
  'もう一度お申し込みいただける時期は、まだ決まっていません。お願いできるようになりましたら、事務局からご連絡します。'
