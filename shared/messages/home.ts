import type { PublicTexts } from '../config'

/** The first screen of the home page. */
export const homeHero = ({ region }: PublicTexts) => ({
  h1: 'いつものお通じが、だれかの力になる。',
  lead: `健康な方の腸内細菌を、患者さんの治療に役立てる。その一歩が「献便（けんべん）」です。${region.name}で、ドナーを募集しています。`,
})

/** From sign-up to the registration test. */
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

export const homeReward = {
  title: '献便1回につき3,000円分のギフトカード',
  text: '更新検査を受けて認定されると、その期間の献便1回につき2,000円分を加算します。有効期間の終わり、またはドナーを終えるときに、まとめてお渡しします。',
  example: '例：期間中に10回なら30,000円分、更新で認定されると50,000円分。',
} as const
