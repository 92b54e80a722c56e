import { VALIDITY_WEEKS } from '../../facts/terms'
import { mayCome, tell } from '../../rules/visits/visit'
import { awaitingTexts, meanwhileTexts } from '../visits/duringRenewal'
import { renewalHeldResult } from './renewalHeld'
import { BEFORE_DONATION, CONTACT_OFFICE, rest, telling, whileDonating } from './stepsOfDonors'
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

const RENEWAL_CHECK = '/signup/online_check/before_renewal_inspection'

const renewalExam = ({ visit }: NextStepInput) =>
  `認定されると、検査日から${VALIDITY_WEEKS}週間、続けて献便していただけます。${visit.refusal === 'Resting' ? RESTS_MEANWHILE : ''}`

/** The renewal continues during a rest. */
const RESTS_MEANWHILE = 'お知らせいただいた体調から、献便はお休みいただいています。'

/** After a failed renewal check; donating may be paused until the next check or the office's decision. */
function renewalHeld(input: NextStepInput): NextStep {
  const { check, expiration, visit, today } = input
  if (visit.refusal === 'Resting') return rest(input)
  const paused = visit.refusal === 'Paused' || visit.refusal === 'Expired'
  const from = check.nextDate !== null && check.nextDate > today ? check.nextDate : null
  const result = check.result === 'Failed_2' ? 'Failed_2' : 'Failed_1'
  const { title, text, next } = renewalHeldResult[paused ? 'paused' : 'lifted']({ result, from, expiration })
  return paused
    ? {
        ...step(title, text.join(''), next, { label: '理由を見る', to: RENEWAL_CHECK_RESULT }),
        otherAction: CONTACT_OFFICE,
        heading: HOW_IT_STANDS,
      }
    : mayCome(visit)
      ? step(title, text.join(''), next, BEFORE_DONATION)
      : { ...whileDonating(visit), next }
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
  renewalCheck,
  renewalHeld,
  examToAsk,
  examAsked: () => dateToCome,
  wishesPassed: () => wishAgain,
  examDated,
  examTaken,
}

/** Of a donor in the weeks of the renewal, whose use is not stopped. */
export const stepOfRenewal = (input: NextStepInput): NextStep => stepFrom(steps, input)
