import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import { yenText } from '../../facts/rewards'
import {
  mayRenew,
  renewalOutlook,
  type HeldRenewal,
  type RenewalOutlook,
} from '../../rules/donating/renewalOutlook'

/**
 * paused: donating is paused; lifted: the office allows it; otherwise: it does, but something else holds the person
 * back, of which my page tells; ended: the certification is over.
 */
export type HeldState = 'paused' | 'lifted' | 'otherwise' | 'ended'

export const KEPT = 'これまでの献便の記録と協力金は、そのまま残ります。'
const day = (date: JapaneseDate | null) => (date ? formatJapaneseDate(date) : '')
const until = (expiration: JapaneseDate | null) =>
  expiration ? `有効期限の${day(expiration)}まで` : '有効期限まで'
const applyAnew = (from: JapaneseDate | null) =>
  `${from ? `${day(from)}から、` : ''}はじめのオンラインチェックで、もう一度お申し込みいただけます。`

/** The result, then the next step. Never promises donating on a day after the validity. */
export const renewalHeldResult = {
  paused: (held: HeldRenewal) => ({
    title: 'いまは、献便をお休みください',
    text: [
      `チェックにお答えいただいた日から、献便はお休みです。${KEPT}`,
      `担当者がお答えを確かめ、献便を続けていただける場合は、事務局からご連絡します。${restsUntil(held)}`,
    ],
    next: nextWhilePaused(held),
  }),
  lifted: (held: HeldRenewal) => ({
    title: `${until(held.expiration)}献便していただけます`,
    text: ['担当者の確認が済みましたので、これまでどおり献便していただけます。'],
    next: nextWhenLifted(held),
  }),
  otherwise: (held: HeldRenewal) => ({
    title: 'いまの献便のことは、マイページをご覧ください',
    text: ['オンラインチェックのお答えについては、担当者の確認が済みました。'],
    next: nextWhenLifted(held),
  }),
  ended: (held: HeldRenewal) => ({
    title: '今回の有効期間は終わりました',
    text: [`これまでのご協力、ありがとうございました。${KEPT}`],
    next: nextWhenEnded(held),
  }),
} satisfies Record<HeldState, (held: HeldRenewal) => { title: string; text: string[]; next: string }>

const restsUntil = (held: HeldRenewal) =>
  mayRenew(held)
    ? 'ご連絡があるか、もう一度のチェックを通過されるまで、お休みが続きます。'
    : 'ご連絡がないあいだは、お休みのままです。'

function nextWhilePaused(held: HeldRenewal): string {
  const { from, expiration } = held
  const resumes = `通過すると、${until(expiration)}、献便を再開していただけます。`
  const ends = `今回の認定は、有効期限${expiration ? `の${day(expiration)}` : ''}で終わります。`
  const texts: Record<RenewalOutlook, string> = {
    now: `いま、もう一度オンラインチェックを受けていただけます。${resumes}`,
    within: `${day(from)}から、もう一度オンラインチェックを受けていただけます。${resumes}`,
    open: `理由となったことが終わりましたら、もう一度オンラインチェックを受けていただけます。${resumes}`,
    afterwards: `次のチェックを受けていただける日は、有効期限のあとになります。事務局からのご連絡がなければ、${ends}${applyAnew(from)}`,
    never: `事務局からのご連絡がなければ、${ends}`,
  }
  return texts[renewalOutlook(held)]
}

function nextWhenLifted(held: HeldRenewal): string {
  const texts: Record<RenewalOutlook, string> = {
    now: '更新をご希望の場合は、いま、もう一度オンラインチェックにお答えいただけます。',
    within: `更新をご希望の場合は、${day(held.from)}以降に、もう一度オンラインチェックにお答えください。`,
    open: '更新をご希望の場合は、理由となったことが終わってから、もう一度オンラインチェックにお答えください。',
    afterwards: `次のチェックを受けていただける日が有効期限のあとになるため、今回は更新していただけません。${applyAnew(held.from)}`,
    never: '更新については、事務局へお問い合わせください。',
  }
  return texts[renewalOutlook(held)]
}

function nextWhenEnded(held: HeldRenewal): string {
  const outlook = renewalOutlook(held)
  if (outlook === 'never')
    return '現在の基準では、もう一度受けていただくことができません。事情が変わった方は、事務局へご相談ください。'
  return `${outlook === 'open' ? '理由となったことが終わりましたら、' : ''}${applyAnew(held.from)}`
}

/** Which rewards stay and which depend on the renewal. `pending` and `bonus` are the current period's, in yen. */
export function renewalHeldMoney(
  held: HeldRenewal,
  { pending, bonus }: { pending: number; bonus: number },
): readonly string[] {
  if (pending === 0) return []
  return [
    `今回の有効期間の協力金${yenText(pending)}分は、そのままお渡しします。`,
    mayRenew(held)
      ? `更新の加算${yenText(bonus)}分は、有効期限までに更新検査を受け、認定されると付きます。`
      : `更新の加算${yenText(bonus)}分は、更新されないときは付きません。`,
  ]
}
