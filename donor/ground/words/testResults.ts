import type { PanelJudgement } from '../../../shared/generated/schema'

export const TEST_RESULTS = '検査の結果'
export const TEST_RESULTS_LEAD =
  '献便を患者さんに安心して使うための検査です。医師が確かめた結果を、ここでご覧いただけます。健康診断のかわりになるものではありません。気になることがあるときは、かかりつけの医療機関か事務局へご相談ください。'
export const TEST_WITHDRAWN =
  'この検査の結果には誤りがあったため、取り下げました。くわしいことは、事務局へお尋ねください。'

/** What a judgement means in general, without a diagnosis. */
export const judgementMeanings: Readonly<Record<PanelJudgement, string>> = {
  Negative: '調べたものは見つかりませんでした。',
  Positive:
    '調べたものが見つかりました。これだけで病気と決まるわけではありません。くわしいことは、お伝えした医師か事務局へお尋ねください。',
  Indeterminate:
    'この検査だけでは、どちらとも言えませんでした。もう一度調べると、わかることがあります。くわしいことは、お伝えした医師か事務局へお尋ねください。',
  NotDone: '今回は調べていません。',
}
