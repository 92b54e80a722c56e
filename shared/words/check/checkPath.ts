import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import { afterPeriod } from '../../questionnaire/engine/findingsOf'
import { mayChange } from '../../questionnaire/engine/judgement'
import { NO_DIAGNOSIS } from './examResult'
import { monthsLine, type Waiting } from './monthsLine'
import { meanwhileFor } from './meanwhile'
import {
  FIRST_CHECK,
  type PathAhead,
  type PathInput,
  type PathReason,
  type RefusedCheck,
  type ShownReason,
} from './path'
import {
  ANSWER_AGAIN,
  ANSWER_AGAIN_TITLE,
  isTooOldOn,
  mayApplyFrom,
  NO_STEPS,
  NOT_POSSIBLE,
  STANDS,
  tooOld,
  UNTIL_THEN,
  WAIT_A_LITTLE,
} from './pathWords'

type Input = PathInput & { refused: RefusedCheck }

export const THANKS = 'ご回答ありがとうございました。'
const BY_CRITERIA = 'あらかじめ定めた基準によるもので、健康の良し悪しを表すものではありません。'

export const NOT_POSSIBLE_LEAD =
  'お答えいただき、ありがとうございました。患者さんの安全のために、あらかじめ定めた基準によるものです。'
/** Whether the result may change under the same criteria. */
export const refusalStands = (canChange: boolean) =>
  canChange
    ? '事情が変わると、この結果も変わることがあります。どのようなときかは、結果のページでご案内しています。'
    : `${STANDS}お待ちいただくことのないよう、先にお伝えします。基準は、研究が進むと見直されます。`
const WHEN_IT_CHANGES =
  '事情が変わると、この結果も変わることがあります。どのようなときかは、それぞれの理由のところでご案内しています。そのようなときは、事務局へお知らせください。内容を確かめて、もう一度お答えいただけるようにします。'

/** An applicant's check that did not pass. */
export function checkPath(input: Input): PathAhead {
  const { refused, mayStart, today, retryFrom, birthday } = input
  const { result, nextDate } = refused
  if (result === 'Failed_2') return mayStart ? again(input) : notPossible(input)
  if (mayStart && nextDate !== null) return again(input)
  const date = retryFrom ?? nextDate
  if (date === null || date <= today) return open(input)
  return isTooOldOn(birthday, date) ? tooOldThen(input, date) : later(input, date)
}

const nothingNext = { start: null, remind: false, calendar: null }

const common = (input: Input) => ({
  day: null,
  months: null,
  reasons: shownReasons(input),
  criteriaNews: false,
  meanwhile: meanwhileFor(input),
  otherWays: true,
})

const again = (input: Input): PathAhead => ({
  ...common(input),
  kind: 'again',
  title: ANSWER_AGAIN_TITLE,
  lead: [ANSWER_AGAIN],
  next: { ...nothingNext, title: 'ご都合のよいときに、お答えください', text: [], start: FIRST_CHECK },
  meanwhile: null,
})

function later(input: Input, date: JapaneseDate): PathAhead {
  const { reasons, nextDate } = input.refused
  const count = reasons.length
  // The office or newer criteria may have moved the day.
  const moved = date !== nextDate
  const why = count > 1 ? `お待ちいただく理由は${count}つで、どれも` : 'お待ちいただく理由は、'
  return {
    ...common(input),
    kind: 'later',
    title: WAIT_A_LITTLE,
    day: { date, says: mayApplyFrom(date) },
    months: moved ? null : monthsLine(waitsOf(input), input.today),
    lead: [
      `${THANKS}${why}時間がたてば解消します。${BY_CRITERIA}`,
      ...(moved ? ['はじめにご案内した日から、いまの基準で変わりました。'] : []),
    ],
    next: {
      title: UNTIL_THEN,
      text: [`${formatJapaneseDate(date)}以降に、もう一度お答えください。`],
      start: null,
      remind: true,
      calendar: date,
    },
  }
}

function tooOldThen(input: Input, date: JapaneseDate): PathAhead {
  return {
    ...common(input),
    kind: 'notPossible',
    title: NOT_POSSIBLE,
    lead: [`${THANKS}${tooOld(date)}`, BY_CRITERIA],
    next: { ...nothingNext, title: NO_STEPS, text: [] },
  }
}

function open(input: Input): PathAhead {
  const { refused, today, birthday } = input
  const date = endOfAll(input)
  const said = date === null ? null : date > today ? date : 'now'
  const mayEnd = refused.reasons.some(({ wait }) => wait)
  const start = input.mayStart ? FIRST_CHECK : null
  return {
    ...common(input),
    kind: 'open',
    title: WAIT_A_LITTLE,
    day: dayOnceEnded(input, date),
    months: monthsLine(waitsOf(input), today),
    lead: [
      `${THANKS}お待ちいただく理由が、まだ続いています。${mayEnd ? '終わった日がわかると、お申し込みいただける日が決まります。' : ''}${BY_CRITERIA}`,
      ...(date && isTooOldOn(birthday, date) ? [tooOld(date)] : []),
    ],
    next:
      said === null
        ? {
            ...nothingNext,
            title: 'その時期になりましたら、もう一度お答えください',
            text: [
              'それまでに手続きはありません。オンラインチェックは、終わったあとのご都合のよいときに、この画面かマイページから始められます。',
            ],
            start,
          }
        : {
            title: 'もう一度お答えいただくと、日にちが決まります',
            text: [
              '入れていただいた日は、この画面だけの目安に使い、保存していません。オンラインチェックでお答えいただくと、日にちが決まり、その日にメールでお知らせできます。',
            ],
            start,
            remind: false,
            calendar: said === 'now' ? null : said,
          },
  }
}

function dayOnceEnded({ refused, today }: Input, date: JapaneseDate | null): PathAhead['day'] {
  if (date !== null && date > today)
    return { date, says: `${formatJapaneseDate(date)}から、お申し込みいただける見込みです` }
  if (date !== null) return { formula: 'いま、お申し込みいただけます', note: '入れていただいた日から数えて' }
  const notes = new Set(refused.reasons.flatMap(({ ongoingNote }) => ongoingNote ?? []))
  const [only = ''] = notes
  return {
    formula: notes.size === 1 ? only : '理由がすべて解消してから',
    note: '日にちは、まだ決まっていません',
  }
}

function notPossible(input: Input): PathAhead {
  const canChange = mayChange(input.refused.reasons.map(({ changes }) => changes))
  return {
    ...common(input),
    kind: 'notPossible',
    title: NOT_POSSIBLE,
    lead: [NOT_POSSIBLE_LEAD, NO_DIAGNOSIS],
    next: {
      ...nothingNext,
      title: NO_STEPS,
      text: [canChange ? WHEN_IT_CHANGES : refusalStands(false)],
    },
    criteriaNews: true,
    meanwhile: canChange ? { title: 'いまの治療やお薬について', sentences: [KEEP_THE_TREATMENT] } : null,
  }
}

export const KEEP_THE_TREATMENT = 'いまの治療や薬は、ドナーになるためにやめないでください。'

/** The end of each reason, if known; typed ends count. */
export const waitsOf = ({ refused, ended = {} }: PathInput & { refused: RefusedCheck }): Waiting[] =>
  refused.reasons.map(({ subject, nextDate, wait }, index) => {
    const end = ended[index]
    return { name: subject, until: end && wait ? afterPeriod(end, wait) : nextDate, wait }
  })

/** Null while one of them goes on. */
function endOfAll(input: Input): JapaneseDate | null {
  const ends = waitsOf(input).map(({ until }) => until)
  return ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null)
}

export function shownReasons(input: PathInput & { refused: RefusedCheck }): ShownReason[] {
  const { refused, ended = {} } = input
  const { reasons, result } = refused
  const waits = waitsOf(input)
  const ends = waits.map(({ until }) => until)
  const latest = ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null)
  const canChange = result === 'Failed_1' || mayChange(reasons.map(({ changes }) => changes))
  return reasons.map((reason, index) => ({
    heading: [
      reasons.length > 1 ? `理由${index + 1}` : '理由',
      reasons.length > 1 && result === 'Failed_1' && ends[index] === latest && ends.indexOf(latest) === index
        ? 'いちばん遅い日'
        : '',
    ]
      .filter(Boolean)
      .join('・'),
    until: untilOf(reason, waits[index]?.until ?? null, { ended: ended[index], today: input.today }),
    change: {
      title: result === 'Failed_1' ? '早まることがあるとき' : '結果が変わるとき',
      // One reason that cannot change is enough.
      text: (canChange && reason.changes) || ONLY_IF_WRONG,
    },
    mayEnd: result === 'Failed_1' && reason.wait !== null,
  }))
}

const ONLY_IF_WRONG = 'お答えがちがっていたときだけです。'

function untilOf(
  { ongoingNote, nextDate }: PathReason,
  until: JapaneseDate | null,
  { ended, today }: { ended: JapaneseDate | undefined; today: JapaneseDate },
): string | null {
  if (ended && until) return `${formatJapaneseDate(ended)}に終わったときは、${formatJapaneseDate(until)}`
  if (nextDate === null) return ongoingNote
  return `${formatJapaneseDate(nextDate)}${nextDate > today ? '' : '（解消しました）'}`
}
