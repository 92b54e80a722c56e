import { renewalHeldResult, tellUsOfIllness, type HeldRenewal } from '../../../shared/messages/renewalHeld'
import { composeMail, type MailContext } from './composeMail'
import { toRefusal } from './mailLinks'

export type RenewalHeldParams = HeldRenewal

/** After a check before renewal that did not pass, with the day's calendar file where there is a day. */
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
