import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import { CHECK_NOT_OPEN, CHECK_OPENS_HERE, checkOpensOn, CRITERIA_UNDER_REVIEW } from './checkOpening'
import { EXAM_THANKS, NO_DIAGNOSIS, notCertifiedReason, OFFICE_TELLS_WHEN } from './examResult'
import { ENDED, NOT_CERTIFIED, NOT_POSSIBLE, STANDS } from './pathWords'
import {
  HOW_IT_STANDS,
  type NextStep,
  type NextStepInput,
  RENEWAL_CHECK_RESULT,
  SEE_MORE,
  startLabel,
  step,
  stepFrom,
  type Steps,
  untilDate,
} from './stepWords'

const ONLINE_CHECK = '/signup/online_check'
const CHECK_RESULT = '/online_check/result_ng'
const PATH_AHEAD = '/path_ahead'

const enterProfile = () =>
  step(
    'お名前とご連絡先をご登録ください',
    '登録が済むと、オンラインチェックに進めます。',
    '会員登録の続きを入力します。',
    { label: '登録情報を入力する', to: '/signup/profile' },
  )

const resultPage = ({ check }: NextStepInput) => (check.renewal ? RENEWAL_CHECK_RESULT : CHECK_RESULT)

const notPossible = (input: NextStepInput): NextStep => ({
  ...step(
    NOT_POSSIBLE,
    '患者さんの安全のために定めた基準によるものです。',
    input.check.mayChange
      ? '必要な手続きはありません。事情が変わると、結果も変わることがあります。そのときは、事務局へお知らせください。'
      : `必要な手続きはありません。${STANDS}`,
    { label: SEE_MORE, to: resultPage(input) },
  ),
  heading: HOW_IT_STANDS,
  closed: true,
})

function answerLater(input: NextStepInput): NextStep {
  const { nextDate } = input.check
  const date = nextDate && formatJapaneseDate(nextDate)
  return step(
    date ? `${date}から、もう一度受けていただけます` : '時期を改めて、もう一度受けていただけます',
    'いまは、少し期間をあけていただいています。',
    date
      ? `${date}以降に、もう一度お答えください。`
      : '受けていただける時期は、結果のページでご案内しています。',
    { label: '理由を見る', to: resultPage(input) },
  )
}

const notCertified = ({ check, examReason, hospital, retryByOffice }: NextStepInput): NextStep => ({
  ...step(
    NOT_CERTIFIED,
    `${EXAM_THANKS}${examReason ?? notCertifiedReason(null)}${NO_DIAGNOSIS}`,
    `${retryByOffice ? OFFICE_TELLS_WHEN : `${untilDate(check.nextDate)}から、もう一度お申し込みいただけます。それまでに手続きはありません。`}検査結果については、${hospital}または事務局へお問い合わせください。`,
    { label: SEE_MORE, to: PATH_AHEAD },
  ),
  heading: HOW_IT_STANDS,
})

/** No check begins before a physician has approved the criteria. */
const notOpen = (opensOn: JapaneseDate | null): NextStep => ({
  ...step(
    opensOn ? checkOpensOn(formatJapaneseDate(opensOn)) : CHECK_NOT_OPEN,
    CRITERIA_UNDER_REVIEW,
    opensOn
      ? '必要な手続きはありません。その日になりましたら、このページからお進みください。'
      : CHECK_OPENS_HERE,
  ),
  heading: HOW_IT_STANDS,
})

const expired = (input: NextStepInput): NextStep => ({
  ...step(
    ENDED,
    'これまでのご協力、ありがとうございました。',
    'もう一度ドナーになるには、オンラインチェックから始めます。',
    { label: startLabel(input), to: ONLINE_CHECK },
  ),
  otherAction: { label: SEE_MORE, to: PATH_AHEAD },
})

const answer = (input: NextStepInput) =>
  input.check.opening?.isOpen === false
    ? notOpen(input.check.opening.opensOn)
    : step(
        'オンラインチェックにお答えください',
        '約50問です。回答は途中で保存され、別の端末からも続けられます。',
        '体調やお薬についてお答えください。',
        { label: startLabel(input), to: ONLINE_CHECK },
      )

const steps: Steps = {
  enterProfile,
  notPossible,
  answerLater,
  notCertified,
  expired,
  answer,
}

/** Of whoever has to pass the check, or has been refused. */
export const stepAtCheck = (input: NextStepInput): NextStep => stepFrom(steps, input)
