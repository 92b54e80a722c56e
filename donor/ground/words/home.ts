import type { PublicTexts } from '../../../shared/facts/config'
import { periodReward, yenText } from '../../../shared/facts/rewards'

export const homeHero = ({ region }: PublicTexts) => ({
  h1: 'いつものお通じが、だれかの力になる。',
  lead: `健康な方の腸内細菌を、患者さんの治療に役立てる。その一歩が「献便（けんべん）」です。${region.name}で、ドナーを募集しています。`,
})

export const homePictures = [
  'おなかの中では、たくさんの種類の細菌が、庭の草花のように暮らしています。',
  '健康な方の腸内細菌を、専用の献便ルームでお預かりします。予約は不要です。',
  'お預かりした細菌を調べて整え、患者さんのための治療とその研究に役立てます。',
] as const

export const carouselTexts = {
  label: '献便のあらまし',
  pictures: '絵と説明',
  pause: '絵の切り替えを止める',
  play: '絵の切り替えを再生する',
  previous: '前の絵',
  next: '次の絵',
  nth: (n: number, all: number) => `${all}枚中${n}枚目の絵`,
} as const

export const homePromise =
  'お試しは登録不要で、回答は保存も送信もされません。会員登録のあとも、いつでもやめられます。'

export const fourSteps = [
  {
    title: '会員登録',
    where: 'オンライン',
    text: 'メールアドレスで登録し、お名前とご連絡先を入力します。',
  },
  {
    title: 'オンラインチェック',
    where: 'オンライン',
    text: '体調や病歴など、約50問にお答えいただきます。',
  },
  {
    title: 'ガイダンス',
    where: '対面',
    text: '説明をお聞きいただき、納得のうえ同意された方に、検査キットをお渡しします。',
  },
  {
    title: 'ドナー登録検査',
    where: '対面',
    text: '提携医療機関で、問診と血液・便・唾液の検査を受けます。認定されると、献便していただけます。',
  },
] as const

export const homeFacts = ({ rewards }: PublicTexts) => [
  { term: '対象', figure: '18〜64', unit: '歳' },
  { term: '1回の献便につき', figure: rewards.donationYen.toLocaleString('ja-JP'), unit: '円分のギフト' },
  { term: '有効期間', figure: '12', unit: '週間・更新できます' },
  { term: '献便ルームの予約', figure: 'なし', unit: 'で来られます' },
]

export const homeReward = ({ rewards }: PublicTexts) => ({
  title: `献便1回につき${yenText(rewards.donationYen)}分のギフトカード`,
  text: `更新検査を受けて認定されると、その期間の献便1回につき${yenText(rewards.renewalBonusYen)}分を加算します。有効期間の終わり、またはドナーを終えるときに、まとめてお渡しします。`,
  example: `例：期間中に10回なら${yenText(periodReward(10, false, rewards))}分、更新で認定されると${yenText(periodReward(10, true, rewards))}分。`,
})

/** A visit, step by step. Facts that only the operator knows are the operator's words, or left out. */
export function visitScenes({ donationRoom }: PublicTexts) {
  const { takes, inside, how, smell, privacy } = donationRoom
  const said = (...texts: (string | undefined)[]) => texts.flatMap((text) => text ?? [])
  return [
    {
      name: 'arrive',
      title: '来室の前に',
      texts: ['予約は不要です。来室の日に、体調に変わりがないかをお答えいただきます。'],
    },
    { name: 'desk', title: '受付で', texts: said('ドナー証をお見せください。', privacy, takes) },
    {
      name: 'room',
      title: '部屋で',
      texts: said(inside, how, smell, '便が出ない日もあります。ご無理をなさらず、別の日にお越しください。'),
    },
    {
      name: 'after',
      title: 'お預かりしたあと',
      texts: ['専門の施設でていねいに調べ、患者さんの治療とその研究のために整えられます。'],
    },
  ] as const
}

/** If the operator has not given all facts. */
export const ASK_AT_GUIDANCE =
  '部屋の様子、におい、かかる時間のことは、ガイダンスでお気軽におたずねください。'
export const isVisitTold = ({ donationRoom: { takes, inside, how, smell, privacy } }: PublicTexts) =>
  [takes, inside, how, smell, privacy].every((text) => text !== undefined)

/** Certified people per hundred applicants. */
export const CERTIFIED_OF_HUNDRED = 10

export const honestNumbers = {
  title: 'ドナーになれるのは、およそ10人に1人です',
  chart: `お申し込みになった100人のうち、認定される方はおよそ${CERTIFIED_OF_HUNDRED}人です。`,
  reason:
    '患者さんの安全のために、基準をきびしくしています。ドナーをお願いできなかったとしても、病気の診断や健康状態の評価ではありません。',
  later: '薬や旅行などが理由のときは、時期を改めてお申し込みいただけることもあります。',
  waysTitle: 'ほかの支え方',
  waysIntro: 'よろしければ、次のような支え方もあります。',
  ways: [
    'まわりの方に献便のことを知らせる',
    '基準の異なる献血など、ほかの支え方を調べる',
    '基準の変更について、お知らせメールで受け取る',
  ],
} as const
