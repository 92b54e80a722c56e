import { formatJapaneseDate } from '../../facts/dates'
import { tell, type Claim, type Visit } from '../../rules/visits/visit'
import { memberPages } from '../program/memberPages'
import { awaitingTexts, donatingTexts, donatingTitles, meanwhileTexts } from '../visits/visit'
import { renewalHeldResult } from './renewalHeld'
import {
  dateToCome,
  EXAM_GUIDE,
  EXAM_REQUEST,
  examDay,
  HOW_IT_STANDS,
  judgementToCome,
  type NextStep,
  type NextStepInput,
  RENEWAL_CHECK_RESULT,
  startLabel,
  step,
  stepFrom,
  type Steps,
  untilDate,
  wishAgain,
} from './stepWords'

/** With what it says about donating. */
const telling = (claims: readonly Claim[], shown: NextStep): NextStep => ({ ...shown, claims })

const RENEWAL_CHECK = '/signup/online_check/before_renewal_inspection'
const CONTACT = '/mypage#contact'

const CONTACT_OFFICE = { label: '連絡方法を見る', to: CONTACT } as const
/** The donor card is above it. */

const BEFORE_DONATION = { label: '「献便の前に」を見る', to: '/notes_of_donation' } as const

const renewalExam = ({ visit }: NextStepInput) =>
  `認定されると、検査日から12週間、続けて献便していただけます。${visit.refusal === 'Resting' ? RESTS_MEANWHILE : ''}`

/** The renewal continues during a rest. */
const RESTS_MEANWHILE = 'お知らせいただいた体調から、献便はお休みいただいています。'

function rest({ visit, expiration }: NextStepInput): NextStep {
  const [title, text] = [tell(visit, donatingTitles), tell(visit, donatingTexts)]
  const report = { label: memberPages['/report_condition'].h1, to: '/report_condition' }
  const tooLate = visit.kind === 'restTooLate'
  return telling([title, text], {
    ...step(
      title.text,
      text.text,
      tooLate
        ? '更新の見通しは、「もし…だったら」でご覧いただけます。'
        : visit.kind === 'restOpen' && expiration
          ? `認定の有効期限は、${formatJapaneseDate(expiration)}です。`
          : '終わった日がわかったとき、ご事情が変わったときは、お知らせください。',
      { label: report.label, to: report.to },
    ),
    ...(tooLate ? { otherAction: { label: SEE_OUTLOOK, to: '/what_if' } } : {}),
  })
}

const SEE_OUTLOOK = '見通しを見る'

/** After a failed renewal check; donating may be paused until the next check or the office's decision. */
function renewalHeld(input: NextStepInput): NextStep {
  const { check, expiration, visit, today } = input
  if (visit.refusal === 'Resting') return rest(input)
  const paused = visit.refusal === 'Paused' || visit.refusal === 'Expired' || visit.refusal === 'Unsigned'
  const from = check.nextDate !== null && check.nextDate > today ? check.nextDate : null
  const result = check.result === 'Failed_2' ? 'Failed_2' : 'Failed_1'
  const { title, text, next } = renewalHeldResult[paused ? 'paused' : 'lifted']({ result, from, expiration })
  return paused
    ? {
        ...step(title, text.join(''), next, { label: '理由を見る', to: RENEWAL_CHECK_RESULT }),
        otherAction: CONTACT_OFFICE,
        heading: HOW_IT_STANDS,
      }
    : step(title, text.join(''), next, BEFORE_DONATION)
}

function renewalCheck(input: NextStepInput): NextStep {
  const meanwhile = tell(input.visit, meanwhileTexts)
  return telling(
    [meanwhile],
    step(
      '更新のためのオンラインチェックにお答えください',
      meanwhile.text,
      '前回から変わったことをお知らせください。',
      { label: startLabel(input), to: RENEWAL_CHECK },
    ),
  )
}

/** Before the renewal only corrected answers pause donating. */
const donating = ({ visit }: NextStepInput) =>
  visit.refusal === 'Paused' ? restByAnswers : whileDonating(visit)

const restByAnswers: NextStep = {
  ...step(
    'いまは、献便をお休みください',
    'オンラインチェックのお答えについて、事務局が内容を確かめています。',
    '献便を続けていただける場合は、事務局からご連絡します。',
    { label: 'オンラインチェックの答えを見る', to: '/online_check/answers' },
  ),
  otherAction: CONTACT_OFFICE,
  heading: HOW_IT_STANDS,
}

function whileDonating(visit: Visit): NextStep {
  const [title, text] = [tell(visit, donatingTitles), tell(visit, donatingTexts)]
  const ahead = ['now', 'later', 'next'].includes(visit.kind)
  return telling(
    [title, text],
    ahead
      ? step(title.text, text.text, '来室の前に「献便の前に」をご確認ください。', BEFORE_DONATION)
      : step(title.text, text.text, 'これからのことは、このページでお知らせします。'),
  )
}

const examToAsk = (input: NextStepInput): NextStep => ({
  ...step(
    '更新検査をお受けください',
    renewalExam(input),
    '日程については、電話またはチャットでご連絡ください。この画面から、ご希望の日を送ることもできます。',
    { label: '希望日を送る', to: EXAM_REQUEST },
  ),
  otherAction: CONTACT_OFFICE,
})

const examDated = (input: NextStepInput): NextStep =>
  step(
    `更新検査は${examDay(untilDate(input.exam.date), input.exam.time)}です`,
    renewalExam(input),
    '会場と持ち物をご確認ください。',
    { label: '検査の案内を見る', to: EXAM_GUIDE },
  )

function examTaken({ visit }: NextStepInput): NextStep {
  const meanwhile = tell(visit, awaitingTexts)
  const { description } = judgementToCome
  return telling([meanwhile], { ...judgementToCome, description: `${description}${meanwhile.text}` })
}

const steps: Steps = {
  donating,
  resting: rest,
  renewalCheck,
  renewalHeld,
  examToAsk,
  examAsked: () => dateToCome,
  wishesPassed: () => wishAgain,
  examDated,
  examTaken,
}

/** Of a donor whose use is not stopped. */
export const stepOfDonor = (input: NextStepInput): NextStep => stepFrom(steps, input)
