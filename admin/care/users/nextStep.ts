import { CHECK_VALID_WEEKS, VALIDITY_WEEKS } from '../../../shared/facts/terms'
import {
  daysBetween,
  formatJapaneseDate,
  formatJapaneseDateTime,
  formatMonth,
  japaneseDateOf,
  type JapaneseDate,
} from '../../../shared/facts/dates'
import { canStillChange, guidanceIsOver } from '../../../shared/rules/visits/booking'
import type { PublicTexts } from '../../../shared/facts/config'
import { donorStatusUntil, hasExpired } from '../../../shared/rules/donating/donorPeriod'
import { examIsOver, wishesPassed } from '../../../shared/rules/visits/exams'
import { restText } from '../../../shared/words/donating/conditionLinks'
import { LEFT_MAY_BE_ILL, WISHES_PASSED } from '../../../shared/words/office/personActions'
import type { ReadAloudInput } from '../../ground/words/readAloud'
import { factsOf, visitAt } from '../../../shared/rules/visits/visit'
import { situationOf, type Situation, type SituationInput } from '../../../shared/rules/person/situation'
import type { OnlineCheckResult, UserStatus } from '../../../shared/generated/schema'
import { NEXT_STEP_NOT_SHOWN, OPEN_TO_SEE } from '../../ground/words/duties'
import { hasBegun } from './actions/standing'
import {
  examScreening,
  lateScreening,
  type PersonRecord,
  type Profile,
  visitToCome,
} from '../../parts/people/personRecord'

type NextStep = { title: string; text: string }
type Asked = { person: PersonRecord; today: JapaneseDate }

export function nextStep(person: PersonRecord, today: JapaneseDate, now: Date): NextStep {
  if (person.Profile.DeleteStatus)
    return {
      title: '必要な処理はありません',
      text: `退会または削除が済んでいます。${person.MayReportCondition ? LEFT_MAY_BE_ILL : ''}`,
    }
  const late = lateScreening(person)
  if (late?.scheduledDate)
    return {
      title: '更新検査の判定を登録します',
      text: `検査日は${formatJapaneseDate(late.scheduledDate)}でした。結果を待つあいだに有効期間が終わりましたが、認定すると、検査の日から${VALIDITY_WEEKS}週間の有効期間と更新の加算になります。`,
    }
  if (HANGS_ON_CHECK.includes(person.Profile.UserStatus) && !showsCourse(person))
    return { title: NEXT_STEP_NOT_SHOWN, text: OPEN_TO_SEE }
  return stepIn[situationOf(situationInput(person, today, now))]({ person, today })
}

/** What is next depends on what the check found. */
const HANGS_ON_CHECK: readonly UserStatus[] = ['Registration', 'RenewalExamOnlineCheckBeforeExam']

/** False while the record is not opened with a purpose, and for duties that never see what the check found. */
export const showsCourse = ({ Profile }: PersonRecord): boolean =>
  Profile.DonationPaused != null || Profile.LastName === null

function situationInput(person: PersonRecord, today: JapaneseDate, now: Date): SituationInput {
  const { Profile: profile, Guidance: guidance } = person
  const due = examScreening(person)
  const result = readsHealth(profile) ? (profile.OnlineCheckResult ?? null) : resultBehind(profile)
  return {
    today,
    userStatus: profile.UserStatus,
    hasProfile: profile.LastName !== null,
    suspension: profile.SuspensionStatus2 ? 'permanent' : profile.SuspensionStatus1 ? 'temporary' : null,
    check: {
      started: false,
      result,
      mayStart: person.MayStartOnlineCheck ?? false,
      nextDate: answerDay(person, today),
    },
    ended: (person.RetryFrom || profile.RetryByOffice) && result === null ? 'NotCertified' : null,
    retryByOffice: profile.RetryByOffice ?? false,
    guidance: { absent: guidance?.Status === 'NoShow', begun: hasBegun({ person, now }) },
    resting: profile.Resting ? { until: profile.RestingUntil ?? null } : null,
    exam: {
      requested: due !== null && due.wishes.length > 0,
      passed: due !== null && wishesPassed(due.wishes, today),
      date: due?.scheduledDate ?? null,
      over: due?.scheduledDate ? examIsOver(due.scheduledDate, due.scheduledTime, now) : false,
    },
  }
}

const readsHealth = ({ Resting }: Profile) => Resting != null

/** For staff who may not read the result: derived from when the check may be answered again. */
const resultBehind = ({ RetryState }: Profile): OnlineCheckResult | null =>
  RetryState === 'NotYet' ? 'Failed_1' : RetryState === 'NotPossible' ? 'Failed_2' : null

/** What the person may be told: without reasons that only staff read. */
export function toldInput(
  person: PersonRecord,
  { today, now, texts }: { today: JapaneseDate; now: Date; texts: PublicTexts },
): ReadAloudInput {
  const { Profile: profile, Guidance: guidance, Suspension: suspension } = person
  const input = situationInput(person, today, now)
  const known = { suspendedUntil: suspension?.Until ?? null, signBy: person.ConsentToSign?.SignBy ?? null }
  const visit = visitAt(factsOf(profile, known), now, null)
  const startAt = guidance?.ReservedAt ? new Date(guidance.ReservedAt) : null
  return {
    ...input,
    suspendedFrom: suspension?.Since ? japaneseDateOf(new Date(suspension.Since)) : null,
    suspendedUntil: suspension?.Until ?? null,
    guidance: {
      ...input.guidance,
      deadline: guidance?.DeadlineAt ?? null,
      startAt,
      over: startAt !== null && guidanceIsOver(startAt, now),
      changeable: startAt !== null && canStillChange(startAt, now),
    },
    planned: visitToCome(person, now),
    visit,
    waitingPausedUntil: profile.WaitingPausedUntil,
    exam: { ...input.exam, time: examScreening(person)?.scheduledTime ?? null },
    expiration: profile.DonorExpirationDate,
    place: texts.guidance.place,
    hospital: texts.hospital.name,
    waitingPosition: person.WaitingPosition,
    expected: profile.ExpectedInvitation,
    knowsRest: readsHealth(profile),
  }
}

/** From when the check may be answered again: today once the office has reopened it, null if unknown. */
function answerDay({ RetryFrom, Profile: profile }: PersonRecord, today: JapaneseDate): JapaneseDate | null {
  return RetryFrom ?? profile.RetryFrom ?? (profile.RetryState === 'MayAnswer' ? today : null)
}

const stepIn: Record<Situation, (asked: Asked) => NextStep> = {
  suspended: ({ person }) =>
    person.Profile.SuspensionStatus2
      ? { title: '利用を停止しています', text: suspension(person, '会員は閲覧と退会だけができます。') }
      : { title: '一時停止しています', text: suspension(person, endOfStop(person.Profile)) },
  enterProfile: () => ({
    title: '本人の入力を待っています',
    text: '氏名と連絡先の登録が済むと、オンラインチェックに進みます。',
  }),
  notPossible: () => ({
    title: '必要な処理はありません',
    text: '現在の基準では対象外です。事情が変わったときは、相談を受けてください。',
  }),
  answerLater: ({ person }) => ({
    title: again(person) ?? '時期を改めて回答いただきます',
    text: '受けられる日になると、本人がもう一度お答えになります。答えのまちがいは、再受付で訂正できます。',
  }),
  notCertified: ({ person }) =>
    person.Profile.RetryByOffice
      ? {
          title: '事務局が再受付するまで、お待ちいただいています',
          text: '検査で認定に至りませんでした。判定基準が待つ期間を決めていない理由です。お願いできるようになったら、再受付をしてください。',
        }
      : {
          title: again(person) ?? '時期を改めて回答いただきます',
          text: '検査で認定に至りませんでした。日付と理由は、メールとマイページで本人に伝えています。',
        },
  expired: answer,
  answer,
  waiting: ({ person: { WaitingPosition: position, Profile: profile } }) => ({
    title: position === null ? '案内の順番を待っています' : `案内の順番を待っています（${position}番目）`,
    text: profile.WaitingPausedUntil
      ? `本人の希望で、案内を保留にしています（${formatMonth(profile.WaitingPausedUntil)}から案内します）。順番はそのままです。`
      : 'ガイダンス枠に空きができると、受付順に自動で案内します。',
  }),
  toBook: ({ person }) => ({ title: '本人の予約を待っています', text: bookBefore(person) }),
  missed: ({ person }) => ({
    title: '本人の予約を待っています',
    text: `ガイダンスに参加されませんでした。日時を選び直していただきます。${bookBefore(person)}`,
  }),
  booked: ({ person }) => ({
    title: 'ガイダンスに参加する予定です',
    text: `${guidanceTime(person)}からです。本人確認と同意をお願いします。`,
  }),
  guidanceBegun: ({ person }) => ({
    title: 'ガイダンスの結果を記録します',
    text: `${guidanceTime(person)}に始まりました。参加または欠席を記録してください。`,
  }),
  answerAgain: () => ({
    title: '本人の回答を待っています',
    text: `前回のオンラインチェックから${CHECK_VALID_WEEKS}週間を過ぎたため、もう一度お答えいただきます。`,
  }),
  examToAsk: undated,
  examAsked: undated,
  wishesPassed: undated,
  examDated: ({ person, today }) => {
    const date = examScreening(person)?.scheduledDate ?? today
    return date === today
      ? {
          title: `${examName(person)}は今日です`,
          text: '検査のあと、結果が届きましたら、判定を登録してください。',
        }
      : {
          title: `${examName(person)}は${formatJapaneseDate(date)}です`,
          text: '検査のあと、判定を登録します。',
        }
  },
  examTaken,
  donating: ({ person: { Profile: profile }, today }) => {
    const begins = profile.CommencementWindowPeriodDate
    const renewal = begins ? `更新手続きは${formatJapaneseDate(begins)}に始まります。` : ''
    return { title: '献便を受け付けられます', text: `${until(profile, today)}${renewal}` }
  },
  resting: ({ person: { Profile: profile }, today }) => ({
    title: '献便をお休みいただいています',
    text: `${restText(profile.RestingUntil)}です。${until(profile, today)}`,
  }),
  renewalCheck: ({ person: { Profile: profile }, today }) => ({
    title: '本人の更新前チェックを待っています',
    text: `${until(profile, today)}${
      profile.DonationPaused
        ? '更新前チェックを通過するまで、献便はお休みです。'
        : profile.Resting
          ? `${restText(profile.RestingUntil)}です。`
          : '期限までは、これまでどおり献便できます。'
    }`,
  }),
  renewalHeld: ({ person, today }) => {
    const { Profile: profile } = person
    const day = again(person)
    return profile.DonationPaused
      ? {
          title: '更新前チェックの内容を確かめます',
          text: `献便はお休みです。${until(profile, today)}続けていただけるかどうかを確かめて、本人へ連絡してください。`,
        }
      : {
          title: '献便のお休みを解いています',
          text: `${until(profile, today)}期限までは献便できます。更新前チェックは${day ? `、${day}` : '、まだ通過していません'}。`,
        }
  },
}

const again = ({ RetryFrom }: PersonRecord) =>
  RetryFrom && `${formatJapaneseDate(RetryFrom)}から、もう一度受けられます`

function answer({ person: { Profile: profile } }: Asked): NextStep {
  const isAgain = profile.RetryState === 'NotYet' || profile.RetryState === 'MayAnswer'
  return isAgain
    ? {
        title: '本人の再回答を待っています',
        text: 'いまからもう一度お答えになれます。回答が済むと、自動で判定します。',
      }
    : { title: '本人の回答を待っています', text: 'オンラインチェックの回答が済むと、自動で判定します。' }
}

const endOfStop = ({ SuspendedUntil }: Profile) =>
  SuspendedUntil
    ? `${formatJapaneseDate(SuspendedUntil)}の朝に、自動で再開します。`
    : '再開する日は決まっていません。再開するかを確かめてください。'

function suspension({ Suspension: standing, Profile: profile }: PersonRecord, follows: string): string {
  const since = standing?.Since
    ? `${formatJapaneseDate(japaneseDateOf(new Date(standing.Since)))}からです。`
    : ''
  return `${since}${follows}${keptPlace(profile)}${standing?.Reason ? `\n理由：${standing.Reason}` : ''}`
}

const keptPlace = ({ UserStatus }: Profile) =>
  UserStatus === 'WaitingGuidance' ? '案内待ちの順番は保たれますが、停止中は案内されません。' : ''

const bookBefore = ({ Guidance }: PersonRecord) =>
  Guidance?.DeadlineAt
    ? `予約の期限は${formatJapaneseDate(Guidance.DeadlineAt)}です。過ぎると、案内待ちに戻ります。`
    : '期限までに予約がないと、案内待ちに戻ります。'

const guidanceTime = ({ Guidance }: PersonRecord) =>
  Guidance?.ReservedAt ? formatJapaneseDateTime(new Date(Guidance.ReservedAt)) : '予約の時刻'

const examName = ({ Profile: { UserStatus } }: PersonRecord) =>
  UserStatus === 'DonorRenewalExam' ? '更新検査' : '登録検査'

function undated({ person, today }: Asked): NextStep {
  const wishes = wishesOf(examScreening(person), today)
  return { title: `${examName(person)}の日が未定です`, text: wishes || '本人の希望日を待っています。' }
}

function examTaken({ person, today }: Asked): NextStep {
  const { UserStatus, DonorExpirationDate } = person.Profile
  const date = examScreening(person)?.scheduledDate ?? today
  const expires = UserStatus === 'DonorRenewalExam' ? DonorExpirationDate : null
  const late =
    expires && hasExpired(expires, today)
      ? `有効期限（${formatJapaneseDate(expires)}）を過ぎているため、献便はお休みです。${formatJapaneseDate(donorStatusUntil(expires, date))}までに登録しないと、ドナーの認定が終わります。`
      : ''
  return {
    title: `${examName(person)}の判定を登録します`,
    text: `検査日は${formatJapaneseDate(date)}でした。結果が届きましたら、判定を登録してください。${late}`,
  }
}

/** The person's wishes: 第1希望 2026年12月10日（木）… and the note. */
function wishesOf(due: ReturnType<typeof examScreening>, today: JapaneseDate): string {
  if (!due || due.wishes.length === 0) return ''
  const days = due.wishes.map((day, index) => `第${index + 1}希望 ${formatJapaneseDate(day)}`).join('\n')
  const passed = wishesPassed(due.wishes, today) ? `\n${WISHES_PASSED}` : ''
  return `${days}${due.note ? `\n連絡事項：${due.note}` : ''}${passed}`
}

const until = ({ DonorExpirationDate: date }: Profile, today: JapaneseDate) =>
  date ? `有効期限は${formatJapaneseDate(date)}です。あと${daysBetween(today, date)}日あります。` : ''
