import { formatJapaneseDate, formatJapaneseDateTime, formatMonth, type JapaneseDate } from '../../facts/dates'
import { examTime } from '../../facts/examTime'

import { tell, type Claim, type Visit } from '../../rules/visits/visit'
import { situationOf, type Situation, type SituationInput } from '../../rules/person/situation'
import { CHECK_NOT_OPEN, CHECK_OPENS_HERE, checkOpensOn, CRITERIA_UNDER_REVIEW } from './checkOpening'
import { EXAM_THANKS, NO_DIAGNOSIS, notCertifiedReason, OFFICE_TELLS_WHEN } from './examResult'
import { memberPages } from '../program/memberPages'
import { renewalHeldResult } from './renewalHeld'
import type { PlannedVisit } from '../../rules/visits/plannedVisit'
import { keptVisitText } from '../visits/stoppedVisit'
import {
  ENDED,
  LOSES_PLACE,
  NOT_CERTIFIED,
  NOT_POSSIBLE,
  STANDS,
  SIGN_ANEW,
  stopText,
  suspendedTitle,
} from './pathWords'
import { awaitingTexts, donatingTexts, donatingTitles, meanwhileTexts } from '../visits/visit'

export type NextStepInput = SituationInput & {
  /** Start of the suspension, and the morning on which it ends by itself; null if unknown. */
  suspendedFrom?: JapaneseDate | null
  suspendedUntil?: JapaneseDate | null
  /** The consent of the guidance was withdrawn, and none was signed since. */
  withdrawn?: boolean
  check: {
    /** Whether criteria are in force; if not, the day from which they are, if known. */
    opening?: { isOpen: boolean; opensOn: JapaneseDate | null }
    /** After Failed_2: the result may change under the same criteria. */
    mayChange?: boolean
    renewal?: boolean
  }
  examReason?: string
  guidance: {
    deadline: JapaneseDate | null
    startAt: Date | null
    /** False within the last 24 hours. */
    changeable: boolean
    /** Its hour is over. */
    over?: boolean
  }
  /** What is booked or planned and still to come. */
  planned?: PlannedVisit | null
  /** Whether the person may come now. */
  visit: Visit
  /** Waits, and wants no invitation before this first day of a month. */
  waitingPausedUntil?: JapaneseDate | null
  /** `time` (09:30) is null while only the day is known. */
  exam: { time: string | null }
  expiration: JapaneseDate | null
  place: string
  hospital: string
}

export type NextStepAction = { label: string; to: string }

export type NextStep = {
  title: string
  description: string
  next: string
  action: NextStepAction | null
  otherAction?: NextStepAction
  /** Heading of a card that describes a state and not an action. */
  heading?: string
  /** After an appointment, for whoever missed it. */
  couldNotCome?: string
  /** No further step is possible: the later stages are hidden. */
  closed?: true
  /** What it says about donating. */
  claims?: readonly Claim[]
}

const step = (title: string, description: string, next: string, action?: NextStepAction): NextStep => ({
  title,
  description,
  next,
  action: action ?? null,
})

/** With what it says about donating. */
const telling = (claims: readonly Claim[], shown: NextStep): NextStep => ({ ...shown, claims })

const HOW_IT_STANDS = 'いまの状況'

const ONLINE_CHECK = '/signup/online_check'
const RENEWAL_CHECK = '/signup/online_check/before_renewal_inspection'
const CHECK_RESULT = '/online_check/result_ng'
const RENEWAL_CHECK_RESULT = '/online_check/before_renewal_inspection/result_ng'
const PATH_AHEAD = '/path_ahead'
const SEE_MORE = 'くわしく見る'
const RESERVATION = '/signup/schedule_reservation'
const CONTACT = '/mypage#contact'
const CONTACT_OFFICE = { label: '連絡方法を見る', to: CONTACT } as const
/** The donor card is above it. */
const BEFORE_DONATION = { label: '「献便の前に」を見る', to: '/notes_of_donation' } as const
const EXAM_REQUEST = '/mypage#exam-request'
const EXAM_GUIDE = '/mypage#exam-guide'

const startLabel = ({ check }: NextStepInput) =>
  check.started ? '続きから答える' : 'オンラインチェックを始める'

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

/** Heads `couldNotCome`. */
export const COULD_NOT_COME = '来られなかった方へ'
const TELL_ABSENCE = 'お越しになれなかったときは、電話またはチャットでお知らせください。'

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

const judgementToCome: NextStep = {
  ...step(
    '判定をお待ちください',
    '検査にご協力いただき、ありがとうございました。',
    '判定が出ましたら、メールでお知らせします。',
  ),
  couldNotCome: TELL_ABSENCE,
}

const wishAgain = step(
  '検査の希望日を、もう一度お知らせください',
  'お送りいただいた希望日までに日程を決められず、申し訳ありません。',
  'あらためて、ご都合のよい日をお知らせください。',
  { label: '希望日を送る', to: EXAM_REQUEST },
)

const dateToCome = step(
  '検査の日程を調整しています',
  '決まりましたら、メールでお知らせします。',
  '事務局からの連絡をお待ちください。',
)

/** 2026年12月10日（木）9:30 */
const examDay = (day: string, time: string | null) => `${day}${time === null ? '' : examTime(time)}`

const isRenewal = ({ userStatus }: NextStepInput) => userStatus === 'DonorRenewalExam'

const renewalExam = ({ visit }: NextStepInput) =>
  `認定されると、検査日から12週間、続けて献便していただけます。${visit.refusal === 'Resting' ? RESTS_MEANWHILE : ''}`

/** The renewal continues during a rest. */
const RESTS_MEANWHILE = 'お知らせいただいた体調から、献便はお休みいただいています。'

function examToAsk(input: NextStepInput): NextStep {
  if (!isRenewal(input))
    return step(
      'ドナー登録検査をお申し込みください',
      '提携医療機関で、問診と血液・便・唾液の検査を受けていただきます。',
      'ご希望の日をお知らせください。',
      { label: '希望日を送る', to: EXAM_REQUEST },
    )
  return {
    ...step(
      '更新検査をお受けください',
      renewalExam(input),
      '日程については、電話またはチャットでご連絡ください。この画面から、ご希望の日を送ることもできます。',
      { label: '希望日を送る', to: EXAM_REQUEST },
    ),
    otherAction: CONTACT_OFFICE,
  }
}

function examDated(input: NextStepInput): NextStep {
  const { exam, hospital } = input
  const day = examDay(untilDate(exam.date), exam.time)
  return isRenewal(input)
    ? step(`更新検査は${day}です`, renewalExam(input), '会場と持ち物をご確認ください。', {
        label: '検査の案内を見る',
        to: EXAM_GUIDE,
      })
    : step(`検査は${day}です`, `会場：${hospital}`, '検査キットの説明書をお読みのうえ、お越しください。', {
        label: '検査の案内を見る',
        to: EXAM_GUIDE,
      })
}

function examTaken(input: NextStepInput): NextStep {
  if (!isRenewal(input)) return judgementToCome
  const meanwhile = tell(input.visit, awaitingTexts)
  const { description } = judgementToCome
  return telling([meanwhile], { ...judgementToCome, description: `${description}${meanwhile.text}` })
}

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

const untilDate = (date: JapaneseDate | null) => (date ? formatJapaneseDate(date) : '有効期限')

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

const stepIn: Record<Situation, (input: NextStepInput) => NextStep> = {
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
  examTaken,
  donating,
  resting: rest,
  renewalCheck,
  renewalHeld,
}

export const nextStep = (input: NextStepInput): NextStep => stepIn[situationOf(input)](input)
