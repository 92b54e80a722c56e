import { CHECK_VALID_WEEKS } from '../../../shared/facts/terms'
import type {
  ActivityCategory,
  Changed,
  Check,
  Events,
  Money,
  OnlineCheckKind,
} from '../../../shared/words/records/activity'
import { formatJapaneseDate, formatJapaneseDateTime, formatMonth } from '../../../shared/facts/dates'
import { examNames } from '../../../shared/words/donating/panelKinds'
import { caseKindLabels } from '../../../shared/words/labels/caseLabels'
import { rolesLabel, sharedListLabels, userLabels } from '../../../shared/words/labels/consoleLabels'
import { correctionCauseLabels, correctionKindLabels } from '../../../shared/words/labels/correctionLabels'
import { officePointLabels } from '../../../shared/words/labels/officePointLabels'
import { poolDifferenceLabels } from '../../../shared/words/labels/poolDifferenceLabels'
import { inspectionTypeLabels } from '../../../shared/words/labels/screeningLabels'
import { userProfileLabels } from '../../../shared/words/labels/userProfileLabels'
import { openingSentences } from '../../../shared/words/visits/openingEvents'
import { bulkActs, isFileAct } from '../../../shared/rules/office/bulk'
import { undoRules } from '../../../shared/rules/records/undo'
import { workKinds } from '../../../shared/rules/office/work'
import { unusualVisitWords } from '../../../shared/words/program/apiErrors'

const onlineCheckKindLabels = {
  Registration: 'オンラインチェック',
  BeforeRegistrationExam: '登録検査前チェック',
  BeforeRenewal: '更新前チェック',
} satisfies Record<OnlineCheckKind, string>

type Sentences = {
  [C in ActivityCategory]: { [O in keyof Events[C]]: (event: Events[C][O]) => string }
}

const { RetryReminder, CriteriaNews } = userLabels
const fieldLabels = {
  ...userProfileLabels,
  RetryReminder,
  CriteriaNews,
  Push: { admin: '端末へのお知らせ', donor: '端末へのお知らせ' },
}
const fieldList = ({ fields }: Changed) => fields.map((field) => fieldLabels[field].admin).join('、')
const money = ({ count, amount }: Money) => `${count}件、${amount.toLocaleString('ja-JP')}円分`
const check = ({ kind }: Check) => onlineCheckKindLabels[kind]

const viewChanges = { made: '保存', changed: '変更', removed: '削除' } satisfies Record<
  Events['Preference']['View']['change'],
  string
>

export const activitySentences: Sentences = {
  Account: {
    SignUp: () => '会員登録を受け付けました',
    SignIn: () => 'ログインしました',
    SignOut: () => 'ログアウトしました',
    ChangePassword: () => 'パスワードを変更しました',
    ResetPassword: () => 'パスワードを再設定しました',
    SetTotp: () => '認証アプリを登録しました',
    RemoveTotp: () => '認証アプリの登録を解除しました',
    SetPasskey: () => 'パスキーを登録しました',
    RemovePasskey: () => 'パスキーを削除しました',
    SignOutEverywhere: () => 'すべての端末からログアウトしました',
    ChangeEmail: () => 'メールアドレスを変更しました',
    Withdraw: () => '退会の手続きを完了しました',
    Delete: () => '会員を削除しました',
    Stop: ({ until, isMoved }) => {
      const end = until ? `再開する日：${formatJapaneseDate(until)}` : '再開する日は未定'
      if (isMoved) return `一時停止の期間を変更しました（${end}）`
      return `利用を一時停止しました${until ? `（${end}）` : ''}`
    },
    Resume: () => '利用を再開しました',
    Suspend: () => '利用を停止しました',
    Unsuspend: () => '停止を解除しました',
    ResendCode: () => '登録の確認コードを送り直しました',
    SendRecovery: () => 'パスワード再設定の案内を送りました',
  },
  Contact: {
    Note: () => 'メモを書きました',
    CallIn: () => '受けた電話を記録しました',
    CallOut: () => 'かけた電話を記録しました',
    Meeting: () => '対面での話を記録しました',
    MailIn: () => '受けたメールを記録しました',
    Answer: () => 'メールの返信が届きました',
    Edit: () => 'やりとりの記録を直しました',
    Remove: () => 'やりとりの記録を削除しました',
  },
  Profile: {
    Create: () => '登録情報を入力しました',
    Update: (event) => `登録情報を変更しました（項目：${fieldList(event)}）`,
    UpdateByAdmin: (event) => `登録情報を変更しました（項目：${fieldList(event)}）`,
    Download: () => '自分のデータを書き出しました',
    OpenPoint: ({ kind }) => `事務局が確かめることを加えました（${officePointLabels[kind].label}）`,
    SettlePoint: ({ kind }) => `事務局が確かめることがなくなりました（${officePointLabels[kind].label}）`,
    CloseSame: () => 'ほかのメールアドレスの登録が同じ方のものとわかり、そちらを閉じました',
    ClosePoint: ({ kind }) => `事務局が確かめました（${officePointLabels[kind].label}、理由は別欄）`,
  },
  OnlineCheck: {
    Start: (event) => `${check(event)}を始めました`,
    Submit: (event) => `${check(event)}の回答を送信しました（質問票${event.version}）`,
    Remind: (event) => `${check(event)}の再案内を送りました`,
    Discard: (event) => `${check(event)}の途中の回答を、期間が過ぎたため削除しました`,
    Reopen: () => 'オンラインチェックをもう一度受けられるようにしました（理由は別欄）',
    AskAgain: () =>
      `回答から${CHECK_VALID_WEEKS}週間を過ぎたため、登録検査の前にもう一度お答えいただくことにしました`,
    CorrectAnswers: () => 'オンラインチェックの答えを訂正しました',
    AcceptCorrection: () => 'オンラインチェックの答えの訂正を受け付けました',
    RefuseCorrection: () => 'オンラインチェックの答えを、はじめのままとしました',
    ClearPoint: () => '認定の前に確かめることの結果を記録しました',
    ReopenPoint: () => '認定の前に、もう一度確かめることにしました',
    UpholdPoint: () => '確かめた結果、いまはお願いできないと記録しました',
  },
  Guidance: {
    Invite: ({ year, month }) => `${year}年${month}月の枠で案内しました`,
    InviteOutOfTurn: ({ year, month, additional }) =>
      additional
        ? `${year}年${month}月に枠を1つ追加し、順番を変えて案内しました（追加${additional.join('→')}、理由は別欄）`
        : `${year}年${month}月の枠で、順番を変えて案内しました（理由は別欄）`,
    Expire: () => '予約の期限を過ぎ、案内待ちに戻しました',
    Decline: ({ isPlaceKept }) =>
      `案内を見送り、案内待ちに戻りました（順番は${isPlaceKept ? 'そのまま' : '最後'}）`,
    Pause: ({ until }) => `案内を保留にしました（${formatMonth(until)}から再開）`,
    EndPause: () => '案内の保留をやめました',
    Reserve: ({ startAt }) => `${formatJapaneseDateTime(startAt)}に予約しました`,
    Change: (event) =>
      `${formatJapaneseDateTime(event.old)}から${formatJapaneseDateTime(event.new)}に変更しました`,
    Cancel: ({ startAt }) => `${formatJapaneseDateTime(startAt)}の予約をキャンセルしました`,
    WillCome: () => '前日のお知らせに「行きます」と答えました',
    Attend: ({ version }) => `参加と同意を記録しました（同意書${version}）`,
    NoShow: () => '欠席を記録しました',
    CheckIn: () => '来所を記録しました',
    UndoCheckIn: () => '来所の記録を取り消しました',
    UndoAttendance: ({ attended }) => `${attended ? '参加と同意' : '欠席'}の記録を取り消しました`,
    Consent: ({ version }) => `同意書への署名を記録しました（同意書${version}）`,
    SignConsent: ({ version }) => `同意書に署名しました（同意書${version}）`,
    RecordSignature: ({ version }) => `同意書の署名、説明、ご質問を記録しました（同意書${version}）`,
    WithdrawConsent: () => '同意を撤回しました',
    WithdrawConsentByAdmin: () => '本人の申し出による同意の撤回を記録しました（理由は別欄）',
    WithdrawUse: () => 'お預かりした便の使用を撤回しました',
    WithdrawUseByAdmin: () => '本人の申し出による、便の使用の撤回を記録しました（理由は別欄）',
  },
  Screening: {
    Request: ({ type }) => `${examNames[type]}の希望日を受け付けました`,
    Schedule: ({ type, date }) => `${examNames[type]}の日を${formatJapaneseDate(date)}に決めました`,
    CancelDay: ({ type, date }) =>
      `${formatJapaneseDate(date)}の${examNames[type]}の予定をキャンセルしました`,
    WillCome: ({ type }) => `${examNames[type]}の前日のお知らせに「行きます」と答えました`,
    Ask: ({ type }) => `${examNames[type]}をお願いしました`,
    Decline: ({ type }) => `${examNames[type]}を受けないことを承りました`,
    EndAsking: ({ type }) => `${examNames[type]}のお願いを取り下げました`,
    Judge: ({ type }) => `${inspectionTypeLabels[type]}の判定を登録しました`,
    OpenRenewal: () => '更新手続きを始めました',
    End: () => 'ドナーの有効期間を終了しました',
  },
  Donation: {
    Record: ({ donationAt }) => `${formatJapaneseDateTime(donationAt)}の献便を記録しました`,
    Correct: () => '献便の記録を訂正しました',
    PauseByCriteria: ({ number }) => `判定基準${number}の緊急適用により、献便をお休みにしました`,
    LiftPause: () => '献便のお休みを解きました（理由は別欄）',
    Statement: () => '今日の体調を受け付けました',
    Report: () => '体調の変化のお知らせを受け付けました',
    Confirm: () => '献便のお休みの期間中に、確認のうえ便を受け取りました（理由は別欄）',
    RecordUnusual: ({ why }) => `${unusualVisitWords[why]}の献便を、事務局が記録しました（理由は別欄）`,
    EndRest: () => '献便のお休みが終わりました',
  },
  Unit: {
    // Who reads the log need not read what became of a unit.
    Record: ({ number }) => `便${number}を記録しました`,
    Correct: ({ number }) => `便${number}の記録を訂正しました（理由は別欄）`,
    HandOver: ({ number }) => `便${number}を引き渡しました`,
    Discard: ({ number }) => `便${number}の扱いを決めました（理由は別欄）`,
    Release: ({ number }) => `便${number}の扱いを決めました`,
  },
  Panel: {
    // What was found is health.
    Record: () => '便のための検査の結果を記録しました',
    Confirm: () => '便のための検査の結果を確かめました',
    Withdraw: () => '便のための検査の結果を確かめました（理由は別欄）',
    Release: () => '便のための検査の結果を、本人が見られるようにしました',
  },
  Hold: {
    Begin: () => '便を保留にしました',
    Finding: () => '便の保留に所見を書きました',
    Decide: () => '便の保留を決めました',
  },
  Reward: {
    Due: (event) => `協力金が確定しました（${money(event)}）`,
    Pay: (event) => `協力金のお渡しを記録しました（${money(event)}）`,
  },
  Gift: {
    Import: (event) => `ギフトコードを取り込みました（${money(event)}）`,
    Confirm: () => 'ギフトコードのお受け取りを確かめました',
    Lose: () => 'お渡ししたギフトコードが使えない、または失くされたことを記録しました',
    Keep: () => 'ギフトコードが使えない、または失くされたという記録を取り消しました',
    Explain: () => 'ギフトコードの件数の差のわけを記録しました',
    Replace: () => '使えない、または失くされたギフトコードの代わりをお渡ししました',
  },
  FloraTest: {
    RequestInvitation: () => '案内の希望を受け付けました',
    Invite: () => '申し込みを案内しました',
    Apply: () => '申し込みを受け付けました',
    Receive: () => '検体の受領を記録しました',
    Share: () => '結果を公開しました',
  },
  Correction: {
    Propose: ({ kind, cause }) =>
      `${correctionKindLabels[kind]}の訂正を申し出ました（理由の区分：${correctionCauseLabels[cause]}）`,
    Confirm: ({ kind }) => `${correctionKindLabels[kind]}を訂正しました`,
    Refuse: ({ kind }) => `${correctionKindLabels[kind]}を訂正しないことにしました`,
    Withdraw: ({ kind }) => `${correctionKindLabels[kind]}の訂正の申し出を取り下げました`,
  },
  Criteria: {
    Create: ({ number }) => `判定基準${number}の下書きを始めました`,
    Delete: ({ number }) => `判定基準${number}の下書きを消しました`,
    Submit: ({ number }) => `判定基準${number}の承認を求めました`,
    Approve: ({ number, from }) => `判定基準${number}を承認しました（${formatJapaneseDate(from)}から）`,
    Reject: ({ number }) => `判定基準${number}を差し戻しました`,
    Push: ({ number }) => `判定基準${number}を緊急に適用しました`,
    InForce: ({ number }) => `判定基準${number}の適用が始まりました`,
  },
  Case: {
    Open: ({ kind }) => `案件が始まりました（${caseKindLabels[kind]}）`,
    Take: ({ kind }) => `案件の担当を決めました（${caseKindLabels[kind]}）`,
    Note: ({ kind }) => `案件に、確かめたことを記録しました（${caseKindLabels[kind]}）`,
    Answer: ({ kind }) => `案件にお返事しました（${caseKindLabels[kind]}）`,
    Close: ({ kind }) => `案件を終えました（${caseKindLabels[kind]}）`,
    Reopen: ({ kind }) => `案件をもう一度確かめることにしました（${caseKindLabels[kind]}）`,
    Count: ({ kind }) => `案件で、見られた方を数え直しました（${caseKindLabels[kind]}）`,
    Draft: ({ kind }) => `案件の書面の下書きを直しました（${caseKindLabels[kind]}）`,
    Report: ({ kind }) => `案件の書面を出した日を記録しました（${caseKindLabels[kind]}）`,
  },
  Administrator: {
    Create: ({ roles }) => `管理者を追加しました（${rolesLabel(roles)}）`,
    ChangeRole: ({ from, to }) => `権限を変更しました（${rolesLabel(from)}→${rolesLabel(to)}）`,
    Rename: () => '管理者の氏名を変更しました',
    Delete: () => '管理者を削除しました',
    ChangeEmail: () => '管理者のメールアドレスを変更しました',
    ResetTotp: () => '認証アプリやパスキーの登録を解除しました',
    ResendPassword: () => '新しい仮パスワードを送りました',
    Export: ({ resource, rows, conditions = [] }) =>
      `${resource}を書き出しました（${rows}件${conditions.length > 0 ? `、条件：${conditions.join('、')}` : ''}）`,
    Bulk: ({ act, people, isUndo }) =>
      `${isUndo ? 'まとめた処理を元に戻し始めました' : 'まとめて処理を始めました'}（${bulkActs[act].label}、${people}${isFileAct(act) ? '行' : '人'}）`,
  },
  Preference: {
    MailText: ({ mailLabel, version }) =>
      `自動で送るメールの文面を変更しました（${mailLabel}、第${version}版）`,
    Letter: ({ version }) => `メールのひな形を保存しました（第${version}版）`,
    View: ({ list, change }) =>
      `${sharedListLabels[list]}の一覧の、みんなで使う条件を${viewChanges[change]}しました`,
    Update: ({ year, month, basic, additional }) =>
      `${year}年${month}月の枠を変更しました（基本${basic.join('→')}、追加${additional.join('→')}）`,
    ...openingSentences,
  },
  Mail: {
    Send: ({ mailLabel }) => `メールを送信しました（${mailLabel}）`,
    Resend: ({ mailLabel }) => `メールの再送を受け付けました（${mailLabel}）`,
    Write: ({ mailLabel }) => `メールを書きました（${mailLabel}）`,
    TakeBack: ({ mailLabel }) => `メールを送る前に取り消しました（${mailLabel}）`,
    Fail: ({ mailLabel }) => `メールを送信できませんでした（${mailLabel}）`,
  },
  Security: {
    Deny: ({ operationName }) => `許可されていない操作を拒否しました（${operationName}）`,
    Refuse: ({ operationName, code }) =>
      `条件に合わない操作を受け付けませんでした（${operationName}、${code}）`,
    Lock: () => 'ログインを一時的に制限しました',
    PoolDiffers: ({ difference }) =>
      `ログイン用のアカウントと登録内容が一致していません（${poolDifferenceLabels[difference]}）`,
  },
  Work: {
    Create: ({ due }) => `用件を書きとめました（期限：${formatJapaneseDate(due)}）`,
    Change: ({ due }) => `用件を変更しました（期限：${formatJapaneseDate(due)}）`,
    Assign: ({ kind, isGiven }) =>
      isGiven
        ? `担当を決めました（${workKinds[kind].label}）`
        : `担当を外しました（${workKinds[kind].label}）`,
    Snooze: ({ kind, until }) =>
      until
        ? `${formatJapaneseDate(until)}まで、あとに回しました（${workKinds[kind].label}）`
        : `あとに回すのをやめました（${workKinds[kind].label}）`,
    Finish: () => '用件を済みにしました',
    Reopen: () => '用件を未了に戻しました',
    Undo: ({ mutation }) => `直前の操作を元に戻しました（${undoRules[mutation].label}）`,
  },
  Job: {
    Fail: ({ jobLabel }) => `処理を完了できませんでした（${jobLabel}）`,
  },
}
