import { formatJapaneseDate, formatJapaneseDateTime, formatMonth, type JapaneseDate } from '../../facts/dates'
import type { PlannedVisit } from '../../rules/visits/plannedVisit'
import { keptVisitText } from '../visits/stoppedVisit'
import { CHECK_NOT_OPEN, CHECK_OPENS_HERE, checkOpensOn, CRITERIA_UNDER_REVIEW } from './checkOpening'
import { EXAM_THANKS, NO_DIAGNOSIS, notCertifiedReason, OFFICE_TELLS_WHEN } from './examResult'
import {
  ENDED,
  LOSES_PLACE,
  NOT_CERTIFIED,
  NOT_POSSIBLE,
  SIGN_ANEW,
  STANDS,
  stopText,
  suspendedTitle,
} from './pathWords'
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
  SEE_MORE,
  startLabel,
  step,
  stepFrom,
  type Steps,
  TELL_ABSENCE,
  untilDate,
  wishAgain,
} from './stepWords'

const ONLINE_CHECK = '/signup/online_check'
const CHECK_RESULT = '/online_check/result_ng'
const PATH_AHEAD = '/path_ahead'
const RESERVATION = '/signup/schedule_reservation'

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

const bookBefore = (deadline: JapaneseDate | null) =>
  deadline ? `${formatJapaneseDate(deadline)}までにご予約ください。` : 'お早めにご予約ください。'

const missed = ({ guidance: { deadline } }: NextStepInput) =>
  step(
    '日時をもう一度お選びください',
    'ご参加を確認できませんでした。ご都合のよい日時をお選びください。',
    bookBefore(deadline),
    { label: '日時を選ぶ', to: RESERVATION },
  )

const toBook = ({ guidance: { deadline } }: NextStepInput) =>
  step(
    'ガイダンスの日時をお選びください',
    '対面でご説明し、同意をいただいたうえで検査キットをお渡しします。',
    deadline ? `${bookBefore(deadline)}${LOSES_PLACE}` : bookBefore(deadline),
    { label: '日時を選ぶ', to: RESERVATION },
  )

function participation({ guidance: { startAt, changeable }, place }: NextStepInput): NextStep {
  const title = startAt
    ? `${formatJapaneseDateTime(startAt)}にお待ちしています`
    : 'ガイダンスでお待ちしています'
  return changeable
    ? step(title, `会場：${place}`, '変更とキャンセルは、24時間前までこの画面でできます。', {
        label: '予約を変更する',
        to: `${RESERVATION}/change`,
      })
    : step(
        title,
        `会場：${place}`,
        '開始まで24時間を切りました。変更とキャンセルは、電話またはチャットで承ります。',
      )
}

/** Attendance is recorded later: who came is thanked, who could not come is told what to do. */
function participated({ guidance: { startAt, over }, place }: NextStepInput): NextStep {
  const time = startAt ? formatJapaneseDateTime(startAt) : ''
  return over
    ? {
        ...step(
          'ガイダンスへのご参加、ありがとうございました',
          `${time}のガイダンスは終わりました。`,
          '参加の記録が済みましたら、次のご案内をこのページに表示します。',
        ),
        couldNotCome: TELL_ABSENCE,
      }
    : step(
        `ガイダンスは${time}に始まりました`,
        `会場：${place}`,
        '遅れるとき、お越しになれないときは、電話またはチャットでお知らせください。',
      )
}

const waiting = ({ waitingPausedUntil: until }: NextStepInput) =>
  until
    ? step(
        'ガイダンスのご案内を保留にしています',
        `${formatMonth(until)}になりましたら、受付順にメールでご案内します。順番はそのままです。`,
        'いまは手続きはありません。',
      )
    : step(
        'ガイダンスのご案内をお待ちください',
        '空きが出ましたら、受付順にメールでご案内します。',
        'いまは手続きはありません。',
      )

const answerAgain = (input: NextStepInput) =>
  step(
    'もう一度オンラインチェックにお答えください',
    '前回の回答から12週間を過ぎたため、最近の体調を確認します。',
    '確認が済むと、ドナー登録検査に進めます。',
    { label: startLabel(input), to: ONLINE_CHECK },
  )

const suspended = (input: NextStepInput): NextStep => ({
  ...stoppedStep(input, input.planned ?? null),
  heading: HOW_IT_STANDS,
  ...(input.suspension === 'permanent' || input.withdrawn ? { closed: true } : {}),
})

const stoppedStep = (
  { suspension, suspendedFrom = null, suspendedUntil, withdrawn = false }: NextStepInput,
  visit: PlannedVisit | null,
): NextStep =>
  step(
    suspendedTitle(suspension === 'permanent'),
    `${stopText({ since: suspendedFrom, forGood: suspension === 'permanent', withdrawn })}${visit ? keptVisitText(visit, suspendedUntil ?? null) : ''}`,
    suspendedUntil
      ? `${formatJapaneseDate(suspendedUntil)}の朝に自動で再開し、メールでお知らせします。お手続きは必要ありません。`
      : withdrawn
        ? SIGN_ANEW
        : 'ご不明な点は、事務局へお問い合わせください。',
    { label: SEE_MORE, to: PATH_AHEAD },
  )

const examToAsk = () =>
  step(
    'ドナー登録検査をお申し込みください',
    '提携医療機関で、問診と血液・便・唾液の検査を受けていただきます。',
    'ご希望の日をお知らせください。',
    { label: '希望日を送る', to: EXAM_REQUEST },
  )

const examDated = ({ exam, hospital }: NextStepInput) =>
  step(
    `検査は${examDay(untilDate(exam.date), exam.time)}です`,
    `会場：${hospital}`,
    '検査キットの説明書をお読みのうえ、お越しください。',
    { label: '検査の案内を見る', to: EXAM_GUIDE },
  )

const steps: Steps = {
  suspended,
  enterProfile,
  notPossible,
  answerLater,
  notCertified,
  expired,
  answer,
  waiting,
  toBook,
  missed,
  booked: participation,
  guidanceBegun: participated,
  answerAgain,
  examToAsk,
  examAsked: () => dateToCome,
  wishesPassed: () => wishAgain,
  examDated,
  examTaken: () => judgementToCome,
}

/** Of everybody but a donor whose use is not stopped. */
export const stepOfOther = (input: NextStepInput): NextStep => stepFrom(steps, input)
