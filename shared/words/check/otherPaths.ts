import { VALIDITY_WEEKS } from '../../facts/terms'
import { formatJapaneseDate } from '../../facts/dates'
import { yenText } from '../../facts/rewards'
import { EXAM_THANKS, NO_DIAGNOSIS, notCertifiedReason, OFFICE_TELLS_WHEN } from './examResult'
import { meanwhileFor } from './meanwhile'
import { FIRST_CHECK, type EndedPeriod, type PathAhead, type PathInput, type RefusedExam } from './path'
import { ENDED, isTooOldOn, mayApplyFrom, NO_STEPS, NOT_CERTIFIED, tooOld, UNTIL_THEN } from './pathWords'
import { KEPT } from './renewalHeld'
import { SIGN_ANEW, stopText, suspendedTitle } from './stopWords'

const base = (input: PathInput) => ({
  day: null,
  months: null,
  reasons: [],
  criteriaNews: false,
  meanwhile: input.hasDonated ? meanwhileFor(input) : null,
  otherWays: false,
})

const nothingNext = { title: NO_STEPS, text: [], start: null, remind: false, calendar: null }

/** Apply from a day on, at once, or no more. */
function applyAnew({
  mayStart,
  retryFrom: date,
  birthday,
  today,
}: PathInput): Pick<PathAhead, 'day' | 'next'> {
  if (isTooOldOn(birthday, date ?? today))
    return { day: null, next: { ...nothingNext, text: [tooOld(date)] } }
  if (date)
    return {
      day: { date, says: mayApplyFrom(date) },
      next: {
        title: UNTIL_THEN,
        text: [`${formatJapaneseDate(date)}以降に、はじめのオンラインチェックからお申し込みいただけます。`],
        start: null,
        remind: true,
        calendar: date,
      },
    }
  return mayStart
    ? {
        day: null,
        next: {
          ...nothingNext,
          title: 'ご都合のよいときに、もう一度お申し込みいただけます',
          text: ['はじめのオンラインチェックから始めます。'],
          start: FIRST_CHECK,
        },
      }
    : { day: null, next: nothingNext }
}

const BY_CRITERIA =
  'この日は、判定の日から、基準で定めた期間をあけた日です。体調や検査の結果がよくなっても、早まることはありません。'

/** After a hospital test. */
export function notCertifiedPath(input: PathInput & { refused: RefusedExam }): PathAhead {
  const { refused, texts, retryFrom, hasDonated } = input
  return {
    ...base(input),
    kind: 'notCertified',
    title: refused.renewal ? '今回は更新に至りませんでした' : NOT_CERTIFIED,
    ...applyAnew(input),
    lead: [
      EXAM_THANKS,
      `${refused.reason ?? notCertifiedReason(null)}認定の基準は、患者さんとご自身の両方を守るためのものです。${NO_DIAGNOSIS}`,
      ...(retryFrom ? [BY_CRITERIA] : []),
      ...(input.retryByOffice ? [OFFICE_TELLS_WHEN] : []),
      `検査結果については、${texts.hospital.name}または事務局へお問い合わせください。`,
      ...(hasDonated ? [KEPT] : []),
    ],
    meanwhile: meanwhileFor(input),
    otherWays: true,
  }
}

/** The validity is over. */
export function endedPath(input: PathInput & { refused: EndedPeriod }): PathAhead {
  const { refused, money } = input
  return {
    ...base(input),
    kind: 'ended',
    title: ENDED,
    ...applyAnew(input),
    lead: [
      `${refused.on ? `${formatJapaneseDate(refused.on)}で、有効期間が終わりました。` : ''}これまでのご協力、ありがとうございました。${KEPT}`,
      ...(money.due > 0
        ? [
            `協力金${yenText(money.due)}分のお渡し方法は、「お渡し内容が確定しました」のメールと、「献便の記録」のページでご覧いただけます。`,
          ]
        : []),
      `認定は、検査の日から${VALIDITY_WEEKS}週間です。からだの状態は変わるため、患者さんを守るために、期間ごとに確かめています。もう一度献便していただくには、オンラインチェックとガイダンス、検査をあらためて受けていただきます。`,
    ],
  }
}

/** Suspended by the office; nothing can be done meanwhile, whatever else is the case. */
export function suspendedPath(input: PathInput): PathAhead {
  const stop = input.suspension ?? { since: null, until: null, forGood: false, withdrawn: false }
  const { until, forGood, withdrawn } = stop
  return {
    ...base(input),
    kind: 'suspended',
    title: suspendedTitle(forGood),
    day: until ? { date: until, says: `${formatJapaneseDate(until)}の朝に、自動で再開します` } : null,
    lead: [
      stopText(stop),
      `このあいだも、マイページの閲覧と、退会の手続きはしていただけます。${withdrawn ? '' : '理由については、事務局へおたずねください。'}`,
    ],
    next: {
      ...nothingNext,
      text: [
        until
          ? `${formatJapaneseDate(until)}の朝に自動で再開し、メールでお知らせします。`
          : withdrawn
            ? SIGN_ANEW
            : forGood
              ? 'ご不明な点は、事務局へお問い合わせください。'
              : '再開の日は決まっていません。再開するときは、メールでお知らせします。ご不明な点は、事務局へお問い合わせください。',
      ],
    },
  }
}
