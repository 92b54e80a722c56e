import { VALIDITY_WEEKS, RENEWAL_WINDOW_WEEKS } from '../../../../shared/facts/terms'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import { tellUsOfIllness } from '../../../../shared/words/check/meanwhile'
import type { HeldRenewal } from '../../../../shared/rules/donating/renewalOutlook'
import { renewalHeldResult } from '../../../../shared/words/check/renewalHeld'
import { cancelledVisitLines } from '../../../../shared/words/visits/stoppedVisit'
import type { PlannedVisit } from '../../../../shared/rules/visits/plannedVisit'
import { composeMail, dateText, toRefusal, type MailContext } from './composeMail'
import { EXPIRATION, expirationOf, tellChanges } from './donorMails'
import { contact, myPage, needed, offered, offeredLines, writtenMail } from './writtenMail'

/** `days` until the last valid day: 28, or fewer when the test was entered late; `rests`: donating rests now. */
type RenewalBeginsParams = { expiration: JapaneseDate; days: number; rests?: boolean }

const timeLeft = (days: number) =>
  days === RENEWAL_WINDOW_WEEKS * 7
    ? `${RENEWAL_WINDOW_WEEKS}週間となりました。`
    : `あと${days}日となりました。`

const renewalBeginsValues = {
  有効期限: expirationOf<RenewalBeginsParams>(),
  残りの期間: offered<RenewalBeginsParams>(
    `「まで、${RENEWAL_WINDOW_WEEKS}週間となりました。」のような、有効期限に続く文`,
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
      when: `更新手続きが始まったとき（有効期限の${RENEWAL_WINDOW_WEEKS}週間前）`,
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
    ...tellUsOfIllness(context.texts, false),
  ])
}

type RenewedParams = {
  expiration: JapaneseDate
  /** Judged after the status had ended: a new period opens, or has no day left. */
  late?: 'Opens' | 'Over'
  /** The booking that the late judgement ends. */
  visit?: PlannedVisit
  /** In mails of older versions: its start. */
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
      text: `お待たせして、申し訳ありませんでした。更新の検査の結果が届き、更新のお手続きが完了しました。献便にお越しいただける日は、マイページでご覧いただけます。
新しい有効期限：{{有効期限}}
これまでの期間の協力金に、更新の加算をお付けしました。内訳は、マイページでご覧いただけます。
{{取り消しになった予約}}
${tellChanges}
{{マイページ}}`,
      values: {
        有効期限: expirationOf<RenewedParams>(),
        取り消しになった予約: offeredLines(
          '取り消しになったガイダンスの予約。1行に、これだけを書きます',
          cancelledVisitLines,
        ),
        ...renewedValues,
      },
      sample: { expiration: EXPIRATION, late: 'Opens' },
    },
    over: {
      name: '更新の加算（期間が残っていないとき）',
      when: `有効期限までに受けた検査の結果が、検査から${VALIDITY_WEEKS}週間を過ぎて届いたとき`,
      subject: '更新のお手続きについて',
      text: `お待たせして、申し訳ありませんでした。更新の検査の結果が届きました。検査の日から${VALIDITY_WEEKS}週間の有効期間は、{{有効期限}}にすでに終わっているため、新しい期間はありません。
これまでの期間の協力金には、更新の加算をお付けしました。内訳は、マイページでご覧いただけます。
もう一度ドナーになっていただける場合は、マイページからオンラインチェックにお答えください。
{{マイページ}}`,
      values: { 有効期限: expirationOf<RenewedParams>(), ...renewedValues },
      sample: { expiration: EXPIRATION, late: 'Over' },
    },
  },
  { textOf: ({ late }) => (late ? (late === 'Opens' ? 'late' : 'over') : 'text') },
)
