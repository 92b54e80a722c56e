import { WHAT_IF_YEARS } from '../../../../shared/facts/terms'
import { formatJapaneseDate, addDays, daysBetween, type JapaneseDate } from '../../../../shared/facts/dates'
import { yenText } from '../../../../shared/facts/rewards'
import type { EventProblem, WhatIfEvent } from './event'
import { kindOf } from './kinds'
import type { EventAnswer, Span, WhatIf, WhatIfPerson } from './whatIf'
import { tell, type Visit } from '../../../../shared/rules/visits/visit'
import { visitTitles } from '../../../../shared/words/visits/visit'

export const whatIfPage = {
  lead: '旅行、薬、予防接種などの予定を入れると、献便や手続きがどうなるかを、その場で計算します。',
  noEnd: 'まだ終わっていない、または終わる日が決まっていない',
  private: '入れた内容は、この画面の中だけで計算します。保存も送信もしません。',
  what: 'どんなことですか',
  choose: '選んでください',
  options: { journey: '行き先', vaccination: 'ワクチンの種類' },
  move: '日にちを動かす',
  earlier: '1週間早く',
  later: '1週間あと',
  another: 'ほかの予定も加える',
  remove: 'この予定を外す',
  result: 'どうなるか',
  nothingYet: '予定と日にちを選ぶと、ここに結果が出ます。',
  leftOut: '日にちを確かめていただきたい予定は、計算に入れていません。',
  days: '日ごとの見通し',
  each: '予定ごとの見通し',
  calculated: 'この見通しについて',
  really: 'ほんとうに起きたとき',
  shutUnknown: {
    title: '献便ルームの休室日を読み込めませんでした',
    text: 'いまは、休室日も開いている日として数えています。',
  },
} as const

/** 予定1 */
export const eventName = (index: number) => `予定${index + 1}`

export const eventProblems: Record<EventProblem, string> = {
  option: '一覧から選んでください',
  day: '日にちを入れてください',
  firstDay: 'はじめの日を入れてください',
  lastDay: '終わりの日を入れてください',
  order: '終わりの日が、はじめの日より前になっています。日にちをお確かめください',
  beforeBirth: 'お生まれになった日より前の日になっています。年をお確かめください',
  tooFar: `${WHAT_IF_YEARS}年より先の日は計算していません。もう少し近い日を入れてください`,
}

/** 2026年12月20日（日）から2027年1月5日（火）まで */
export function daysOfEvent({ from, to }: WhatIfEvent): string {
  if (from === to) return formatJapaneseDate(from)
  return to ? between(from, to) : `${formatJapaneseDate(from)}から、終わる日は決まっていない`
}

const between = (from: JapaneseDate, to: JapaneseDate) =>
  from === to ? formatJapaneseDate(from) : `${formatJapaneseDate(from)}から${formatJapaneseDate(to)}まで`

/** 海外旅行・出張：タイ */
export const labelOfEvent = ({ kind }: Pick<WhatIfEvent, 'kind'>, option: string | undefined) =>
  `${kindOf(kind).label}${option ? `：${option}` : ''}`

type Audience = 'donor' | 'applicant'

export const audienceOf = ({ period }: Pick<WhatIfPerson, 'period'>): Audience =>
  period ? 'donor' : 'applicant'

const eventEnds: Record<Audience, (answer: EventAnswer) => string> = {
  donor: ({ outcome, notBefore }) => {
    if (outcome === 'Fine') return '献便に影響はありません。'
    if (outcome === 'NotYet')
      return notBefore
        ? `${formatJapaneseDate(notBefore)}から、お休みの理由ではなくなります。`
        : '終わった日がわかってから、お休みの期間を計算します。'
    return '献便の前に、事務局がお話をうかがいます。お休みの長さは、そのときに決まります。'
  },
  applicant: ({ outcome, notBefore }) => {
    if (outcome === 'Fine') return 'オンラインチェックに影響はありません。'
    if (outcome === 'NotYet')
      return notBefore
        ? `${formatJapaneseDate(notBefore)}から、お待ちいただく理由ではなくなります。`
        : '終わった日がわかってから、お待ちいただく期間を計算します。'
    if (outcome === 'NotPossible') return 'いまの基準では、ドナーをお願いできません。'
    return 'オンラインチェックは通過します。くわしいことは、対面でおうかがいします。'
  },
}

export const eventEnd = (audience: Audience, answer: EventAnswer) => eventEnds[audience](answer)

type StateWords = Record<Span['state'], string>

/** The line's legend, and each line of the list below it. */
export const stateWords: Record<Audience, StateWords> = {
  donor: {
    open: '献便していただけます',
    rest: '献便はお休みです',
    talk: 'お話をうかがうまで、献便はお休みです',
    away: '旅行中です',
    never: '献便をお願いできません',
  },
  applicant: {
    open: 'オンラインチェックを通過します',
    rest: '期間をあけていただきます',
    talk: 'お話をうかがいます',
    away: '旅行中です',
    never: 'いまの基準では、お願いできません',
  },
}

export const spanDays = ({ from, to }: Span) => (to ? between(from, to) : `${formatJapaneseDate(from)}から`)

export type Outlook = { headline: string; rows: { term: string; sentences: string[] }[] }

export type Money = { pendingYen: number; bonusYen: number; donationYen: number }

type Input = {
  person: WhatIfPerson
  today: JapaneseDate
  /** With the events, and without. */
  answer: WhatIf
  before: WhatIf
  money: Money
  /** Whether the person may come now. */
  visit: Visit
  /** Days on which the donation room is shut. */
  shut: readonly JapaneseDate[]
}

/** What the events mean, in sentences. */
export const outlookOf = (input: Input): Outlook =>
  input.person.period ? donorOutlook(input, input.person.period) : applicantOutlook(input)

type Period = NonNullable<WhatIfPerson['period']>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const daysIn = ({ from, to }: Span) => (to ? daysBetween(from, to) + 1 : 0)
/** Days on which the person may come and the room opens. */
const openDays = (spans: readonly Span[], { shut }: Pick<Input, 'shut'>) =>
  spans
    .filter(({ state }) => state === 'open')
    .reduce(
      (sum, span) =>
        sum + daysIn(span) - shut.filter((day) => day >= span.from && span.to && day <= span.to).length,
      0,
    )

/** The first day of a span on which the room opens. */
function firstOpen({ from }: Span, { shut }: Pick<Input, 'shut'>): JapaneseDate {
  let day = from
  while (shut.includes(day)) day = addDays(day, 1)
  return day
}

function donorOutlook(input: Input, period: Period): Outlook {
  return {
    headline: donorHeadline(input),
    rows: [
      { term: '今日', sentences: donorToday(input) },
      { term: 'いまの有効期間', sentences: thisPeriod(input, period) },
      { term: '更新', sentences: renewal(input, period) },
      { term: '協力金', sentences: rewards(input, period) },
    ],
  }
}

const BY_THE_TEST = '認定は、更新検査の結果と、医師の判断で決まります。'

function donorHeadline({ answer, before, ...about }: Input): string {
  const spans = answer.donating ?? []
  const [first] = spans
  const last = spans.at(-1)
  if (isSame(spans, before.donating)) return 'いまの有効期間に献便していただける日は、変わりません'
  if (spans.some(({ state }) => state === 'talk')) return '献便の前に、事務局がお話をうかがいます'
  const open = spans.filter(({ state }) => state === 'open')
  if (!first || !last || open.length === 0) return 'いまの有効期間は、献便をお休みいただくことになります'
  const [only] = open
  if (only && open.length === 1 && last.state !== 'open' && first.state === 'open')
    return `いまの有効期間に献便していただけるのは、${formatJapaneseDate(only.to ?? only.from)}までになります`
  if (only && open.length === 1 && last.state === 'open')
    return `献便は、${formatJapaneseDate(firstOpen(only, about))}からお願いします`
  const [one, other] = open
  if (one && other && open.length === 2 && first.state === 'open' && last.state === 'open')
    return `献便は、${between(addDays(one.to ?? one.from, 1), addDays(other.from, -1))}お休みです`
  return `いまの有効期間に献便していただける日は、${openDays(spans, about)}日間になります`
}

function donorToday({ person, answer, visit }: Input): string[] {
  if (person.suspended) return suspendedToday(person)
  if (visit.refusal !== null) return [`${tell(visit, visitTitles).text}。`]
  const words: StateWords = {
    open: `${tell(visit, visitTitles).text}。`,
    rest: '今日は、献便をお休みください。',
    talk: '今日は、献便をお休みください。お知らせいただいたあと、事務局がお話をうかがいます。',
    away: '旅行中のため、今日は献便していただけません。',
    never: '献便をお願いできません。',
  }
  return [words[answer.donating?.[0]?.state ?? 'open']]
}

const suspendedToday = ({ suspended }: WhatIfPerson): string[] => [
  suspended?.until
    ? `ご利用を一時停止しています。${formatJapaneseDate(suspended.until)}の朝に再開します。`
    : 'ご利用を停止しています。再開については、事務局へお問い合わせください。',
]

function thisPeriod({ answer, before, ...about }: Input, { expiration }: Period): string[] {
  const spans = answer.donating ?? []
  const until = `有効期限は${formatJapaneseDate(expiration)}です。この予定では変わりません。`
  if (spans.length === 0) return [`有効期限は${formatJapaneseDate(expiration)}でした。`]
  const [days, daysBefore] = [openDays(spans, about), openDays(before.donating ?? [], about)]
  const fewer = daysBefore - days
  if (fewer === 0) return [until]
  return [
    until,
    spans.some(({ state }) => state === 'talk')
      ? `お話をうかがってから、献便していただける日が決まります。${days > 0 ? `いま決まっているのは、${days}日間です。` : ''}`
      : `期限まで、献便していただける開室日は${days}日間です。${fewer > 0 ? `この予定がないときより、${fewer}日間少なくなります。` : `${-fewer}日間ふえます。`}`,
  ]
}

function renewal(input: Input, { windowFrom, expiration }: Period): string[] {
  const { answer, before, person, today } = input
  const within = (spans: readonly Span[]) => spans.filter(({ to }) => to !== null && to <= expiration)
  const spans = within(answer.check)
  const open = spans.filter(({ state }) => state === 'open')
  const anew = answer.check.find(({ from, state }) => state === 'open' && from > expiration)
  const asked = [
    ...(answer.asked ? ['くわしいことは、更新検査の日に、医師や担当者がおうかがいします。'] : []),
    BY_THE_TEST,
  ]
  if (today > expiration) return ['更新の判定をお待ちいただいています。']
  if (person.examDay) return [examDayText(person.examDay, answer.exam), ...asked]
  if (answer.check.some(({ state }) => state === 'never') && open.length === 0)
    return ['いまの基準では、更新をお願いできません。くわしくは、事務局へお問い合わせください。']
  if (open.length === 0)
    return [
      `有効期限の${formatJapaneseDate(expiration)}までに、更新のためのオンラインチェックを通過する日がありません。`,
      anew
        ? `認定は有効期限で終わり、${formatJapaneseDate(anew.from)}から、はじめのオンラインチェックでもう一度お申し込みいただけます。`
        : '認定は有効期限で終わります。もう一度お申し込みいただける日は、終わった日がわかってから計算します。',
    ]
  const begun = EXAM_SITUATIONS.includes(person.situation)
  if (open.length === spans.length && isSame(spans, within(before.check)))
    return [
      begun
        ? `更新検査は、これまでどおり${formatJapaneseDate(expiration)}までお受けいただけます。`
        : `更新の手続きは、これまでどおり${between(windowFrom > today ? windowFrom : today, expiration)}です。`,
      ...asked,
    ]
  const days = open.map((span) => spanDays(span)).join('、または')
  return [
    begun
      ? `更新検査の日は、${days}の中でご相談ください。`
      : `更新のためのオンラインチェックは、${days}にお答えいただくと通過します。更新検査も、${formatJapaneseDate(expiration)}までにお受けください。`,
    ...asked,
  ]
}

const EXAM_SITUATIONS: readonly WhatIfPerson['situation'][] = [
  'examToAsk',
  'examAsked',
  'wishesPassed',
  'examDated',
  'examTaken',
]

const examDayText = (day: JapaneseDate, state: WhatIf['exam']) =>
  state === 'open'
    ? `検査の日、${formatJapaneseDate(day)}は、お待ちいただく期間に重なりません。`
    : `検査の日、${formatJapaneseDate(day)}は、お待ちいただく期間に重なります。日程について、事務局へご相談ください。`

function rewards({ answer, before, money, ...about }: Input, { expiration }: Period): string[] {
  const { pendingYen, bonusYen, donationYen } = money
  const renews = ({ check }: WhatIf) =>
    check.some(({ state, from }) => state === 'open' && from <= expiration)
  const fewer = openDays(answer.donating ?? [], about) < openDays(before.donating ?? [], about)
  return [
    pendingYen > 0
      ? `これまでの献便の協力金${yenText(pendingYen)}分は、そのままお渡しします。`
      : '今回の有効期間の献便は、まだありません。',
    ...(fewer ? [`お休みのあいだは、献便1回につき${yenText(donationYen)}分の協力金は加わりません。`] : []),
    ...(bonusYen === 0
      ? []
      : [
          renews(answer)
            ? `更新の加算${yenText(bonusYen)}分は、更新で認定されると付きます。`
            : `更新されないときは、更新の加算${yenText(bonusYen)}分は付きません。`,
        ]),
  ]
}

function applicantOutlook(input: Input): Outlook {
  return {
    headline: applicantHeadline(input),
    rows: [
      { term: '今日', sentences: applicantToday(input) },
      { term: 'これからの手続き', sentences: steps(input) },
      {
        term: '認定・更新・協力金',
        sentences: ['認定されたあとのことです。この予定で、いま変わることはありません。'],
      },
    ],
  }
}

const openFrom = ({ check }: WhatIf) => {
  const last = check.at(-1)
  return last?.state === 'open' ? last.from : null
}

const isNever = ({ check }: WhatIf) => check.at(-1)?.state === 'never'

const ANSWERS: readonly WhatIfPerson['situation'][] = [
  'answer',
  'expired',
  'answerLater',
  'notCertified',
  'answerAgain',
  'suspended',
]

function applicantHeadline({ person, answer, before, today }: Input): string {
  const from = openFrom(answer)
  if (isNever(answer)) return 'いまの基準では、ドナーをお願いできません'
  if (isSame(answer.check, before.check))
    return answer.asked
      ? '手続きは進めていただけます。くわしいことは、対面でおうかがいします'
      : 'これからの手続きは、変わりません'
  if (!from) return '終わった日がわかってから、日にちを計算します'
  const [first] = answer.check
  const answers = ANSWERS.includes(person.situation)
  const what = answers ? 'オンラインチェックは' : '検査は'
  if (answers && first?.state === 'open' && first.to && first.from === today)
    return `${what}、${formatJapaneseDate(first.to)}まで、または${formatJapaneseDate(from)}からになります`
  return `${what}、${formatJapaneseDate(from)}からになります`
}

const todayTexts: Partial<Record<WhatIfPerson['situation'], string>> = {
  waiting: 'ガイダンスのご案内をお待ちいただいています。お待ちの順番は、この予定では変わりません。',
  toBook: 'ガイダンスのご予約は、この予定では変わりません。',
  missed: 'ガイダンスのご予約は、この予定では変わりません。',
  booked: 'ガイダンスのご予約は、この予定では変わりません。',
  guidanceBegun: 'ガイダンスのご予約は、この予定では変わりません。',
  answerLater: 'いまは、期間をあけていただいています。',
  notCertified: 'いまは、期間をあけていただいています。',
}

function applicantToday({ person, answer }: Input): string[] {
  if (person.suspended) return suspendedToday(person)
  const told = todayTexts[person.situation]
  if (told) return [told]
  if (!ANSWERS.includes(person.situation)) return ['ドナー登録検査の手続きの途中です。']
  const words: StateWords = {
    open: '今日は、オンラインチェックを受けていただけます。',
    rest: '今日オンラインチェックにお答えになると、期間をあけていただくことになります。',
    talk: '今日は、オンラインチェックを受けていただけます。',
    away: '旅行中です。お帰りになってから、オンラインチェックにお答えください。',
    never: 'いまの基準では、ドナーをお願いできません。',
  }
  return [words[answer.check[0]?.state ?? 'open']]
}

function steps(input: Input): string[] {
  const { person, answer, before } = input
  const from = openFrom(answer)
  const asked = answer.asked ? ['くわしいことは、ガイダンスや検査の日に、対面でおうかがいします。'] : []
  if (isNever(answer)) return ['必要な手続きはありません。ご質問のある方は、事務局へお問い合わせください。']
  if (person.examDay) return [examDayText(person.examDay, answer.exam), ...asked, BY_THE_HOSPITAL]
  if (ANSWERS.includes(person.situation))
    return [
      from
        ? `この予定のあとは、${formatJapaneseDate(from)}からオンラインチェックを通過します。`
        : '終わってから、オンラインチェックにお答えください。',
      ...asked,
      BY_THE_HOSPITAL,
    ]
  if (isSame(answer.check, before.check)) return [...asked, BY_THE_HOSPITAL]
  return [
    from
      ? `検査の前にもう一度オンラインチェックをお願いするとき、${formatJapaneseDate(from)}より前のお答えでは、期間をあけていただくことがあります。`
      : '検査の前にもう一度オンラインチェックをお願いするとき、終わっていないと、期間をあけていただくことがあります。',
    'ガイダンスで、この予定をお話しください。検査の日を一緒に考えます。',
    ...asked,
    BY_THE_HOSPITAL,
  ]
}

const BY_THE_HOSPITAL = '認定は、検査の結果と、医師の判断で決まります。'

/** If nothing can be calculated. */
export const closedText: Record<'notPossible' | 'suspended', string> = {
  notPossible:
    '現在の基準では、ドナーをお願いできません。そのため、予定による見通しはお出ししていません。旅行や治療は、どうぞご予定のとおりになさってください。',
  suspended:
    'ご利用を停止しているため、予定による見通しはお出ししていません。ご不明な点は、事務局へお問い合わせください。',
}

/** What is not in the calculation. */
export const aboutTheOutlook = [
  'オンラインチェックと「体調が変わったとき」の、いまの基準で計算しています。基準が変わると、日にちも変わることがあります。',
  '検査の結果や、お話をうかがってから決めることは、計算に入っていません。',
  'いまの薬や治療は、献便のためにやめないでください。',
] as const

export const whenItHappens: Record<Audience, string> = {
  donor: 'この画面では、何もお知らせしていません。起きたときは、「体調が変わったとき」からお知らせください。',
  applicant:
    'この画面では、何もお知らせしていません。起きたときは、次のオンラインチェックやガイダンスでお話しください。',
}
