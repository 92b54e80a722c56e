import { contactLine, type PublicTexts } from '../config'
import { formatJapaneseDate, type JapaneseDate } from '../dates'
import { NO_DIAGNOSIS } from './examResult'

/** Specification §4 Passed. */
export const passedResult = {
  title: 'ガイダンスに進めます',
  text: 'ご回答ありがとうございました。空きが出ましたら、受付順にメールでご案内します。この結果は、ドナーの認定をお約束するものではありません。',
} as const

/** After the invitation. */
export const passedAndInvitedResult = {
  title: passedResult.title,
  text: 'ご回答ありがとうございました。この結果は、ドナーの認定をお約束するものではありません。',
} as const

/** An earlier passed check, seen after later steps. */
export const behindResult = {
  title: 'このチェックは通過しています',
  text: '前にお答えいただいたチェックの結果です。いまの段階は、次のとおりです。',
} as const

export const TOPICS_IN_PERSON =
  '次の点は当日、担当者が静かな場所でおうかがいします。話したくないことは、無理にお話しいただかなくてかまいません。'

/** `date` is null while the obstacle has no end. */
export const notNowTitle = (date: JapaneseDate | null) =>
  date
    ? `${formatJapaneseDate(date)}から、もう一度お申し込みいただけます`
    : '時期を改めて、お申し込みいただけます'
export const NOT_NOW_THANKS = 'ご回答ありがとうございました。'
export const NOT_NOW_ONLY =
  'お待ちいただく理由は、次のとおりです。あらかじめ定めた基準によるもので、健康の良し悪しを表すものではありません。'
/** `date` is null while the obstacle has no end. */
export const notNowNext = (date: JapaneseDate | null) =>
  date
    ? {
        title: `${formatJapaneseDate(date)}以降に、もう一度お答えください`,
        text: 'それまでに手続きはありません。予定をカレンダーに入れておくと、忘れずに済みます。',
      }
    : {
        title: 'その時期になりましたら、もう一度お答えください',
        text: 'それまでに手続きはありません。オンラインチェックは、ご都合のよいときに、この画面かマイページから始められます。',
      }
/** Above notes for the waiting time. */
export const whileWaiting = (hasDonated: boolean) =>
  hasDonated ? '体調が変わったときは' : '待っているあいだに'
/** For a waiting applicant; donors get other notes. */
export const WHILE_WAITING = [
  '薬を飲みはじめたり、体調が変わったりしても、連絡はいりません。次のチェックで答えてください。',
  'いまの薬は、ドナーになるためにやめないでください。',
] as const
/** Judged answers are final; after a refusal the office can let the person answer again. */
export const CORRECT_OR_TALK =
  '答えをまちがえた方は、事務局へお知らせください。内容を確かめて、その質問にもう一度お答えいただけるようにします。ほかの答えは残ります。この結果について話したい方も、どうぞご連絡ください。'
/** After a passed check, corrections wait for the interview. */
export const CORRECT_AFTER_PASSING =
  '答えをまちがえた方は、事務局へお知らせください。このあとの面談や検査で、正しい内容を確かめます。この結果について話したい方も、どうぞご連絡ください。'
export const otherReasons = (count: number) =>
  `ほかに${count}つの理由があり、いちばん遅い日をご案内しています。`
export const DATE_UNKNOWN =
  '正確な日がわかりましたら、早められることがあります。事務局へご連絡いただくと、その質問にもう一度お答えいただけるようにします。'
/** 授乳が終わって3か月たつと、お申し込みいただけます。 */
export const afterItEnds = (event: string, months: number) =>
  `${event}が終わって${months}か月たつと、お申し込みいただけます。`

export const notPossibleResult = (texts: PublicTexts) => ({
  title: '現在の基準では、ドナーをお願いできません',
  next: '必要な手続きはありません。',
  text: 'お答えいただき、ありがとうございました。患者さんの安全のために、あらかじめ定めた基準によるものです。',
  disclaimer: NO_DIAGNOSIS,
  contact: `ご質問がある方、事情が変わった方は、事務局へご相談ください。${contactLine(texts)}`,
})

/** Whether the result may change under the same criteria. */
export const refusalStands = (mayChange: boolean) =>
  mayChange
    ? '事情が変わると、この結果も変わることがあります。どのようなときかは、結果のページでご案内しています。'
    : 'いまの基準では、期間をあけてお答えいただいても、結果は変わりません。お待ちいただくことのないよう、先にお伝えします。基準は、研究が進むと見直されます。'
/** The refusal no longer applies. */
export const ANSWER_AGAIN_TITLE = 'オンラインチェックに、もう一度お答えいただけます'
export const ANSWER_AGAIN = 'いまは、オンラインチェックにもう一度お答えいただけます。あらためて判定します。'
/** Below possible changes: what to do, and a warning not to hurry. */
export const WHEN_IT_CHANGES = [
  'そのようなときは、事務局へお知らせください。内容を確かめて、もう一度お答えいただけるようにします。',
  'いまの治療や薬は、ドナーになるためにやめないでください。',
] as const

/** The check before the registration test, repeated after twelve weeks. */
export const passedBeforeExamResult = {
  title: 'ドナー登録検査に進めます',
  text: passedAndInvitedResult.text,
} as const

export const renewalPassedResult = {
  title: '更新検査に進めます',
  /** The next step explains how to arrange the day. */
  text: 'ご回答ありがとうございました。',
  donating: (expiration: JapaneseDate) =>
    `有効期限は${formatJapaneseDate(expiration)}です。期限までは、これまでどおり献便していただけます。`,
} as const

/** Where staff ask about the topics. */
export const topicsAt = {
  guidance: 'ガイダンスの当日、おうかがいすること',
  exam: '検査の当日、おうかがいすること',
} as const

/** Reminder that the certification is still open. */
export const notCertifiedYet = (where: 'ガイダンス' | '検査') => ({
  title: 'まだ認定ではありません',
  text: `このあとの検査で、ドナーをお願いできないとわかることもあります。それまでに体調・薬・旅行などの変化があったら、${where}で教えてください。`,
})

export const CRITERIA_NEWS = {
  title: '基準が変わったとき',
  text: '基準が見直され、前のお答えでもう一度お申し込みいただけるようになったときに、メールでお知らせします。ほかのお知らせも、このメールでお届けします。いつでも停止できます。',
  label: 'お知らせメールを受け取る',
} as const

/** ほかの支え方 */
export const OTHER_WAYS = 'ほかの支え方'
export const otherWaysToHelp = [
  'よろしければ、まわりの方に献便のことをお知らせください。',
  'よろしければ、基準の異なる献血など、ほかの支え方を調べてみてください。',
] as const
