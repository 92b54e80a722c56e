import { CHECK_VALID_WEEKS, CHANGE_NOTICE_HOURS } from '../../facts/terms'
import { formatJapaneseDate, formatJapaneseDateTime, formatMonth, type JapaneseDate } from '../../facts/dates'
import {
  dateToCome,
  EXAM_GUIDE,
  EXAM_REQUEST,
  examDay,
  judgementToCome,
  LOSES_PLACE,
  type NextStep,
  type NextStepInput,
  startLabel,
  step,
  stepFrom,
  type Steps,
  TELL_ABSENCE,
  untilDate,
  wishAgain,
} from './stepWords'

const RESERVATION = '/signup/schedule_reservation'

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
    ? step(
        title,
        `会場：${place}`,
        `変更とキャンセルは、${CHANGE_NOTICE_HOURS}時間前までこの画面でできます。`,
        {
          label: '予約を変更する',
          to: `${RESERVATION}/change`,
        },
      )
    : step(
        title,
        `会場：${place}`,
        `開始まで${CHANGE_NOTICE_HOURS}時間を切りました。変更とキャンセルは、電話またはチャットで承ります。`,
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
    `前回の回答から${CHECK_VALID_WEEKS}週間を過ぎたため、最近の体調を確認します。`,
    '確認が済むと、ドナー登録検査に進めます。',
    { label: startLabel(input), to: '/signup/online_check' },
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

/** Of whoever has passed the check, up to the certification. */
export const stepToCertification = (input: NextStepInput): NextStep => stepFrom(steps, input)
