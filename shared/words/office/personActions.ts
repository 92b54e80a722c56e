import { CHECK_VALID_WEEKS, TAKEN_OVER_WEEKS, INVITATION_DAYS, STORED_YEARS } from '../../facts/terms'
import { classReaders } from '../../rules/records/access/classes'
import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import type { ExamDayProblem } from '../../rules/visits/examDays'
import { rolesLabel } from '../labels/consoleLabels'
import { correctionWords } from '../check/corrections'
import { STOP_CANCELS_VISIT } from '../visits/stoppedVisit'
import { READ_AGAIN } from '../program/systemMessages'
import { CONFIRM_DELETE, CONFIRM_JUDGEMENT, CONFIRM_STOP } from '../program/notices'

/** The dialog shows `follows` (mails, used places, next status) before the action. */
export type PersonActionWords = { label: string; follows: readonly string[]; done: string }

export const REASON_KEPT = `理由は活動記録に添えて残し、${rolesLabel(classReaders.StaffNotes)}が読めます。`

export const LEFT_MAY_BE_ILL =
  'お預かりした便がまだあることがあるため、体調が変わったと連絡があったときは「ほかの操作」から記録してください。'

export const personActions = {
  invite: {
    label: '順番を変えて案内する',
    follows: [
      `ほかの方より先に案内します。案内のメールを送り、${INVITATION_DAYS}日以内に日時をお選びいただきます。`,
      REASON_KEPT,
    ],
    done: 'ガイダンスを案内しました。',
  },
  book: {
    label: '代わりに予約する',
    follows: ['会員へ予約完了のメールを送り、「ガイダンス参加予定」に進みます。'],
    done: 'ガイダンスを予約しました。',
  },
  changeBooking: {
    label: '日時を変更する',
    follows: ['会員へ日時変更のメールを送ります。以前の枠は、ほかの方が予約できるようになります。'],
    done: '日時を変更しました。',
  },
  cancelBooking: {
    label: '予約をキャンセルする',
    follows: [
      '会員へキャンセルのメールを送ります。',
      `「ガイダンス予約受付中」に戻り、${INVITATION_DAYS}日以内に選び直していただきます。`,
    ],
    done: '予約をキャンセルしました。',
  },
  attend: {
    label: '参加と同意を記録する',
    follows: [
      `「登録検査」に進みます。前回のオンラインチェックから${CHECK_VALID_WEEKS}週間を過ぎている方は、先に「登録検査前チェック」に進みます。`,
    ],
    done: '参加と同意を記録しました。',
  },
  recordConsent: {
    label: '同意書を記録する',
    follows: [
      'あらためて署名された同意書を記録します。',
      '一時停止は続きます。利用を再開するときは、「利用を再開する」を選んでください。',
    ],
    done: '同意書を記録しました。',
  },
  recordSignature: {
    label: '署名と説明を記録する',
    follows: [
      '記録した同意に、項目ごとの説明、ご質問、署名を添えます。署名は、この端末に書いていただくか、署名された紙を読み取ります。',
      '控えのPDFを作り、ご本人の「同意書」のページで受け取れるようにします。',
    ],
    done: '署名と説明を記録しました。',
  },
  withdrawConsent: {
    label: '同意の撤回を記録する',
    follows: [
      '本人から申し出があったときに記録します。一時停止の期限はなくなり、これからの検査と献便は行いません。予定している検査は、キャンセルします。',
      '元に戻すには、同意書への新しい署名が必要です。会員へメールを送ります。',
    ],
    done: '同意の撤回を記録しました。',
  },
  withdrawUse: {
    label: '便の使用の撤回を記録する',
    follows: [
      '本人から申し出があったときに記録します。今日までにお預かりした便を、引き渡したものも含めて、すべて保留にします。同意は、そのままです。',
      '保留をどうするかは、医師が決めます。引き渡し先への電話は、便の保留の画面から用件にできます。会員へメールを送ります。',
    ],
    done: '便の使用の撤回を記録しました。',
  },
  closePoint: {
    label: '確かめたことを記録する',
    follows: ['「確かめること」から除きます。', REASON_KEPT],
    done: '確かめたことを記録しました。',
  },
  tellCondition: {
    label: '体調のお知らせを記録する',
    follows: [
      '退会した方から、電話などで聞いたことを記録します。ドナー番号がこの方のものか、先に確かめてください。',
      '今日の用件に入り、変わった日から受け取った便をどうするかを、医師が決めます。',
      `記録は、最後に便を受け取ってから${STORED_YEARS}年が過ぎ、確かめることが済むと消えます。`,
    ],
    done: '体調のお知らせを記録しました。',
  },
  absent: {
    label: '欠席を記録する',
    follows: [
      '会員へメールを送ります。',
      `1回目は、${INVITATION_DAYS}日以内に日時を選び直していただきます。2回目は、案内待ちに戻ります。`,
    ],
    done: '欠席を記録しました。',
  },
  scheduleExam: {
    label: '検査日を決める',
    follows: ['会員へ日程のメールを送ります。決めたあとも変更できます。'],
    done: '検査日を決めました。',
  },
  moveExam: {
    label: '検査日を変える',
    follows: ['会員へ、新しい日程のメールを送ります。'],
    done: '検査日を変えました。',
  },
  askForTest: {
    label: '検査をお願いする',
    follows: [
      '認定のための検査とは別に、病院での検査をお願いするメールを送ります。受けるかどうかは本人が決め、協力金は変わりません。',
      '有効期間中の方には「期間中の検査」、有効期間が終わった方には「最後の検査」をお願いします。検査の結果を記録すると、お願いは終わります。',
    ],
    done: '検査をお願いしました。',
  },
  dateAsked: {
    label: 'お願いした検査の日を決める',
    follows: [],
    done: '検査日を決めました。',
  },
  endAsked: {
    label: '検査のお願いを取り下げる',
    follows: [
      '本人のマイページから、検査のお願いが消えます。決まっていた検査の日も取り消しますが、メールは送りません。病院と本人には、事務局から連絡します。',
    ],
    done: '検査のお願いを取り下げました。',
  },
  judge: {
    label: '検査の判定を登録する',
    follows: [CONFIRM_JUDGEMENT, '登録したあとの訂正には、もう一人の医師の確認が必要です。'],
    done: '検査の判定を登録しました。',
  },
  correctJudgement: {
    label: correctionWords.propose,
    follows: [correctionWords.nothingYet, correctionWords.stopMeanwhile],
    done: correctionWords.proposed,
  },
  correctResult: {
    label: correctionWords.propose,
    follows: [correctionWords.nothingYet],
    done: correctionWords.proposed,
  },
  donate: {
    label: '献便を記録する',
    follows: ['便を受領した献便は回数に数え、協力金を見込みに加えます。'],
    done: '献便を記録しました。',
  },
  correctDonation: {
    label: '記録を取り消す',
    follows: ['回数とランク、協力金の見込みから、この献便を除きます。正しい内容は、あらためて記録します。'],
    done: '献便の記録を訂正しました。',
  },
  settle: {
    label: 'お渡しを記録する',
    follows: [
      'この期間の協力金をまとめて「お渡し済み」にします。取り消せません。',
      '会員へお渡し完了のメールを送ります。',
    ],
    done: '協力金のお渡しを記録しました。',
  },
  stop: {
    label: '一時停止する',
    follows: [CONFIRM_STOP, '会員へメールを送ります。'],
    done: '利用を一時停止しました。',
  },
  moveStop: {
    label: '再開する日を変更する',
    follows: ['会員へ、新しい再開の日をメールでお知らせします。'],
    done: '再開する日を変更しました。',
  },
  resume: {
    label: '利用を再開する',
    follows: ['手続きと献便をもう一度受け付けます。ほかの停止がなければ、会員へメールを送ります。'],
    done: '利用を再開しました。',
  },
  suspend: {
    label: '利用停止にする',
    follows: [
      '期間を決めない停止です。会員は閲覧と退会だけができます。',
      '会員へメールを送ります。',
      STOP_CANCELS_VISIT,
    ],
    done: '利用を停止しました。',
  },
  unsuspend: {
    label: '利用停止を解除する',
    follows: ['手続きと献便をもう一度受け付けます。ほかの停止がなければ、会員へメールを送ります。'],
    done: '停止を解除しました。',
  },
  reopenCheck: {
    label: 'オンラインチェックを再受付する',
    follows: [
      '会員はオンラインチェックにもう一度答え、あらためて判定を受けます。前の判定も記録に残ります。',
      '会員へメールを送ります。',
      REASON_KEPT,
    ],
    done: 'オンラインチェックをもう一度受けられるようにしました。',
  },
  liftPause: {
    label: '献便のお休みを解く',
    follows: [
      '有効期限まで、もう一度献便できます。更新前チェックの結果と、お知らせいただいた体調の記録は変わりません。',
      'ほかに献便を休む理由がなければ、いつから献便にお越しいただけるかを、会員へメールで知らせます。',
    ],
    done: '献便のお休みを解きました。',
  },
  inviteToFlora: {
    label: '腸内フローラ検査を案内する',
    follows: [
      '案内を希望しているか、お知らせメールを受け取る方には、メールを送ります。メールを送らない方も、マイページで申し込めます。',
      '申し込みは任意で、認定の判定には影響しません。',
    ],
    done: '腸内フローラ検査を案内しました。',
  },
  receiveSample: {
    label: '検体の受領を記録する',
    follows: ['会員の画面では「解析中」になります。'],
    done: '検体の受領を記録しました。',
  },
  shareResult: {
    label: '結果を公開する',
    follows: [
      '会員へレポートのメールを送り、すぐに結果をご覧いただけるようになります。公開した結果は変更できません。',
    ],
    done: '結果を公開しました。',
  },
  remove: {
    label: '会員を削除する',
    follows: [CONFIRM_DELETE, '予約とドナーの認定は終了し、この方はログインできなくなります。'],
    done: '会員を削除しました。',
  },
  editProfile: { label: '登録情報を変更する', follows: [], done: '保存しました。' },
  correctEmail: {
    label: 'メールアドレスを訂正する',
    follows: [
      '会員ご本人が、以前のメールを読めなくなったときのための操作です。かならず本人であることを確認してください。',
      'ログインに使うアドレスも変わり、すべての端末からログアウトします。',
      '新旧の両方のアドレスに、変更をメールでお知らせします。',
    ],
    done: 'メールアドレスを訂正しました。',
  },
  resendMail: {
    label: '再送する',
    follows: ['同じメールを、いま登録されているメールアドレスへ送ります。'],
    done: 'メールの再送を受け付けました。',
  },
} satisfies Record<string, PersonActionWords>

/** Source of the place for an invitation out of turn. */
export const outOfTurnPlaces = {
  free: (month: string, free: number | null) =>
    `${month}の空いている枠を使う${free === null ? '' : `（残り${free}）`}`,
  full: (month: string) => `${month}の空いている枠を使う（空きがありません）`,
  add: (month: string) => `この方のために、${month}の追加枠を1つ増やす`,
} as const

export const reopenQuestions = {
  label: 'もう一度お答えいただく質問',
  hint: `選んだ質問のほかは、前の答えを引き継ぎます。選ばないときと、前のチェックから${TAKEN_OVER_WEEKS}週間を過ぎているときは、すべての質問にお答えいただきます。`,
  none: 'あてはまる質問はありません',
} as const

/** Consequences of a judgement; `until` is the new last valid day. */
export const judgementFollows = {
  certified: (until: JapaneseDate) =>
    `認定すると「献便期間中」に進み、有効期限は${formatJapaneseDate(until)}です。マイページにドナー証を用意します。`,
  certifiedAgain: (until: JapaneseDate) =>
    `認定すると「献便期間中」に戻り、新しい有効期限は${formatJapaneseDate(until)}です。これまでの期間の協力金に更新加算を付けて確定します。`,
  refused:
    '認定なしにすると「会員登録済み」に戻ります。理由と、オンラインチェックをもう一度受けられる時期を、メールとマイページで会員に伝えます。',
  refusedAgain:
    '認定なしにするとドナーの有効期間が終わり、これまでの協力金が確定します。理由と、オンラインチェックをもう一度受けられる時期を、メールとマイページで会員に伝えます。',
} as const

/** What the chosen reason tells the person. */
export const refusalTold = {
  title: '会員にお伝えする文',
  wait: ({ months, weeks }: { months: number | null; weeks: number | null }) =>
    months === null && weeks === null
      ? 'もう一度受けられる時期：事務局が決めるまで、お知らせしません。'
      : `もう一度受けられる時期：判定した日から${months === null ? `${weeks}週間` : `${months}か月`}たった日`,
} as const

export const REASON_IS_TOLD = '病名や検査の値は伝えません。選んだ理由を、決まった文で会員に伝えます。'

export const profileConflict = {
  /** In the form that is open meanwhile. */
  meanwhile:
    'この会員の記録が、開いているあいだに変わりました。保存するときに、残す内容を項目ごとに選べます。',
  title: 'ほかの人が先に変更しました',
  explanation:
    '同じ会員の登録情報が、開いているあいだに変更されました。項目ごとに、残す内容を選んでください。',
  mine: 'ここでの変更',
  theirs: '先の変更',
  save: '選んだ内容で保存',
  reload: READ_AGAIN,
  alsoChanged: (labels: readonly string[]) =>
    `先の変更では、ほかに${labels.join('、')}も変わりました。この変更は残ります。`,
} as const

/** In the dialog of a judgement, before the day of the test. */
export const judgedBeforeDay = (day: JapaneseDate | null) =>
  day
    ? `検査日は${formatJapaneseDate(day)}に決まっています。それより前に検査を受けたときだけ、登録してください。`
    : '検査日が決まっていません。検査が済んでいるときだけ、登録してください。'

export const statusMove = (from: string, to: string) => `${from} → ${to}`

export const examDayProblems = {
  past: '過ぎました',
  closed: '日曜・祝日・休業日',
  afterExpiry: '有効期限のあと',
} as const satisfies Record<ExamDayProblem, string>

export const WISHES_PASSED = '希望日はすべて過ぎました。本人は、マイページから希望日をもう一度送れます。'
