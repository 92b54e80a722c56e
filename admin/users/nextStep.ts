import {
  daysBetween,
  formatJapaneseDate,
  formatJapaneseDateTime,
  japaneseDateOf,
  type JapaneseDate,
} from '../../shared/dates'
import { donorStatusUntil, hasExpired } from '../../shared/donorPeriod'
import { wishesPassed } from '../../shared/exams'
import { WISHES_PASSED } from '../../shared/messages/personActions'
import { examScreening } from './examScreening'
import type { PersonRecord, Profile } from './personRecord'

type NextStep = { title: string; text: string }

/** What comes next in the life of this person, in the words of staff. */
export function nextStep(person: PersonRecord, today: JapaneseDate, now: Date): NextStep {
  const { Profile: profile } = person
  if (profile.DeleteStatus) return { title: '必要な処理はありません', text: '退会または削除が済んでいます。' }
  if (profile.SuspensionStatus2)
    return { title: '利用を停止しています', text: suspension(person, '会員は閲覧と退会だけができます。') }
  if (profile.SuspensionStatus1) {
    const end = profile.SuspendedUntil
      ? `${formatJapaneseDate(profile.SuspendedUntil)}の朝に、自動で再開します。`
      : '再開する日は決まっていません。再開するかを確かめてください。'
    return { title: '一時停止しています', text: suspension(person, end) }
  }
  if (profile.LastName === null)
    return {
      title: '本人の入力を待っています',
      text: '氏名と連絡先の登録が済むと、オンラインチェックに進みます。',
    }
  return byStatus(person, today, now)
}

/** Since when, what follows, and for administrators why. */
function suspension({ Suspension: standing, Profile: profile }: PersonRecord, follows: string): string {
  const since = standing?.Since
    ? `${formatJapaneseDate(japaneseDateOf(new Date(standing.Since)))}からです。`
    : ''
  return `${since}${follows}${keptPlace(profile)}${standing?.Reason ? `\n理由：${standing.Reason}` : ''}`
}

function byStatus(person: PersonRecord, today: JapaneseDate, now: Date): NextStep {
  const { Profile: profile, Guidance: guidance, WaitingPosition: position } = person
  switch (profile.UserStatus) {
    case 'Registration':
      return registration(profile, person.RetryFrom, today)
    case 'WaitingGuidance':
      return {
        title: position === null ? '案内の順番を待っています' : `案内の順番を待っています（${position}番目）`,
        text: 'ガイダンス枠に空きができると、受付順に自動で案内します。',
      }
    case 'Guidance':
      return {
        title: '本人の予約を待っています',
        text: guidance?.DeadlineAt
          ? `予約の期限は${formatJapaneseDate(guidance.DeadlineAt)}です。過ぎると、案内待ちに戻ります。`
          : '期限までに予約がないと、案内待ちに戻ります。',
      }
    case 'WaitingToParticipateGuidance':
      return booked(guidance?.ReservedAt ?? null, now)
    case 'OnlineCheckBeforeRegistrationExam':
      return {
        title: '本人の回答を待っています',
        text: '前回のオンラインチェックから12週間を過ぎたため、もう一度お答えいただきます。',
      }
    case 'DonorRegistrationExam':
      return exam('登録検査', examScreening(person), null, today)
    case 'DonorRenewalExam':
      return exam('更新検査', examScreening(person), profile.DonorExpirationDate, today)
    case 'Donation':
      return donation(profile.CommencementWindowPeriodDate, profile.DonorExpirationDate, today)
    case 'RenewalExamOnlineCheckBeforeExam':
      if (profile.OnlineCheckResult === 'Failed_1' || profile.OnlineCheckResult === 'Failed_2')
        return {
          title: '更新前チェックの内容を確かめます',
          text: `${until(profile.DonorExpirationDate, today)}続けていただけるかどうかを確かめて、本人へ連絡してください。`,
        }
      return {
        title: '本人の更新前チェックを待っています',
        text: `${until(profile.DonorExpirationDate, today)}期限までは、これまでどおり献便できます。`,
      }
  }
}

const keptPlace = ({ UserStatus }: Profile) =>
  UserStatus === 'WaitingGuidance' ? '案内待ちの順番は保たれますが、停止中は案内されません。' : ''

function registration(
  { OnlineCheckResult: result, RetryState: state, RetryFrom: day }: Profile,
  retryFrom: JapaneseDate | null,
  today: JapaneseDate,
): NextStep {
  const again = retryFrom && `${formatJapaneseDate(retryFrom)}から、もう一度受けられます`
  if (again && result === null)
    return {
      title: again,
      text: '検査で認定に至りませんでした。日付と理由は、メールとマイページで本人に伝えています。',
    }
  if (result === 'Failed_1' && state !== 'MayAnswer' && (!day || day > today))
    return {
      title: again ?? '時期を改めて回答いただきます',
      text: '受けられる日になると、本人がもう一度お答えになります。答えのまちがいは、再受付で訂正できます。',
    }
  if (state === 'NotPossible')
    return {
      title: '必要な処理はありません',
      text: '現在の基準では対象外です。事情が変わったときは、相談を受けてください。',
    }
  if (state === 'NotYet' || state === 'MayAnswer')
    return {
      title: '本人の再回答を待っています',
      text: 'いまからもう一度お答えになれます。回答が済むと、自動で判定します。',
    }
  return { title: '本人の回答を待っています', text: 'オンラインチェックの回答が済むと、自動で判定します。' }
}

function booked(reservedAt: string | null, now: Date): NextStep {
  if (!reservedAt)
    return { title: 'ガイダンスに参加する予定です', text: '日時は活動記録で確かめてください。' }
  const at = formatJapaneseDateTime(new Date(reservedAt))
  return new Date(reservedAt) <= now
    ? {
        title: 'ガイダンスの結果を記録します',
        text: `${at}に始まりました。参加または欠席を記録してください。`,
      }
    : { title: 'ガイダンスに参加する予定です', text: `${at}からです。本人確認と同意をお願いします。` }
}

function exam(
  name: string,
  due: ReturnType<typeof examScreening>,
  expires: JapaneseDate | null,
  today: JapaneseDate,
): NextStep {
  const date = due?.scheduledDate ?? null
  const wishes = wishesOf(due, today)
  if (!date) return { title: `${name}の日が未定です`, text: wishes || '本人の希望日を待っています。' }
  if (date > today)
    return { title: `${name}は${formatJapaneseDate(date)}です`, text: '検査のあと、判定を登録します。' }
  const late =
    expires && hasExpired(expires, today)
      ? `有効期限（${formatJapaneseDate(expires)}）を過ぎているため、献便はお休みです。${formatJapaneseDate(donorStatusUntil(expires, date))}までに登録しないと、ドナーの認定が終わります。`
      : ''
  return {
    title: `${name}の判定を登録します`,
    text: `検査日は${formatJapaneseDate(date)}でした。結果が届きましたら、判定を登録してください。${late}`,
  }
}

/** What the person asked for: 第1希望 2026年12月10日（木）… and the note. */
function wishesOf(due: ReturnType<typeof examScreening>, today: JapaneseDate): string {
  if (!due || due.wishes.length === 0) return ''
  const days = due.wishes.map((day, index) => `第${index + 1}希望 ${formatJapaneseDate(day)}`).join('\n')
  const passed = wishesPassed(due.wishes, today) ? `\n${WISHES_PASSED}` : ''
  return `${days}${due.note ? `\n連絡事項：${due.note}` : ''}${passed}`
}

function donation(begins: JapaneseDate | null, expires: JapaneseDate | null, today: JapaneseDate): NextStep {
  const renewal = begins ? `更新手続きは${formatJapaneseDate(begins)}に始まります。` : ''
  return { title: '献便を受け付けられます', text: `${until(expires, today)}${renewal}` }
}

const until = (date: JapaneseDate | null, today: JapaneseDate) =>
  date ? `有効期限は${formatJapaneseDate(date)}です。あと${daysBetween(today, date)}日あります。` : ''
