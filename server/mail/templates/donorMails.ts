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
import {
  composeMail,
  type MailContext,
  type MailLine,
  dateText,
  timeText,
  toMyPage,
  toRefusal,
} from './composeMail'
import { contact, myPage, needed, neededLines, offered, offeredLines, writtenMail } from './writtenMail'

const EXPIRATION = '2027-02-02'

const expirationOf = <Params extends { expiration: JapaneseDate }>() =>
  needed<Params>('有効期限の日', ({ expiration }) => dateText(expiration))

/** Day of the registration or renewal test, and its hour (09:30) if known. */
type ExamScheduledParams = { date: JapaneseDate; time: string | null; type: InspectionType }

const examValues = {
  日にち: needed<ExamScheduledParams>('検査の日', ({ date }) => dateText(date)),
  時間: needed<ExamScheduledParams>(
    '受付の時間。決まっていないときは、その旨の文',
    (params, { texts }) => guideOf(params, texts).time,
  ),
  会場: needed<ExamScheduledParams>('病院の名前と住所', (params, { texts }) => guideOf(params, texts).place),
  地図: offeredLines<ExamScheduledParams>(
    '病院の地図を開くリンク。1行に、これだけを書きます',
    (_params, { texts }) => [{ label: '地図を見る', url: texts.hospital.mapUrl, quiet: true }],
  ),
  会場の電話: offered<ExamScheduledParams>(
    '病院の電話番号と受付時間',
    (_params, { texts }) => `${texts.hospital.tel}　${texts.hospital.hours}`,
  ),
  当日のお食事: needed<ExamScheduledParams>(
    '検査の前の食事について',
    (_params, { texts }) => texts.hospital.fasting,
  ),
  マイページ: myPage<ExamScheduledParams>(),
  連絡先: contact<ExamScheduledParams>(),
}

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
      ...examValues,
      チャット: offeredLines('チャットを開くリンク。1行に、これだけを書きます', (_params, { texts }) => [
        { label: scheduleChange(texts).openChat, url: texts.chat.url, quiet: true },
      ]),
    },
    sample: { date: '2026-12-10', time: '09:30', type: 'Registration' },
  },
})

/** The day before the test, with what is to be done before it. */
export const examTomorrowMail = writtenMail<ExamScheduledParams>({
  text: {
    name: '検査の前日のお知らせ',
    when: '病院での検査の前日',
    subject: '明日のご予定について：{{日にち}}',
    text: `明日の病院での検査についてお知らせします。
日にち：{{日にち}}
時間：{{時間}}
会場：{{会場}}
{{地図}}
会場の電話：{{会場の電話}}
当日のお食事：{{当日のお食事}}
持ち物などの当日のご案内は、マイページでご覧いただけます。
{{マイページ}}
体調のすぐれないときや、ご都合が変わったときは、ご無理をなさらずご連絡ください。
連絡先：{{連絡先}}`,
    values: {
      ...examValues,
      連絡先: needed('事務局の電話番号とメールアドレス', (_params, { texts }) => contactLine(texts)),
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
  /** The start of a booking that the late judgement ends, as an RFC 3339 instant. */
  cancelled?: string
  /** Rewards are due, and a letter says which. */
  rewardsDue?: boolean
}

const REWARDS_ARE_TOLD =
  'これまでの協力金の額とお渡し方法は、「お渡し内容が確定しました」のメールとマイページでご覧いただけます。'

const cancelledBooking = (cancelled: string | undefined): MailLine[] =>
  cancelled ? [{ label: '取り消しになった予約', value: timeText(cancelled) }] : []

const result = (renewal: boolean) =>
  renewal ? 'このたびは、更新の認定に至りませんでした。' : 'このたびは、ドナーの認定に至りませんでした。'

/** M16, with the calendar file: the reason in one general sentence, no findings. */
export const notCertifiedMail = (
  { renewal, retryFrom, reason, sentence, byOffice, cancelled, rewardsDue }: NotCertifiedParams,
  context: MailContext,
) =>
  composeMail(context, 'お手続きの結果について', [
    `${result(renewal)}${EXAM_THANKS}`,
    `${sentence ?? notCertifiedReason(reason ?? null)}${NO_DIAGNOSIS}`,
    ...(retryFrom ? returnLines(retryFrom) : []),
    ...(byOffice ? [OFFICE_TELLS_WHEN] : []),
    ...(rewardsDue ? [REWARDS_ARE_TOLD] : []),
    ...cancelledBooking(cancelled),
    toMyPage(context),
    `ご質問は事務局（${contactLine(context.texts)}）で承ります。`,
  ])

/** `days` until the last valid day: 28, or fewer when the test was entered late; `rests`: donating rests now. */
type RenewalBeginsParams = { expiration: JapaneseDate; days: number; rests?: boolean }

const timeLeft = (days: number) => (days === 28 ? '4週間となりました。' : `あと${days}日となりました。`)

const renewalBeginsValues = {
  有効期限: expirationOf<RenewalBeginsParams>(),
  残りの期間: offered<RenewalBeginsParams>(
    '「まで、4週間となりました。」のような、有効期限に続く文',
    ({ days }) => (days > 0 ? `まで、${timeLeft(days)}` : 'となりました。'),
  ),
  マイページ: myPage<RenewalBeginsParams>(),
  連絡先: contact<RenewalBeginsParams>(),
}

/** M13. */
export const renewalBeginsMail = writtenMail<RenewalBeginsParams>(
  {
    text: {
      name: '更新手続き開始',
      when: '更新手続きが始まったとき（有効期限の4週間前）',
      subject: '更新手続きのご案内',
      text: `いつもご協力いただき、ありがとうございます。有効期限の{{有効期限}}{{残りの期間}}続けてご協力いただける場合は、マイページからオンラインチェックにお答えください。
{{マイページ}}
期限までは、これまでどおりご利用いただけます。`,
      values: renewalBeginsValues,
      sample: { expiration: EXPIRATION, days: 28 },
    },
    resting: {
      name: '更新手続き開始（献便のお休み中）',
      when: '献便をお休みいただいている方の更新手続きが始まったとき',
      subject: '更新手続きのご案内',
      text: `いつもご協力いただき、ありがとうございます。有効期限の{{有効期限}}{{残りの期間}}いまは献便をお休みいただいていますが、更新のお手続きはマイページでできます。
{{マイページ}}
更新を希望されない場合や、体調のことなどで迷われる場合は、そのままお待ちいただいてかまいません。お休みのことは、事務局（{{連絡先}}）でもご相談いただけます。`,
      values: renewalBeginsValues,
      sample: { expiration: EXPIRATION, days: 28, rests: true },
    },
  },
  { textOf: ({ rests }) => (rests ? 'resting' : 'text') },
)

/** `date`: the last day to answer; `examBy`: the last day on which the test can be held. Both work. */
type RenewalReminderParams = { date: JapaneseDate; examBy?: JapaneseDate }

/** M17. */
export const renewalReminderMail = writtenMail<RenewalReminderParams>({
  text: {
    name: '更新チェック再案内',
    when: '更新前のオンラインチェックに、まだ答えていないとき',
    subject: 'オンラインチェックのご案内',
    text: `更新のためのオンラインチェックに、まだお答えいただいていません。更新をご希望の場合は、{{答える期限}}までにお願いします。{{検査の期限}}
{{マイページ}}
更新を希望されない場合、お手続きは必要ありません。`,
    values: {
      答える期限: needed('答えれば、まだ検査を受けられる最後の日', ({ date }) => dateText(date)),
      検査の期限: offered('「そのあとの検査は、…までに受けていただきます。」という文', ({ examBy }) =>
        examBy ? `そのあとの病院での検査は、${dateText(examBy)}までに受けていただきます。` : '',
      ),
      マイページ: myPage(),
      連絡先: contact(),
    },
    sample: { date: '2027-01-30', examBy: EXPIRATION },
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

type RenewedParams = {
  expiration: JapaneseDate
  /** Judged after the status had ended: a new period opens, or has no day left. */
  late?: 'Opens' | 'Over'
  /** The start of a booking that the late judgement ends, as an RFC 3339 instant. */
  cancelled?: string
}

const renewedValues = { マイページ: myPage<RenewedParams>(), 連絡先: contact<RenewedParams>() }

/** M18. */
export const renewedMail = writtenMail<RenewedParams>(
  {
    text: {
      name: '更新完了',
      when: '更新の手続きが完了したとき',
      subject: '更新のお手続きが完了しました',
      text: `更新のお手続きが完了しました。引き続きのご協力に、心よりお礼申し上げます。
新しい有効期限：{{有効期限}}
${tellChanges}
{{マイページ}}`,
      values: { 有効期限: expirationOf<RenewedParams>(), ...renewedValues },
      sample: { expiration: EXPIRATION },
    },
    late: {
      name: '更新完了（有効期間が終わったあとの判定）',
      when: '有効期限までに受けた検査の結果を、有効期間が終わったあとに登録し、更新が完了したとき',
      subject: '更新のお手続きが完了しました',
      text: `お待たせして、申し訳ありませんでした。更新の検査の結果が届き、更新のお手続きが完了しました。今日からまた、ご協力いただけます。
新しい有効期限：{{有効期限}}
これまでの期間の協力金に、更新の加算をお付けしました。内訳は、マイページでご覧いただけます。
{{取り消しになった予約}}
${tellChanges}
{{マイページ}}`,
      values: {
        有効期限: expirationOf<RenewedParams>(),
        取り消しになった予約: offeredLines(
          '取り消しになったガイダンスの予約。1行に、これだけを書きます',
          ({ cancelled }) => cancelledBooking(cancelled),
        ),
        ...renewedValues,
      },
      sample: { expiration: EXPIRATION, late: 'Opens' },
    },
    over: {
      name: '更新の加算（期間が残っていないとき）',
      when: '有効期限までに受けた検査の結果が、検査から12週間を過ぎて届いたとき',
      subject: '更新のお手続きについて',
      text: `お待たせして、申し訳ありませんでした。更新の検査の結果が届きました。検査の日から12週間の有効期間は、{{有効期限}}にすでに終わっているため、新しい期間はありません。
これまでの期間の協力金には、更新の加算をお付けしました。内訳は、マイページでご覧いただけます。
もう一度ドナーになっていただける場合は、マイページからオンラインチェックにお答えください。
{{マイページ}}`,
      values: { 有効期限: expirationOf<RenewedParams>(), ...renewedValues },
      sample: { expiration: EXPIRATION, late: 'Over' },
    },
  },
  { textOf: ({ late }) => (late ? (late === 'Opens' ? 'late' : 'over') : 'text') },
)

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
      when: '有効期限までに受けた検査の結果が、有効期限から14日たっても登録されず、有効期間が終わったとき',
      subject: '有効期間と検査の結果について',
      text: `{{検査の日}}に受けていただいた更新の検査の判定が、まだ済んでいません。お待ちいただける期間（有効期限から14日）を過ぎたため、有効期間は{{有効期限}}でいったん終わりました。お待たせして、申し訳ありません。
検査の結果は、このあとも届きしだい判定し、メールでお知らせします。認定となったときは、検査の日から12週間が新しい有効期間となり、更新の加算もお渡しします。お手続きは必要ありません。
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

/** The office lets somebody donate again; `until`: the last valid day. */
type PauseLiftedParams = { until: JapaneseDate | null }

export const pauseLiftedMail = writtenMail<PauseLiftedParams>({
  text: {
    name: '献便の再開',
    when: '事務局が、献便のお休みを解いたとき',
    subject: '事務局からのお知らせ',
    text: `お待ちいただき、ありがとうございました。確かめることが済みましたので、今日からまた、献便にお越しいただけます。
{{有効期限のご案内}}
${tellChanges}
{{マイページ}}`,
    values: {
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
