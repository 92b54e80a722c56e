import { CHECK_VALID_WEEKS, DRAFT_TOLD_WEEKS } from '../../../../shared/facts/terms'
import { contactLine } from '../../../../shared/facts/config'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import { NO_DIAGNOSIS } from '../../../../shared/words/check/examResult'
import {
  passedBeforeExamResult,
  passedResult,
  renewalPassedResult,
} from '../../../../shared/words/check/onlineCheckResults'
import type { OnlineCheckKind } from '../../../../shared/words/records/activity'
import { NOT_POSSIBLE_LEAD, refusalStands } from '../../../../shared/words/check/checkPath'
import { NOT_POSSIBLE } from '../../../../shared/words/check/pathWords'
import { NOT_NOW_REMINDER } from '../../../../shared/words/check/retryReminder'
import { cancelledVisitLines } from '../../../../shared/words/visits/stoppedVisit'
import type { PlannedVisit } from '../../../../shared/rules/visits/plannedVisit'
import type { MailContext } from './composeMail'
import { dateText, toAnswers, toRefusal, toCheck, composeMail, toMyPage } from './composeMail'
import type { MailLine } from './mailHtml'
import { button, contact, myPage, needed, writtenMail } from './writtenMail'

/** The day to return; its calendar file is attached. */
export const returnLines = (from: JapaneseDate): MailLine[] => [
  { label: 'もう一度お申し込みいただける日', value: `${dateText(from)}から` },
  'それまでに手続きはありません。カレンダー用のファイルを添付しています。',
]

export const optionalNotice = ({ origin }: MailContext): MailLine[] => [
  'このお知らせは、アカウント設定でいつでも停止できます。',
  { label: 'アカウント設定でお知らせを止める', url: `${origin}/account`, quiet: true },
]

const nextSteps = {
  Registration: [
    passedResult.title,
    passedResult.text,
    '順番とおおよその時期は、マイページでご覧いただけます。それまでに手続きはありません。',
  ],
  BeforeRegistrationExam: [
    passedBeforeExamResult.title,
    passedBeforeExamResult.text,
    '次のお手続きは、マイページでご案内します。',
  ],
  BeforeRenewal: [
    renewalPassedResult.title,
    renewalPassedResult.text,
    '次のお手続きは、マイページでご案内します。',
  ],
} as const

/** After a check that passes, with the words of its page. */
export const checkPassedMail = ({ kind }: { kind: OnlineCheckKind }, context: MailContext) => {
  const [title, text, next] = nextSteps[kind]
  return composeMail(context, 'お手続きの結果について', [`${title}。`, text, next, toMyPage(context)])
}

type CheckNotYetParams = {
  /** Null while the obstacle has no end. */
  from: JapaneseDate | null
  remind: boolean
}

/** After a check that asks to wait. Omits the reasons, which are health data. */
export const checkNotYetMail = ({ from, remind }: CheckNotYetParams, context: MailContext) =>
  composeMail(context, 'お手続きの結果について', [
    `オンラインチェックにお答えいただき、ありがとうございました。いまは、少し期間をあけていただいています。${NO_DIAGNOSIS}`,
    ...(from
      ? returnLines(from)
      : ['もう一度お答えいただける時期は、結果のページでご案内しています。それまでに手続きはありません。']),
    ...(from && remind ? [NOT_NOW_REMINDER] : []),
    toRefusal(context, false),
  ])

type CheckNotPossibleParams = {
  mayChange: boolean
}

/** After a refusing check, with its page's words but without reasons. */
export const checkNotPossibleMail = ({ mayChange }: CheckNotPossibleParams, context: MailContext) =>
  composeMail(context, 'お手続きの結果について', [
    `${NOT_POSSIBLE_LEAD}${NOT_POSSIBLE}。${NO_DIAGNOSIS}`,
    refusalStands(mayChange),
    toRefusal(context, false),
    `ご質問がある方、事情が変わった方は、事務局（${contactLine(context.texts)}）へご相談ください。`,
  ])

type AnswersCorrectedParams = {
  /** What was cancelled with it. */
  visit?: PlannedVisit | null
  /** In mails of older versions: the start of a cancelled booking. */
  cancelled?: string | null
  /** Nothing was corrected: a physician has learned more. */
  byPhysician?: boolean
}

/** The office has reviewed corrected answers, or they ended a booking. Does not tell the result. */
export const answersCorrectedMail = (
  { visit, cancelled, byPhysician }: AnswersCorrectedParams,
  context: MailContext,
) =>
  composeMail(context, byPhysician ? 'オンラインチェックの結果について' : '答えの訂正について', [
    byPhysician
      ? 'オンラインチェックのお答えについて、医師がくわしく確かめました。ご協力ありがとうございました。結果は、ログインしてご覧いただけます。'
      : '訂正していただいたお答えを確かめました。ありがとうございました。結果は、ログインしてご覧いただけます。',
    ...cancelledVisitLines({ visit, cancelled }),
    byPhysician ? toMyPage(context) : toAnswers(context),
    `ご不明な点は事務局（${contactLine(context.texts)}）で承ります。`,
  ])

/** Criteria put in force at once no longer pass a donor's last answers. Mentions no answer. */
export const criteriaPausedMail = (_params: Record<string, never>, context: MailContext) =>
  composeMail(context, '事務局からのお願い', [
    '患者さんとドナーのみなさまの安全のため、判定の基準が変わりました。オンラインチェックのお答えを、新しい基準でもう一度確かめる必要があります。確かめ終わるまで、献便をお休みください。',
    '事務局から、あらためてご連絡します。急なお願いとなり、申し訳ありません。これまでのご協力に、心よりお礼申し上げます。',
    toMyPage(context),
    `ご不明な点は事務局（${contactLine(context.texts)}）で承ります。`,
  ])

type CheckReopenedParams = { renewal: boolean }

export const checkReopenedMail = writtenMail<CheckReopenedParams>({
  text: {
    name: 'チェックの再受付',
    when: '事務局が、オンラインチェックにもう一度答えられるようにしたとき',
    subject: 'もう一度お答えいただけます',
    text: `ご連絡をいただいた件を確かめ、オンラインチェックにもう一度お答えいただけるようにしました。
お答えいただくと、あらためて判定します。
{{オンラインチェック}}`,
    values: {
      オンラインチェック: button('オンラインチェックを開くボタン', (context, { renewal }) =>
        toCheck(context, renewal),
      ),
      連絡先: contact(),
    },
    sample: { renewal: false },
  },
})

/** The answers no longer support a certification. */
export const checkTooOldMail = writtenMail<Record<string, never>>({
  text: {
    name: '登録検査の前のチェック',
    when: `オンラインチェックの回答から${CHECK_VALID_WEEKS}週間を過ぎ、登録検査がまだのとき`,
    subject: '次のお手続きの前に、もう一度お答えください',
    text: `ご回答から${CHECK_VALID_WEEKS}週間がたちましたので、登録検査の前に、オンラインチェックにもう一度お答えをお願いします。前回のお答えを見ながら、変わったところだけをお答えいただけます。
検査日の希望や、決まっている検査日は、そのまま引き継ぎます。
{{オンラインチェック}}`,
    values: {
      オンラインチェック: button('オンラインチェックを開くボタン', (context) => toCheck(context, false)),
      連絡先: contact(),
    },
    sample: {},
  },
})

/** `until`: the last day on which the begun answers are kept. */
type DraftWaitsParams = { until: JapaneseDate; renewal: boolean }

export const draftWaitsMail = writtenMail<DraftWaitsParams>({
  text: {
    name: '回答の続きの案内',
    when: `オンラインチェックの回答が途中のまま、消える${DRAFT_TOLD_WEEKS}週間前になったとき`,
    subject: '途中のご回答について',
    text: `オンラインチェックに途中までお答えいただいた内容は、{{消える前の日}}まで保存しています。そのあとは消去します。
続きからお答えいただけます。お続けにならない場合、お手続きは必要ありません。
{{オンラインチェック}}`,
    values: {
      消える前の日: needed('回答を保存している最後の日', ({ until }) => dateText(until)),
      オンラインチェック: button('オンラインチェックを開くボタン', (context, { renewal }) =>
        toCheck(context, renewal, '続きを答える'),
      ),
      連絡先: contact(),
    },
    sample: { until: '2027-02-24', renewal: false },
  },
})

type RetryPossibleParams = {
  /** The day from which it is possible; null if it was possible before the day that was told. Absent: today. */
  since?: JapaneseDate | null
}

/** M14, unless turned off. */
export const retryPossibleMail = writtenMail<RetryPossibleParams>(
  {
    text: {
      name: '再申し込みの案内',
      when: 'もう一度申し込める日が来たとき（止めている方を除く）',
      subject: 'もう一度お申し込みいただけます',
      text: `お待ちいただき、ありがとうございました。{{いつから}}オンラインチェックをもう一度お受けいただけます。ご都合のよいときにお申し込みください。
{{マイページ}}`,
      values: {
        いつから: needed('「今日から、」や「2026年12月6日（日）から、」', ({ since }) => {
          if (since === undefined) return '今日から、'
          return since ? `${dateText(since)}から、` : ''
        }),
        マイページ: myPage(),
        連絡先: contact(),
      },
      sample: {},
    },
  },
  { end: optionalNotice },
)

/** Null: from today. */
type CriteriaChangedParams = { from: JapaneseDate | null }

export const criteriaChangedMail = writtenMail<CriteriaChangedParams>(
  {
    text: {
      name: '基準変更のお知らせ',
      when: '基準が変わり、もう一度申し込めるようになったとき（このお知らせを希望した方だけ）',
      subject: '基準が変わりました',
      text: `ドナーをお願いするための基準が、研究をもとに見直されました。
前にお答えいただいた内容では、{{申し込める日}}もう一度お申し込みいただけます。
あらためてオンラインチェックにお答えいただき、そのうえで判定します。
{{マイページ}}`,
      values: {
        申し込める日: needed('先の日から申し込める方だけに入る「2027年2月28日（日）から、」', ({ from }) =>
          from ? `${dateText(from)}から、` : '',
        ),
        マイページ: myPage(),
        連絡先: contact(),
      },
      sample: { from: '2027-02-28' },
    },
  },
  { end: optionalNotice },
)
