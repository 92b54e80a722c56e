import { VALIDITY_WEEKS } from '../../../shared/facts/terms'
import { AGES } from '../../../shared/rules/person/ages'
import type { PublicTexts } from '../../../shared/facts/config'

export const faq = ({ region }: PublicTexts): readonly { question: string; answer: string }[] => [
  {
    question: 'だれでも申し込めますか。',
    answer: `${region.name}にお住まいの、${AGES}の方が対象です。健康状態などの基準があり、認定は検査のうえ当社が行います。`,
  },
  {
    question: '献便に予約は必要ですか。',
    answer: '不要です。有効期間内は、開室時間に何度でもお越しいただけます。',
  },
  {
    question: '通う回数に決まりはありますか。',
    answer: 'ご都合に合わせてお越しください。期間中の回数に上限はありません。',
  },
  {
    question: '有効期間はどのくらいですか。',
    answer: `ドナー登録検査の日から${VALIDITY_WEEKS}週間（約3か月）です。更新検査で認定されると、その検査日から${VALIDITY_WEEKS}週間続けられます。`,
  },
  {
    question: '協力金はいつ受け取れますか。',
    answer: '有効期間の終わり、またはドナーを終えるときに、ギフトカードでまとめてお渡しします。',
  },
  {
    question: 'ドナーになれないこともありますか。',
    answer:
      'あります。安全のための基準によるもので、病気の診断ではありません。時期を改めてお申し込みいただけることもあります。',
  },
  {
    question: '薬を飲んだり、海外へ行ったりしたときは。',
    answer: 'お待ちいただく期間が必要なことがあります。来室の前にお知らせください。',
  },
  {
    question: '答えたくない質問があります。',
    answer: '「対面で話したい」を選べます。静かな場所で、個別におうかがいします。',
  },
  {
    question: '健康に関する回答はだれが見ますか。',
    answer:
      '判断に必要な担当者だけです。お問い合わせに対応するサポート担当は、回答の内容を見ることができません。',
  },
  { question: '途中でやめられますか。', answer: 'いつでもやめられます。理由はうかがいません。' },
]

export const MORE_QUESTIONS = 'ほかの質問'
