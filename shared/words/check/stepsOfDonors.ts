import { formatJapaneseDate } from '../../facts/dates'
import { mayCome, tell, type Claim, type Visit } from '../../rules/visits/visit'
import { memberPages } from '../program/memberPages'
import { donatingTexts, donatingTitles } from '../visits/visit'
import { HOW_IT_STANDS, type NextStep, type NextStepInput, step, stepFrom } from './stepWords'

/** With what it says about donating. */
export const telling = (claims: readonly Claim[], shown: NextStep): NextStep => ({ ...shown, claims })

const CONTACT = '/mypage#contact'

export const CONTACT_OFFICE = { label: '連絡方法を見る', to: CONTACT } as const
export const BEFORE_DONATION = { label: '「献便の前に」を見る', to: '/notes_of_donation' } as const

export function rest({ visit, expiration }: NextStepInput): NextStep {
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

export function whileDonating(visit: Visit): NextStep {
  const [title, text] = [tell(visit, donatingTitles), tell(visit, donatingTexts)]
  return telling(
    [title, text],
    mayCome(visit)
      ? step(title.text, text.text, '来室の前に「献便の前に」をご確認ください。', BEFORE_DONATION)
      : step(title.text, text.text, 'これからのことは、このページでお知らせします。'),
  )
}

/** Of a donor whose use is not stopped, outside of a renewal. */
export const stepOfDonor = (input: NextStepInput): NextStep => stepFrom({ donating, resting: rest }, input)
