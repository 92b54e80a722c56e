import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import { shownReasons, waitsOf } from './checkPath'
import { meanwhileFor } from './meanwhile'
import { monthsLine } from './monthsLine'
import { FIRST_CHECK, RENEWAL_CHECK, type PathAhead, type PathInput, type RefusedCheck } from './path'
import { renewalOutlook } from '../../rules/donating/renewalOutlook'
import { renewalHeldMoney, renewalHeldResult, type HeldState } from './renewalHeld'
import { isTooOldOn, mayApplyFrom, tooOld } from './pathWords'

type Input = PathInput & { refused: RefusedCheck & { renewal: HeldState } }

/** The renewal check did not pass: the possible days are compared with the end of the validity. */
export function renewalPath(input: Input): PathAhead {
  const { refused, today, expiration, money, birthday, mayStart } = input
  const { renewal: state, nextDate } = refused
  const from = comeBack(input)
  // Answering again while it goes on would refuse again.
  const goesOn = refused.result === 'Failed_1' && nextDate === null
  const held = { result: refused.result, from, expiration, mayStart: mayStart && !goesOn }
  const { title, text, next } = renewalHeldResult[state](held)
  const anew = state === 'ended' || renewalOutlook(held) === 'afterwards'
  const never = anew && isTooOldOn(birthday, from ?? today)
  return {
    kind: 'renewal',
    title,
    day: from && !never ? { date: from, says: anew ? mayApplyFrom(from) : mayAnswerFrom(from) } : null,
    months: from && from === nextDate && !never ? monthsLine(waitsOf(input), today) : null,
    lead: text,
    reasons: shownReasons(input),
    next: {
      title: 'これからのこと',
      text: [never ? tooOld(from) : next, ...(state === 'ended' ? [] : renewalHeldMoney(held, money))],
      start: mayStart && !never ? (state === 'ended' ? FIRST_CHECK : RENEWAL_CHECK) : null,
      remind: from !== null && !never,
      calendar: never ? null : from,
    },
    criteriaNews: refused.result === 'Failed_2',
    meanwhile: meanwhileFor(input),
    otherWays: false,
  }
}

const mayAnswerFrom = (date: JapaneseDate) =>
  `${formatJapaneseDate(date)}から、オンラインチェックを受けていただけます`

/** The day comes from the server: criteria and office may change it. */
function comeBack({ retryFrom, mayStart, today, refused }: Input): JapaneseDate | null {
  const from = retryFrom ?? (mayStart ? null : refused.nextDate)
  return from !== null && from > today ? from : null
}
