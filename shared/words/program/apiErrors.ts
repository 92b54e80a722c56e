import { ATTENDANCE_UNDO_MINUTES, CHANGE_NOTICE_HOURS, STORED_YEARS, VALIDITY_WEEKS } from '../../facts/terms'
import { MAX_BOOKING_DAYS } from '../../rules/visits/booking'
import { addDays, formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import { EMERGENCIES_AN_HOUR, PURPOSE_NOTE_MAX, PURPOSE_NOTE_MIN } from '../../rules/records/reads'
import type { UnusualVisit } from '../../rules/visits/unusualVisit'
import { SERVER_FAILED, SIGN_IN_NEEDED, type ApiErrorCode } from './apiErrorCodes'

/** Older consoles ask for the password on this sentence, current ones on the code. */
export const PROOF_MISSING = 'ご本人の確認のため、もう一度パスワードを入力してください。'

export const apiErrorTexts = {
  UNAUTHENTICATED: SIGN_IN_NEEDED,
  FORBIDDEN: 'この操作を行う権限がありません。',
  NOT_FOUND: '該当する情報が見つかりません。',
  BAD_USER_INPUT: '入力内容を確認してください。',
  INVALID_STATE: '現在の状態では、この操作はできません。画面を読み込み直してください。',
  SLOT_FULL: '申し訳ありません。この日時は満席になりました。別の日時をお選びください。',
  CONFLICT: '別の操作で内容が更新されています。最新の内容を確認してから、もう一度保存してください。',
  RATE_LIMITED:
    '操作が続いたため、一時的に受け付けを止めています。1分ほどたってから、もう一度お試しください。',
  STATEMENT_MISSING: '今日の体調をうかがい、記録してから、便の受領を記録してください。',
  REAUTHENTICATION_REQUIRED: PROOF_MISSING,
  PURPOSE_REQUIRED: '健康に関する記録を開く目的を選んでください。',
  KEYS_UNAVAILABLE:
    '健康に関する回答を、いま開けません。失われてはいません。しばらくたってから、もう一度お試しください。',
  INTERNAL: SERVER_FAILED,
} satisfies Record<ApiErrorCode, string>

// INVALID_STATE and BAD_USER_INPUT of whoever may be here already
export const SAME_PERSON_OPEN =
  '同じ方の登録がすでにあるかどうかを、確かめているところです。決まるまで、ガイダンスには案内できません。'
export const SAME_PERSON_IS_DECIDED =
  '同じ方かどうかは、お二人の登録を見比べて、医師か管理者が決めてください。'
export const SAME_PERSON_DECIDED = '同じ方かどうかは、もう決まっています。'
export const NOT_OF_THE_SAME = 'どの登録と同じ方かを、選び直してください'

const listed = (labels: readonly string[]) => labels.join('、')

export const RECEIPT_NOT_READY =
  'この記録の控えは、まだ受け取れません。1分ほどおいて、もう一度お試しください。'

// BAD_USER_INPUT of the headers X-Purpose and X-Purpose-Note
export const PURPOSE_UNKNOWN = '記録を開く目的を選び直してください。'
export const PURPOSE_NOTE_MISSING = `緊急に開く理由を、${PURPOSE_NOTE_MIN}文字以上${PURPOSE_NOTE_MAX}文字以内で入力してください。`
export const EMERGENCY_OF_ONE_PERSON =
  '緊急に開けるのは、お一人ずつの記録です。その方の画面から開いてください。'
export const EMERGENCIES_TOO_MANY = `緊急に開けるのは、1時間に${EMERGENCIES_AN_HOUR}人の方の記録までです。しばらくたってから開くか、医師にお尋ねください。`

// FORBIDDEN
export const SUSPENDED =
  'ご利用を停止しているため、この操作はできません。ご不明な点は事務局へお問い合わせください。'

// BAD_USER_INPUT of any request
export const BODY_TOO_LARGE = '送信された内容が大きすぎます。内容を減らして、もう一度お試しください。'
export const BODY_UNREADABLE = '送信された内容を読み取れませんでした。もう一度お試しください。'
export const REQUEST_TOO_SLOW =
  '通信に時間がかかりすぎたため、受付を終わりました。通信状況のよい場所で、もう一度お試しください。'

// Console pages outside the networks of ADMIN_ALLOW
export const CONSOLE_NOT_FROM_HERE =
  'この接続元からは、管理画面を開けません。事務局のネットワークからお試しください。'

// BAD_USER_INPUT of lists
export const LIMIT_TOO_LARGE = '一度に取得できるのは100件までです。'
export const LIMIT_TOO_SMALL = '取得する件数は1件以上にしてください。'
export const NEXT_TOKEN_INVALID = '一覧を開き直してください。'
export const TOO_MANY_AT_ONCE = '一度に数えられる条件の数を超えています'
export const FILTER_TOO_WIDE = '検索条件が多すぎます。条件や検索の言葉を減らして、もう一度お試しください。'
export const FILTER_TOO_DEEP =
  '検索条件の組み合わせが複雑すぎます。組み合わせを減らして、もう一度お試しください。'
export const SEARCH_TOO_SLOW =
  '検索に時間がかかりすぎたため、途中で止めました。条件を変えて、もう一度お試しください。'
export const USER_ID_OR_DONOR_NUMBER = 'ドナー番号（例：D-000042）か会員IDを入力してください。'
export const unknownFilterField = (field: string) => `使用できない検索条件です：${field}`

// Details of SLOT_FULL, CONFLICT, INTERNAL
export const monthSlotsFull = (year: number, month: number) => `${year}年${month}月の枠に空きがありません。`
export const conflictIn = (fieldLabels: readonly string[]) =>
  `${apiErrorTexts.CONFLICT}（項目：${listed(fieldLabels)}）`
export const internalError = (requestId: string) => `${apiErrorTexts.INTERNAL}（受付番号：${requestId}）`

// updateUserProfile, updateEmail
export const fieldsNotAllowed = (fieldLabels: readonly string[]) =>
  `変更できない項目が含まれています：${listed(fieldLabels)}`
export const EMAIL_NOT_CONFIRMED =
  '新しいメールアドレスの確認が済んでいません。届いた確認コードを入力してください。'

// startOnlineCheck, saveOnlineCheckDraft, submitOnlineCheck
export const NOT_AT_ONLINE_CHECK =
  'いまはオンラインチェックの段階ではありません。マイページで次の手続きをご確認ください。'
export const onlineCheckNotBefore = (date: JapaneseDate) =>
  `オンラインチェックは${formatJapaneseDate(date)}から受けていただけます。`
export const ONLINE_CHECK_NOT_AGAIN =
  '現在の基準では、もう一度受けていただくことができません。事情が変わった方は、事務局へご相談ください。'
export const ONLINE_CHECK_ALREADY_SENT = 'このオンラインチェックは送信済みです。'
export const questionsLeft = (count: number) => `まだ答えていない質問があります（残り${count}問）。`

// reserveGuidance, updateGuidance, deleteGuidance
export const GUIDANCE_NOT_INVITED =
  'ガイダンスの予約は、ご案内のあとに受け付けます。もうしばらくお待ちください。'
export const PAUSE_MONTH_NOT_OFFERED = '選べる月から選んでください。'
export const guidanceDeadlinePassed = (deadline: JapaneseDate) =>
  `予約の期限は${formatJapaneseDate(deadline)}でした。次のご案内をお待ちください。`
export const GUIDANCE_ALREADY_BOOKED =
  'すでに予約があります。日時を変えるときは「予約を変更する」へお進みください。'
export const BOOKING_DAYS_OUT_OF_ORDER = '終わりの日は、始まりの日以降にしてください。'
export const TOO_MANY_BOOKING_DAYS = `空き時間を一度に調べられるのは${MAX_BOOKING_DAYS}日分までです。`
export const GUIDANCE_TIME_NOT_OFFERED = 'この日時は予約を受け付けていません。別の日時をお選びください。'
export const GUIDANCE_WITHIN_24_HOURS = `開始まで${CHANGE_NOTICE_HOURS}時間を切ったため、画面からは変更・キャンセルできません。電話またはチャットでご連絡ください。`
export const guidanceChangedTooOften = (times: number) =>
  `画面からの日時の変更は、${times}回までです。さらに変更するときは、電話またはチャットでご連絡ください。`
export const GUIDANCE_HAS_BEGUN = 'ガイダンスの開始時刻を過ぎています。参加または欠席を記録してください。'
export const GUIDANCE_NOT_BOOKED = '予約が見つかりません。'

// requestDonorRegistration, requestGutFloraExamination, requestApplicationFloraExamination
export const EXAM_BEFORE_GUIDANCE = 'ドナー登録検査は、ガイダンスのあとにお申し込みいただけます。'
export const EXAM_ALREADY_REQUESTED = 'すでに受け付けています。日程のご連絡をお待ちください。'
export const FLORA_TEST_NOT_INVITED = 'この検査は、ご案内のあとにお申し込みいただけます。'
export const floraTestDeadlinePassed = (date: JapaneseDate) => `申込期限は${formatJapaneseDate(date)}でした。`
export const FLORA_TEST_ALREADY_APPLIED = 'すでにお申し込みいただいています。'
export const FLORA_TEST_WISH_ALREADY_KEPT = 'ご希望はすでに受け付けています。ご案内をお待ちください。'

// recordGuidanceAttendance, recordHealthCheck, recordDonation, settleRewards
export const NO_BOOKING_TO_ATTEND = 'この会員には、参加を記録できる予約がありません。'
export const VISIT_TWICE = '同じ方が2回入っています。'
export const attendanceFrom = (hour: string) => `${hour}から記録できます。`
export const ATTENDED_BEFORE = 'すでに参加として記録されています。違うときは、会員の画面で確かめてください。'
export const MISSED_BEFORE = 'すでに欠席として記録されています。違うときは、会員の画面で確かめてください。'
export const KIT_TWICE = '同じキット番号が、ほかの方にも入力されています。キットの番号を確かめてください。'
export const kitGivenAt = (hour: string) =>
  `このキット番号は、${hour}の方に記録されています。キットの番号を確かめてください。`
export const NO_VISIT_TODAY = '今日の予約がないため、来所を記録できません。画面を読み込み直してください。'
export const ATTENDANCE_UNDO_TOO_LATE = `記録してから${ATTENDANCE_UNDO_MINUTES}分を過ぎたか、そのあとに変更があったため、取り消せません。会員の画面で確かめてください。`
export const NOT_AT_EXAM = 'この会員は検査の段階ではありません。'
export const EXAM_ALREADY_JUDGED = 'この検査は判定済みです。'
export const donationAfterExpiry = (date: JapaneseDate) =>
  `有効期間外のため、献便を記録できません。有効期限は${formatJapaneseDate(date)}です。`
export const ABSENCE_WHILE_SUSPENDED = '利用停止中の方の欠席は記録しません。予約をキャンセルしてください。'
export const DONATION_WHILE_SUSPENDED = '利用停止中のため、献便を記録できません。'
export const DONATION_NOT_CERTIFIED = '認定されていないため、献便を記録できません。'
export const BARCODE_MISMATCH = 'バーコードが会員と一致しません。ドナー証を読み取り直してください。'
export const DONATION_RESTING =
  'お知らせいただいた体調について、まだお話をうかがっていないため、献便を記録できません。'
export const donationWhileResting = (until: JapaneseDate) =>
  `お知らせいただいた体調のため、${formatJapaneseDate(addDays(until, -1))}まで献便はお休みです。`
export const DONATION_PAUSED =
  'オンラインチェックの確認中のため、献便を記録できません。確認が済んでから、もう一度お試しください。'
export const DONATION_UNSIGNED =
  '新しい同意書への署名の期限を過ぎているため、献便を記録できません。署名を記録してから、もう一度お試しください。'
export const DONATION_IN_FUTURE = '献便日時は、現在までの日時を入力してください。'
export const CERTIFIED_WITHOUT_FINDINGS =
  '認定するには、問診と基準値の判定が実施済みで、検体検査が基準内である必要があります。'
export const EXAM_DATE_IN_FUTURE = '検査日は、今日までの日付を入力してください。'
export const EXAM_DATE_BEFORE_CHECK = '検査日は、オンラインチェックの日以降の日付を入力してください。'
export const EXAM_DATE_TOO_OLD = `検査日から${VALIDITY_WEEKS}週間を過ぎているため、認定できません。`
export const EXAM_DATE_CLOSED = '日曜・祝日・休業日には検査を行えません。別の日を選んでください。'
export const examDateAfterExpiry = (date: JapaneseDate) =>
  `有効期限（${formatJapaneseDate(date)}）までの日を選んでください。期限を過ぎると更新できません。`
export const examHeldAfterExpiry = (date: JapaneseDate) =>
  `有効期限（${formatJapaneseDate(date)}）を過ぎた日の検査では、更新の認定はできません。`
export const EXAM_DATE_PAST = '検査予定日は、今日以降の日付を入力してください。'
/** Why a visit is not reception's alone. */
export const unusualVisitWords: Readonly<Record<UnusualVisit, string>> = {
  EarlierDay: '前の日',
  ManyVisits: '1日の回数を超えた分',
}
export const unusualVisitForOffice = (why: UnusualVisit) =>
  `${unusualVisitWords[why]}の献便は、受付だけでは記録できません。コーディネーターか管理者が、会員のページから理由を添えて記録します。便はお預かりください。`
export const unusualVisitNeedsReason = (why: UnusualVisit) =>
  `${unusualVisitWords[why]}の献便です。記録する理由を入力してください。`
export const DONATION_ALREADY_RECORDED = '同じ献便がすでに記録されています。'
export const NO_REWARDS_DUE = 'お渡しする協力金がありません。'
export const dueOtherwise = (yen: number) =>
  `この期間の、まだお渡ししていない協力金は、いま${yen.toLocaleString('ja-JP')}円です。金額を確かめてから、もう一度記録してください。`

// updatePreferenceSlot, stopUser, deleteUser, administrators
export const MONTH_IS_PAST = '過ぎた月の枠は変更できません。'
export const slotsBelowGiven = (given: number) => `案内済みの${given}名を下回る枠数にはできません。`
export const ADMINISTRATOR_EMAIL_TAKEN = 'このメールアドレスはすでに使われています。'
export const CANNOT_DELETE_ONESELF = 'ご自身は削除できません。'
export const CANNOT_DELETE_LAST_ADMINISTRATOR = '最後の管理者は削除できません。'
export const CANNOT_CHANGE_OWN_ROLE = 'ご自身の権限は変更できません。ほかの管理者にご依頼ください。'
export const CANNOT_RESET_OWN_TOTP =
  'ご自身の認証アプリやパスキーの登録は、ここでは解除できません。ほかの管理者にご依頼ください。'
export const CANNOT_CHANGE_OWN_EMAIL =
  'ご自身のメールアドレスは変更できません。ほかの管理者にご依頼ください。'
export const SESSIONS_ELSEWHERE =
  'この環境では、ログイン中の端末を1台ずつ選べません。すべての端末からログアウトしてください。'
export const TOTP_NOT_REGISTERED = 'この方の認証アプリやパスキーは登録されていません。'
export const PENDING_ACCOUNT_STOPPED =
  'このアカウントは停止中のため、コードを送れません。再開してから、もう一度お試しください。'
export const HAS_OWN_PASSWORD =
  'この方は、ご自身のパスワードを設定済みです。ログイン画面の「パスワードをお忘れの方」から再設定していただけます。'
export const EMAIL_TAKEN = 'このメールアドレスは、ほかの方が使っています。'
export const CONSENT_WITHDRAWN =
  'この方は同意を撤回しています。あらためて署名された同意書を記録してから、再開してください。'
export const NO_CONSENT_TO_WITHDRAW = '撤回できる同意がありません。'
export const NO_CONSENT_TO_RENEW = 'ガイダンスで同意した方ではないため、同意書を記録できません。'
export const CONSENT_DAY_TO_COME = '署名した日は、今日までの日付を入力してください。'
export const CONSENT_WITHDRAWN_REASON = '本人が同意を撤回しました。'
export const NOT_IDENTIFIED = '本人であることを確認してから、変更してください。'
export const RESUME_DATE_PAST = '再開する日は、明日以降の日付を入力してください。'
export const USER_ALREADY_LEFT = 'この会員はすでに退会しています。'

// submitStatement, recordStatement, reportCondition, recordConditionReport
export const REPORTS_BY_ONESELF =
  'この方は退会していません。体調のお知らせは、ご本人がマイページの「体調が変わったとき」から送れます。'
export const NOTHING_IN_STORE = `この${STORED_YEARS}年に、この方から受け取った便はありません。体調のお知らせの記録は要りません。`
export const CONDITION_MISSING = 'あてはまることを選んでください。'
export const CONDITION_DAY_MISSING = '選んだことの日付を入力してください。'
export const STATEMENT_NOT_CERTIFIED = '今日の体調は、認定のあとにうかがいます。'
export const STATEMENT_SETTLED =
  '今日の献便を受け取ったあとのため、今日の体調は変更できません。変わったことは「体調が変わったとき」からお知らせください。'
export const REPORT_NOT_ASKED = '認定の前の方は、次のオンラインチェックでお答えください。'
