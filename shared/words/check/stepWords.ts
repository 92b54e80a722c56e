import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import { examTime } from '../../facts/examTime'
import type { UserStatus } from '../../generated/schema'
import type { PlannedVisit } from '../../rules/visits/plannedVisit'
import type { Claim, Visit } from '../../rules/visits/visit'
import { situationOf, type Situation, type SituationInput } from '../../rules/person/situation'

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

export const step = (
  title: string,
  description: string,
  next: string,
  action?: NextStepAction,
): NextStep => ({
  title,
  description,
  next,
  action: action ?? null,
})

export const HOW_IT_STANDS = 'いまの状況'
export const SEE_MORE = 'くわしく見る'
export const RENEWAL_CHECK_RESULT = '/online_check/before_renewal_inspection/result_ng'
export const EXAM_REQUEST = '/mypage#exam-request'
export const EXAM_GUIDE = '/mypage#exam-guide'

/** Heads `couldNotCome`. */
export const COULD_NOT_COME = '来られなかった方へ'

export const TELL_ABSENCE = 'お越しになれなかったときは、電話またはチャットでお知らせください。'

/** What becomes of an invitation that is not answered. */
export const LOSES_PLACE = '過ぎると、お待ちの順番が最後に移ります。'

export const startLabel = ({ check }: NextStepInput) =>
  check.started ? '続きから答える' : 'オンラインチェックを始める'

export const judgementToCome: NextStep = {
  ...step(
    '判定をお待ちください',
    '検査にご協力いただき、ありがとうございました。',
    '判定が出ましたら、メールでお知らせします。',
  ),
  couldNotCome: TELL_ABSENCE,
}

export const wishAgain = step(
  '検査の希望日を、もう一度お知らせください',
  'お送りいただいた希望日までに日程を決められず、申し訳ありません。',
  'あらためて、ご都合のよい日をお知らせください。',
  { label: '希望日を送る', to: EXAM_REQUEST },
)

export const dateToCome = step(
  '検査の日程を調整しています',
  '決まりましたら、メールでお知らせします。',
  '事務局からの連絡をお待ちください。',
)

/** 2026年12月10日（木）9:30 */
export const examDay = (day: string, time: string | null) => `${day}${time === null ? '' : examTime(time)}`

export const untilDate = (date: JapaneseDate | null) => (date ? formatJapaneseDate(date) : '有効期限')

/** The words of some situations. */
export type Steps = Partial<Record<Situation, (input: NextStepInput) => NextStep>>

export function stepFrom(steps: Steps, input: NextStepInput): NextStep {
  const situation = situationOf(input)
  const words = steps[situation]
  if (!words) throw new Error(`no words for ${situation}`)
  return words(input)
}

/** Whose words are said: my page brings those of one kind. */
export type StepKind = 'stopped' | 'check' | 'certification' | 'donor' | 'renewal'

export const stepKindOf = ({
  suspension,
  userStatus,
}: Pick<NextStepInput, 'suspension' | 'userStatus'>): StepKind => (suspension ? 'stopped' : kinds[userStatus])

const kinds: Record<UserStatus, StepKind> = {
  Registration: 'check',
  WaitingGuidance: 'certification',
  Guidance: 'certification',
  WaitingToParticipateGuidance: 'certification',
  OnlineCheckBeforeRegistrationExam: 'certification',
  DonorRegistrationExam: 'certification',
  Donation: 'donor',
  RenewalExamOnlineCheckBeforeExam: 'renewal',
  DonorRenewalExam: 'renewal',
}
