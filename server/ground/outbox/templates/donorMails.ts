import { LATE_JUDGEMENT_DAYS, VALIDITY_WEEKS } from '../../../../shared/facts/terms'
import { contactLine } from '../../../../shared/facts/config'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import {
  EXAM_THANKS,
  NO_DIAGNOSIS,
  notCertifiedReason,
  OFFICE_TELLS_WHEN,
} from '../../../../shared/words/check/examResult'
import { cancelledVisitLines } from '../../../../shared/words/visits/stoppedVisit'
import type { PlannedVisit } from '../../../../shared/rules/visits/plannedVisit'
import { returnLines } from './checkMails'
import { composeMail, type MailContext, dateText, toMyPage } from './composeMail'
import { contact, myPage, needed, neededLines, offered, offeredLines, writtenMail } from './writtenMail'

export const EXPIRATION = '2027-02-02'

export const expirationOf = <Params extends { expiration: JapaneseDate }>() =>
  needed<Params>('有効期限の日', ({ expiration }) => dateText(expiration))

export const tellChanges =
  '体調が変わったときや、薬を飲みはじめたときは、お越しのあとでも、マイページの「体調が変わったとき」からお知らせください。'

type CertifiedParams = { expiration: JapaneseDate }

/** M15. Same subject as M16, so that a locked screen does not reveal the result. */
export const certifiedMail = ({ expiration }: CertifiedParams, context: MailContext) =>
  composeMail(context, 'お手続きの結果について', [
    'このたび、ドナーとして認定しましたので、お知らせします。ここまでのお手続き、ありがとうございました。',
    { label: '有効期限', value: dateText(expiration) },
    'マイページにドナー証をご用意しました。お越しになる前に「献便の前に」をご確認ください。',
    tellChanges,
    toMyPage(context),
  ])

type NotCertifiedParams = {
  renewal: boolean
  /** Absent in mails of older versions. */
  retryFrom?: JapaneseDate
  reason?: string | null
  /** The wording of the criteria in force. */
  sentence?: string
  /** No day is known; the office tells it. */
  byOffice?: boolean
  /** The booking that the late judgement ends. */
  visit?: PlannedVisit
  /** In mails of older versions: its start. */
  cancelled?: string
  /** Rewards are due, and a letter says which. */
  rewardsDue?: boolean
}

const REWARDS_ARE_TOLD =
  'これまでの協力金の額とお渡し方法は、「お渡し内容が確定しました」のメールとマイページでご覧いただけます。'

const result = (renewal: boolean) =>
  renewal ? 'このたびは、更新の認定に至りませんでした。' : 'このたびは、ドナーの認定に至りませんでした。'

/** M16, with the calendar file: the reason in one general sentence, no findings. */
export const notCertifiedMail = (
  { renewal, retryFrom, reason, sentence, byOffice, visit, cancelled, rewardsDue }: NotCertifiedParams,
  context: MailContext,
) =>
  composeMail(context, 'お手続きの結果について', [
    `${result(renewal)}${EXAM_THANKS}`,
    `${sentence ?? notCertifiedReason(reason ?? null)}${NO_DIAGNOSIS}`,
    ...(retryFrom ? returnLines(retryFrom) : []),
    ...(byOffice ? [OFFICE_TELLS_WHEN] : []),
    ...(rewardsDue ? [REWARDS_ARE_TOLD] : []),
    ...cancelledVisitLines({ visit, cancelled }),
    toMyPage(context),
    `ご質問は事務局（${contactLine(context.texts)}）で承ります。`,
  ])

type ExpiresSoonParams = {
  expiration: JapaneseDate
  days: number
  /** The renewal test that is set for a valid day, or was held. */
  tested?: JapaneseDate
  /** The last day to answer with a test day left; absent when it is over, or the check is answered. */
  answerBy?: JapaneseDate
}

const expiresSoonValues = {
  有効期限: expirationOf<ExpiresSoonParams>(),
  残りの日数: offered<ExpiresSoonParams>('有効期限までの日数。数字だけ', ({ days }) => String(days)),
  マイページ: myPage<ExpiresSoonParams>(),
  連絡先: contact<ExpiresSoonParams>(),
}

/** M19. */
export const expiresSoonMail = writtenMail<ExpiresSoonParams>(
  {
    text: {
      name: '有効期限間近',
      when: '有効期限が近づいたとき',
      subject: '有効期限のお知らせ：{{有効期限}}',
      text: `有効期限の{{有効期限}}まで、あと{{残りの日数}}日となりました。{{更新の期限}}
{{マイページ}}`,
      values: {
        ...expiresSoonValues,
        更新の期限: offered<ExpiresSoonParams>(
          '更新をご希望の方に、お手続きの期限を伝える文',
          ({ answerBy }) =>
            answerBy
              ? `更新をご希望の場合は、${dateText(answerBy)}までに、マイページからお手続きください。`
              : '更新をご希望の場合は、マイページでいまの状況をご確認ください。期限のあとも、あらためてお申し込みいただけます。',
        ),
      },
      sample: { expiration: EXPIRATION, days: 7, answerBy: '2027-01-30' },
    },
    tested: {
      name: '有効期限間近（更新の検査が決まっている方）',
      when: '更新の検査の日が決まっている方、検査が済んで判定を待っている方の有効期限が近づいたとき',
      subject: '有効期限のお知らせ：{{有効期限}}',
      text: `有効期限の{{有効期限}}まで、あと{{残りの日数}}日となりました。更新の検査（{{検査の日}}）のあと、結果が届きしだい判定し、メールでお知らせします。有効期限を過ぎて結果が届いたときも、判定します。
{{マイページ}}`,
      values: {
        ...expiresSoonValues,
        検査の日: needed<ExpiresSoonParams>('更新の検査の日', ({ tested }) =>
          tested ? dateText(tested) : '',
        ),
      },
      sample: { expiration: EXPIRATION, days: 7, tested: '2027-01-25' },
    },
  },
  { textOf: ({ tested }) => (tested ? 'tested' : 'text') },
)

type DonorStatusEndedParams = {
  expiration: JapaneseDate
  rewardsDue: boolean
  /** The renewal test held in time whose result has not come. */
  tested?: JapaneseDate
}

const endedValues = {
  有効期限: expirationOf<DonorStatusEndedParams>(),
  協力金のご案内: neededLines<DonorStatusEndedParams>(
    'お渡しする協力金がある方だけに入る文。1行に、これだけを書きます',
    ({ rewardsDue }) => (rewardsDue ? [REWARDS_ARE_TOLD] : []),
  ),
  マイページ: myPage<DonorStatusEndedParams>(),
  連絡先: contact<DonorStatusEndedParams>(),
}

/** M20. */
export const donorStatusEndedMail = writtenMail<DonorStatusEndedParams>(
  {
    text: {
      name: 'ドナーの終了',
      when: '有効期間が終わったとき',
      subject: '有効期間終了のお知らせ',
      text: `{{有効期限}}をもって、有効期間が終わりました。これまでのご協力、ありがとうございました。
{{協力金のご案内}}
{{マイページ}}`,
      values: endedValues,
      sample: { expiration: EXPIRATION, rewardsDue: true },
    },
    awaited: {
      name: 'ドナーの終了（検査の結果を待つあいだ）',
      when: `有効期限までに受けた検査の結果が、有効期限から${LATE_JUDGEMENT_DAYS}日たっても登録されず、有効期間が終わったとき`,
      subject: '有効期間についてのお知らせ',
      text: `{{検査の日}}に受けていただいた更新の検査の判定が、まだ済んでいません。お待ちいただける期間（有効期限から${LATE_JUDGEMENT_DAYS}日）を過ぎたため、有効期間は{{有効期限}}でいったん終わりました。お待たせして、申し訳ありません。
検査の結果は、このあとも届きしだい判定し、メールでお知らせします。認定となったときは、検査の日から${VALIDITY_WEEKS}週間が新しい有効期間となり、更新の加算もお渡しします。お手続きは必要ありません。
{{協力金のご案内}}
{{マイページ}}`,
      values: {
        ...endedValues,
        検査の日: needed<DonorStatusEndedParams>('更新の検査を受けた日', ({ tested }) =>
          tested ? dateText(tested) : '',
        ),
      },
      sample: { expiration: EXPIRATION, rewardsDue: true, tested: '2027-01-25' },
    },
  },
  { textOf: ({ tested }) => (tested ? 'awaited' : 'text') },
)

/** The office lets somebody donate again; `until`: the last valid day; `from`: the day on which the room opens next, if not today. */
type PauseLiftedParams = { until: JapaneseDate | null; from?: JapaneseDate | null }

export const pauseLiftedMail = writtenMail<PauseLiftedParams>({
  text: {
    name: '献便の再開',
    when: '事務局が、献便のお休みを解いたとき',
    subject: '事務局からのお知らせ',
    text: `お待ちいただき、ありがとうございました。確かめることが済みましたので、{{いつから}}また、献便にお越しいただけます。
{{有効期限のご案内}}
${tellChanges}
{{マイページ}}`,
    values: {
      いつから: offered('「今日から」や「2026年12月7日（月）から」', ({ from }) =>
        from ? `${dateText(from)}から` : '今日から',
      ),
      有効期限のご案内: offeredLines('有効期限を伝える文。1行に、これだけを書きます', ({ until }) =>
        until ? [`有効期限は、${dateText(until)}です。`] : [],
      ),
      マイページ: myPage(),
      連絡先: contact(),
    },
    sample: { until: EXPIRATION },
  },
})

type ResultCorrectedParams = Record<string, never>

/** Says that something was corrected, but not what: a locked screen may show it. */
export const resultCorrectedMail = (_params: ResultCorrectedParams, context: MailContext) =>
  composeMail(context, 'お知らせの訂正について', [
    '以前お知らせした内容に訂正がありました。ご心配をおかけし、申し訳ありません。',
    'いまの内容は、ログインしてご覧いただけます。次にお越しになる前に、必ずご確認ください。',
    toMyPage(context),
    `ご不明な点は事務局（${contactLine(context.texts)}）で承ります。`,
  ])
