import { contactLine, type PublicTexts } from '../../../shared/config'
import type { JapaneseDate } from '../../../shared/dates'
import { examGuide } from '../../../shared/messages/exam'
import {
  EXAM_THANKS,
  NO_DIAGNOSIS,
  notCertifiedReason,
  OFFICE_TELLS_WHEN,
} from '../../../shared/messages/examResult'
import { tellUsOfIllness } from '../../../shared/messages/pathAhead/meanwhile'
import { renewalHeldResult, type HeldRenewal } from '../../../shared/messages/pathAhead/renewalHeld'
import { scheduleChange } from '../../../shared/messages/scheduleChange'
import type { InspectionType } from '../../generated/resolvers'
import { returnLines } from './checkMails'
import { composeMail, type MailContext, dateText, toMyPage, toRefusal } from './composeMail'
import { contact, myPage, needed, neededLines, offered, offeredLines, writtenMail } from './writtenMail'

const EXPIRATION = '2027-02-02'

const expirationOf = <Params extends { expiration: JapaneseDate }>() =>
  needed<Params>('有効期限の日', ({ expiration }) => dateText(expiration))

/** Day of the registration or renewal test, and its hour (09:30) if known. */
type ExamScheduledParams = { date: JapaneseDate; time: string | null; type: InspectionType }

/** M12, with the calendar file. Does not name the kit, for privacy. */
export const examScheduledMail = writtenMail<ExamScheduledParams>({
  text: {
    name: '検査の日程',
    when: '病院での検査日を決めたとき、変えたとき。カレンダー用のファイルがつきます',
    subject: '日程のお知らせ：{{日にち}}',
    text: `検査の日程が決まりました。
日にち：{{日にち}}
時間：{{時間}}
会場：{{会場}}
{{地図}}
会場の電話：{{会場の電話}}
当日のお食事：{{当日のお食事}}
持ち物などの当日のご案内は、マイページでご覧いただけます。
{{マイページ}}
変更をご希望の場合は、電話またはチャットでご連絡ください。
連絡先：{{連絡先}}
{{チャット}}
カレンダーに追加できるファイルを添付しています。`,
    values: {
      日にち: needed('検査の日', ({ date }) => dateText(date)),
      時間: needed(
        '受付の時間。決まっていないときは、その旨の文',
        (params, { texts }) => guideOf(params, texts).time,
      ),
      会場: needed('病院の名前と住所', (params, { texts }) => guideOf(params, texts).place),
      地図: offeredLines('病院の地図を開くリンク。1行に、これだけを書きます', (_params, { texts }) => [
        { label: '地図を見る', url: texts.hospital.mapUrl, quiet: true },
      ]),
      会場の電話: offered(
        '病院の電話番号と受付時間',
        (_params, { texts }) => `${texts.hospital.tel}　${texts.hospital.hours}`,
      ),
      当日のお食事: needed('検査の前の食事について', (_params, { texts }) => texts.hospital.fasting),
      マイページ: myPage(),
      連絡先: contact(),
      チャット: offeredLines('チャットを開くリンク。1行に、これだけを書きます', (_params, { texts }) => [
        { label: scheduleChange(texts).openChat, url: texts.chat.url, quiet: true },
      ]),
    },
    sample: { date: '2026-12-10', time: '09:30', type: 'Registration' },
  },
})

const guideOf = ({ type, time }: ExamScheduledParams, texts: PublicTexts) => examGuide(texts, type, time)

const tellChanges =
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
}

const result = (renewal: boolean) =>
  renewal
    ? 'このたびは、更新の認定に至りませんでした。これまでの協力金は、あらためてご案内します。'
    : 'このたびは、ドナーの認定に至りませんでした。'

/** M16, with the calendar file: the reason in one general sentence, no findings. */
export const notCertifiedMail = (
  { renewal, retryFrom, reason, sentence, byOffice }: NotCertifiedParams,
  context: MailContext,
) =>
  composeMail(context, 'お手続きの結果について', [
    `${result(renewal)}${EXAM_THANKS}`,
    `${sentence ?? notCertifiedReason(reason ?? null)}${NO_DIAGNOSIS}`,
    ...(retryFrom ? returnLines(retryFrom) : []),
    ...(byOffice ? [OFFICE_TELLS_WHEN] : []),
    toMyPage(context),
    `ご質問は事務局（${contactLine(context.texts)}）で承ります。`,
  ])

/** `days` until the last valid day: 28, or fewer when the test was entered late. */
type RenewalBeginsParams = { expiration: JapaneseDate; days: number }

const timeLeft = (days: number) => (days === 28 ? '4週間となりました。' : `あと${days}日となりました。`)

/** M13. */
export const renewalBeginsMail = writtenMail<RenewalBeginsParams>({
  text: {
    name: '更新手続き開始',
    when: '更新手続きが始まったとき（有効期限の4週間前）',
    subject: '更新手続きのご案内',
    text: `いつもご協力いただき、ありがとうございます。有効期限の{{有効期限}}{{残りの期間}}続けてご協力いただける場合は、マイページからオンラインチェックにお答えください。
{{マイページ}}
期限までは、これまでどおりご利用いただけます。`,
    values: {
      有効期限: expirationOf(),
      残りの期間: offered('「まで、4週間となりました。」のような、有効期限に続く文', ({ days }) =>
        days > 0 ? `まで、${timeLeft(days)}` : 'となりました。',
      ),
      マイページ: myPage(),
      連絡先: contact(),
    },
    sample: { expiration: EXPIRATION, days: 28 },
  },
})

type RenewalReminderParams = { date: JapaneseDate }

/** M17. */
export const renewalReminderMail = writtenMail<RenewalReminderParams>({
  text: {
    name: '更新チェック再案内',
    when: '更新前のオンラインチェックに、まだ答えていないとき',
    subject: 'オンラインチェックのご案内',
    text: `更新のためのオンラインチェックに、まだお答えいただいていません。更新をご希望の場合は、{{答える期限}}までにお願いします。
{{マイページ}}
更新を希望されない場合、お手続きは必要ありません。`,
    values: {
      答える期限: needed('答えられる最後の日', ({ date }) => dateText(date)),
      マイページ: myPage(),
      連絡先: contact(),
    },
    sample: { date: EXPIRATION },
  },
})

type RenewalHeldParams = HeldRenewal

/** After a failed renewal check, with a calendar file if there is a day. */
export function renewalHeldMail(held: RenewalHeldParams, context: MailContext) {
  const { text, next } = renewalHeldResult.paused(held)
  return composeMail(context, 'お手続きの結果について', [
    'オンラインチェックにお答えいただき、ありがとうございました。',
    ...text,
    next,
    toRefusal(context, true),
    ...tellUsOfIllness(context.texts),
  ])
}

type RenewedParams = { expiration: JapaneseDate }

/** M18. */
export const renewedMail = writtenMail<RenewedParams>({
  text: {
    name: '更新完了',
    when: '更新の手続きが完了したとき',
    subject: '更新のお手続きが完了しました',
    text: `更新のお手続きが完了しました。引き続きのご協力に、心よりお礼申し上げます。
新しい有効期限：{{有効期限}}
${tellChanges}
{{マイページ}}`,
    values: { 有効期限: expirationOf(), マイページ: myPage(), 連絡先: contact() },
    sample: { expiration: EXPIRATION },
  },
})

type ExpiresSoonParams = { expiration: JapaneseDate; days: number }

/** M19. */
export const expiresSoonMail = writtenMail<ExpiresSoonParams>({
  text: {
    name: '有効期限間近',
    when: '有効期限が近づいたとき',
    subject: '有効期限のお知らせ：{{有効期限}}',
    text: `有効期限の{{有効期限}}まで、あと{{残りの日数}}日となりました。更新をご希望で、お手続きがお済みでない場合は、マイページをご覧ください。
{{マイページ}}`,
    values: {
      有効期限: expirationOf(),
      残りの日数: offered('有効期限までの日数。数字だけ', ({ days }) => String(days)),
      マイページ: myPage(),
      連絡先: contact(),
    },
    sample: { expiration: EXPIRATION, days: 7 },
  },
})

type DonorStatusEndedParams = { expiration: JapaneseDate; rewardsDue: boolean }

/** M20. */
export const donorStatusEndedMail = writtenMail<DonorStatusEndedParams>({
  text: {
    name: 'ドナーの終了',
    when: '有効期間が終わったとき',
    subject: '有効期間終了のお知らせ',
    text: `{{有効期限}}をもって、有効期間が終わりました。これまでのご協力、ありがとうございました。
{{協力金のご案内}}
{{マイページ}}`,
    values: {
      有効期限: expirationOf(),
      協力金のご案内: neededLines(
        'お渡しする協力金がある方だけに入る文。1行に、これだけを書きます',
        ({ rewardsDue }) => (rewardsDue ? ['協力金のお渡しについては、あらためてご案内します。'] : []),
      ),
      マイページ: myPage(),
      連絡先: contact(),
    },
    sample: { expiration: EXPIRATION, rewardsDue: true },
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
