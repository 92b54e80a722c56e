import {
  addDays,
  formatJapaneseDate,
  formatJapaneseDateTime,
  type JapaneseDate,
} from '../../../shared/facts/dates'
import { expectedMonthText } from '../../../shared/words/check/expectedMonth'
import type { ExpectedMonths } from '../../../shared/generated/schema'
import { situationOf, type Situation } from '../../../shared/rules/person/situation'
import { userStatusLabels } from '../../../shared/words/labels/statusLabels'
import { nextStep } from '../../../shared/words/check/nextStep'
import type { NextStepInput } from '../../../shared/words/check/stepWords'

export const READ_ALOUD = '電話でお伝えすること'

export type ReadAloudInput = NextStepInput & {
  waitingPosition: number | null
  /** The months in which an invitation is likely, as on my page. */
  expected?: ExpectedMonths | null
  /** False for staff who may not read about a rest: then nothing is promised. */
  knowsRest: boolean
}

export type ReadAloudLine = {
  label: 'いまの状況' | 'わけ' | 'ご説明' | 'いつまで' | 'このあと'
  text: string
}

/** What staff may tell the person on the telephone: their own page's words, without illness, answer and finding. */
export function readAloud(input: ReadAloudInput): readonly ReadAloudLine[] {
  const situation = situationOf(input)
  const { title, description, next: told, couldNotCome = '' } = nextStep(input)
  const next = `${told}${couldNotCome}`
  const why = whyIn[situation]
  const isOpen = !input.knowsRest && (situation === 'donating' || situation === 'renewalCheck')
  const until = untilIn[situation]?.(input)
  return [
    { label: 'いまの状況', text: `${sentence(title)}（${userStatusLabels[input.userStatus]}）` },
    why
      ? { label: 'わけ', text: why === AS_SHOWN ? sentence(description) : why }
      : {
          label: 'ご説明',
          text: isOpen && situation === 'renewalCheck' ? RENEWAL_DUE : sentence(description),
        },
    ...(until ? [{ label: 'いつまで', text: sentence(until) } as const] : []),
    { label: 'このあと', text: isOpen ? `${sentence(next)}${REST_ON_MY_PAGE}` : sentence(next) },
  ]
}

/** The text for copying. */
export const readAloudText = (lines: readonly ReadAloudLine[]) =>
  lines.map(({ label, text }) => `${label}：${text}`).join('\n')

/** The person's own page shows the reason. */
const AS_SHOWN = 'as shown'

const whyIn: Partial<Record<Situation, string>> = {
  answerLater:
    'お答えいただいた内容から、基準で定めた期間をあけていただいています。くわしい理由は、マイページの「理由を見る」でご覧いただけます。',
  notPossible: AS_SHOWN,
  notCertified: AS_SHOWN,
  answerAgain: AS_SHOWN,
  resting: AS_SHOWN,
  missed: AS_SHOWN,
}

const RENEWAL_DUE = '更新のためのオンラインチェックの時期です。'
const REST_ON_MY_PAGE = '献便のお休みをお願いしているときは、マイページにその日を表示しています。'

const sentence = (text: string) => (/[。」]$/.test(text) ? text : `${text}。`)

const day = (date: JapaneseDate) => formatJapaneseDate(date)
const validUntil = ({ expiration }: ReadAloudInput) => expiration && `有効期限は${day(expiration)}です`
const bookBefore = ({ guidance: { deadline } }: ReadAloudInput) =>
  deadline && `予約の期限は${day(deadline)}です`
const startsAt = ({ guidance: { startAt } }: ReadAloudInput) =>
  startAt && `ガイダンスは${formatJapaneseDateTime(startAt)}からです`
const answerFrom = ({ check: { nextDate } }: ReadAloudInput) =>
  nextDate
    ? `次にお答えいただけるのは${day(nextDate)}からです`
    : '次にお答えいただける日は、まだ決まっていません'

const untilIn: Partial<Record<Situation, (input: ReadAloudInput) => string | null>> = {
  suspended: ({ suspendedUntil }) =>
    suspendedUntil ? `${day(suspendedUntil)}の朝に再開します` : '再開する日は、まだ決まっていません',
  answerLater: answerFrom,
  notCertified: answerFrom,
  waiting: ({ waitingPosition, expected }) =>
    waitingPosition === null
      ? null
      : `ご案内の順番は、いま${waitingPosition}番目です。ご案内の見込みは、${expectedMonthText(expected ?? null)}です`,
  toBook: bookBefore,
  missed: bookBefore,
  booked: startsAt,
  examDated: ({ exam: { date } }) => date && `検査の日は${day(date)}です`,
  examToAsk: validUntil,
  examAsked: validUntil,
  examTaken: validUntil,
  wishesPassed: validUntil,
  donating: validUntil,
  resting: ({ resting, expiration }) =>
    resting?.until
      ? `お休みは${day(addDays(resting.until, -1))}までです${expiration ? `。有効期限は${day(expiration)}です` : ''}`
      : '献便を再開していただける日は、まだ決まっていません',
  renewalCheck: validUntil,
  renewalHeld: validUntil,
}
