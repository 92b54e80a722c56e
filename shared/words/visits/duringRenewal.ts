import type { Visit, VisitWords } from '../../rules/visits/visit'
import { CONTACT_ABOUT_STOP, day, TO_SIGN } from './visit'

// What is said of a visit while a renewal goes on.

const asBefore = ({ expiration }: Visit) =>
  `有効期限は${day(expiration)}です。期限までは、これまでどおり献便していただけます。`
const resting = ({ expiration }: Visit) =>
  `有効期限は${day(expiration)}です。お知らせいただいた体調から、献便はお休みいただいています。更新の手続きは進めていただけます。`
const ended = ({ expiration }: Visit) => `有効期限は${day(expiration)}でした。いまは献便していただけません。`
const stopped = ({ expiration }: Visit) => `有効期限は${day(expiration)}です。${CONTACT_ABOUT_STOP}`

/** While the renewal goes on. */
export const meanwhileTexts: VisitWords = {
  now: asBefore,
  later: asBefore,
  next: asBefore,
  lastDay: ({ expiration }) =>
    `有効期限は${day(expiration)}です。それまでに、献便ルームの開く日はもうありません。`,
  rest: resting,
  restOpen: resting,
  restTooLate: resting,
  paused: ({ expiration }) => `有効期限は${day(expiration)}です。確認が済むまで、献便はお休みください。`,
  unsigned: ({ expiration }) => `有効期限は${day(expiration)}です。${TO_SIGN}`,
  suspended: stopped,
  suspendedOpen: stopped,
  suspendedTooLate: stopped,
  expired: ended,
  notCertified: ended,
}

const asUsual = ({ expiration }: Visit) =>
  `有効期限の${day(expiration)}までは、これまでどおり献便していただけます。`
const restsMeanwhile = () => '献便は、お休みのままです。'
const UNTIL_JUDGED = '有効期限を過ぎたため、判定が出るまで、献便はお休みください。'

/** While the judgement of a renewal test is awaited. */
export const awaitingTexts: VisitWords = {
  now: asUsual,
  later: asUsual,
  next: asUsual,
  lastDay: () => '',
  rest: restsMeanwhile,
  restOpen: restsMeanwhile,
  restTooLate: restsMeanwhile,
  paused: restsMeanwhile,
  unsigned: () => TO_SIGN,
  suspended: () => CONTACT_ABOUT_STOP,
  suspendedOpen: () => CONTACT_ABOUT_STOP,
  suspendedTooLate: () => CONTACT_ABOUT_STOP,
  expired: () => UNTIL_JUDGED,
  notCertified: () => '',
}
