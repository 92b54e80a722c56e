import { classReaders, emergencyReaders, openedReaders } from '../../../shared/rules/records/access/classes'
import {
  isForToday,
  mayCall,
  mayExport,
  type StaffOperation,
} from '../../../shared/rules/records/access/operations'
import { allRoles } from '../../../shared/rules/records/access/roles'
import type { DataClass, Role } from '../../../shared/generated/schema'
import { rolesLabel } from '../../../shared/words/labels/consoleLabels'
import { EMERGENCIES_AN_HOUR, PURPOSE_NOTE_MIN } from '../../../shared/rules/records/reads'

/** Whether a duty may do something: yes, for today only, or no. */
export type Reach = 'May' | 'Today' | 'No'

export const reachLabels: Readonly<Record<Reach, string>> = {
  May: 'できる',
  Today: '今日の分だけ',
  No: 'できない',
}
export const reachMarks: Readonly<Record<Reach, string>> = { May: '○', Today: '今日', No: '―' }

type Lines = Readonly<Record<string, readonly StaffOperation[]>>

/** Staff operations in the office's words, one line each; operations on one line have the same duties. */
export const works: Readonly<Record<string, Lines>> = {
  会員: {
    '一覧と、会員ひとりの画面を見る': ['listUsersByIdProfileCreatedAt', 'getUserById'],
    '名前など、見えている項目を変える': ['updateUserProfileByAdmin'],
    メールアドレスを変える: ['updateUserEmailByAdmin'],
    '利用を一時停止する、再開する': ['stopUser'],
    会員を削除する: ['deleteUser'],
    '確かめた結果と、退会した方からの体調のお知らせを記録する': ['closeOfficePoint', 'recordConditionReport'],
    '同じ方の登録を見比べる、決める': ['listSamePeople', 'decideSamePerson'],
    同意書の版を見る: ['listConsentDocuments'],
    '同意と、その撤回、便の使用の撤回を記録する': [
      'recordConsent',
      'recordSignature',
      'withdrawConsentByAdmin',
      'withdrawUseByAdmin',
    ],
    登録の途中の方を見る: ['listPendingAccounts'],
    'コードを送り直す、登録の途中のアカウントを止める・削除する': [
      'sendPendingAccountCode',
      'stopPendingAccount',
      'deletePendingAccount',
    ],
  },
  連絡: {
    'やりとりを読む、メモを書く': [
      'listConversation',
      'createPersonNote',
      'updatePersonNote',
      'deletePersonNote',
    ],
    送ったメールとひな形を見る: [
      'listMails',
      'getMail',
      'listLetters',
      'listLetterVersions',
      'listMailTexts',
      'listMailTextVersions',
    ],
    '会員へメールを書く、送る、送り直す': [
      'previewLetter',
      'saveLetter',
      'sendTrialLetter',
      'sendLetter',
      'takeBackLetter',
      'resendMail',
    ],
    決まった時に送るメールの文を変える: ['previewMailText', 'saveMailText', 'sendTrialMailText'],
  },
  ガイダンスと日程: {
    '枠、見通し、案内した理由を見る': [
      'getPreference',
      'getSeatFigures',
      'listAllocations',
      'getAllocationsByUserId',
    ],
    月の枠を変える: ['previewPreferenceSlot', 'updatePreferenceSlot'],
    順番によらず案内する: ['inviteOutOfTurn'],
    カレンダーと受付時間を見る: ['getCalendar', 'getOpening'],
    受付時間と休業日を変える: ['previewOpening', 'updateOpening'],
    '予約を入れる、変える、取り消す': [
      'listBookingSlotsByAdmin',
      'previewBooking',
      'reserveGuidanceByAdmin',
      'updateGuidanceByAdmin',
      'deleteGuidanceByAdmin',
    ],
    その日にいらっしゃる方を見る: ['getGuidanceDay'],
    いらっしゃったことを記録する: ['checkInGuidance', 'undoGuidanceCheckIn'],
    '参加・欠席を記録する': [
      'recordGuidanceAttendance',
      'recordGuidanceAttendances',
      'undoGuidanceAttendance',
    ],
    検査日を決める: ['updateExamDays', 'previewExam', 'scheduleExam', 'scheduleAskedTest'],
  },
  検査と判定: {
    検査の予定と進み具合を見る: [
      'listScreeningInfoByIdScreeningInfoCreatedAt',
      'listScreeningInfoByUserIdScreeningInfoCreatedAt',
      'getScreeningById',
      'listIntestinalFloraTestByIdInspectionDetailCreatedAt',
      'listIntestinalFloraTestInspectionDetailByUserId',
    ],
    認定の前に確かめた結果を記録する: ['clearCheckPoint'],
    '検査の結果を記録し、判定する': ['recordHealthCheck'],
    オンラインチェックを再び受け付ける: ['reopenOnlineCheck'],
    '会員が直した答えを、認めるか決める': ['getAnswerCorrection', 'decideAnswerCorrection'],
    '検査の記録の訂正を提案する、確かめる': [
      'listCorrections',
      'getCorrection',
      'previewCorrection',
      'proposeCorrection',
      'confirmCorrection',
      'refuseCorrection',
      'withdrawCorrection',
    ],
    献便の停止を解く: ['liftDonationPause'],
    腸内フローラ検査の日と結果を記録する: ['recordIntestinalFloraTest'],
  },
  判定基準: {
    判定基準の版を見る: ['listCriteria', 'getCriteria'],
    '判定基準を書く、承認する、適用する': [
      'createCriteriaDraft',
      'updateCriteriaDraft',
      'deleteCriteriaDraft',
      'submitCriteria',
      'previewCriteria',
      'approveCriteria',
      'rejectCriteria',
      'pushCriteria',
    ],
  },
  受付と献便: {
    'カードや名前で会員を探す、今日の体調を聞く、受付の記録を取り消す': [
      'findDonor',
      'findDonors',
      'listReceptionToday',
      'recordStatement',
      'undoDonation',
    ],
    '献便を記録する（受付だけでは、今日の分）': ['recordDonation'],
    献便の一覧を見る: ['listDonationByIdDonationInfoCreatedAt'],
    献便の記録を訂正する: ['correctDonation'],
    協力金のお渡しを記録する: ['settleRewards'],
    'ギフトコードの残りを見る、コードで渡す': ['getGiftStock', 'handOutGift'],
    ギフトコードの一覧を取り込む: ['previewGiftCodes', 'importGiftCodes'],
    'ほかの担当者が渡したギフトコードの、お受け取りを確かめる': ['confirmGift'],
    '使えない、または失くされたギフトコードを記録する、代わりを渡す': ['reportLostGift', 'decideLostGift'],
    'ほかの担当者が取り込んだギフトコードの、件数の差のわけを書く': ['explainGiftDifference'],
  },
  便: {
    '便の一覧と、一つの便を見る': ['listUnits', 'getUnit'],
    '便の重さや形を記録する、訂正する、引き渡しを記録する': ['recordUnit', 'correctUnit', 'handOverUnits'],
    '便を使用可にする、廃棄にする': ['releaseUnits', 'discardUnits'],
    '便のための検査と、便の保留を見る': ['listTestPanels', 'listHolds'],
    '便のための検査の結果を記録する、確かめる': ['recordTestPanel', 'confirmTestPanel'],
    便のための検査の結果を本人に見せる: ['releaseTestPanel'],
    便のための検査の結果をCSVから取り込む: ['previewTestPanels', 'recordTestPanels'],
    '便を保留にする、所見を書く、保留を決める': ['openHold', 'decideHold'],
    '期間中の検査と最後の検査をお願いする、取り下げる': ['askForTest', 'endAskedTest'],
  },
  用件: {
    待っている用件の数を見る: ['getWorkCounts'],
    用件の一覧を見る: ['listWork', 'countWork'],
    '担当を決める、あとに回す': ['assignWork', 'snoozeWork'],
    '用件を加える、変える、済みにする': [
      'createWorkItem',
      'updateWorkItem',
      'finishWorkItem',
      'reopenWorkItem',
    ],
    ダッシュボードを見る: ['getDashboard'],
  },
  一覧とまとめての処理: {
    みんなで使う条件で一覧を見る: ['listSharedViews', 'countRows'],
    みんなで使う条件を保存する: ['saveSharedView', 'deleteSharedView'],
    '選んだ方にまとめて行う処理を確かめる（一人ずつにできることだけ）': ['previewBulk'],
    '検査結果、お渡し済みの表を取り込む（それぞれの担当だけ）': ['previewBulkFile'],
    'まとめての処理を始める、もとに戻す（一人ずつにできることだけ）': [
      'startBulk',
      'undoBulk',
      'getBulkJob',
      'listBulkJobs',
      'listBulkRows',
    ],
    '自分の変更を、すぐに取り消す': ['undoChange'],
  },
  記録を確かめる: {
    活動記録を見る: ['listUserActivity'],
    変更前と変更後を見る: ['listValueChanges'],
    だれが会員の記録を見たかを見る: ['listRecordReads', 'listStaffReads'],
    記録の封印を確かめる: ['listSealedTrees'],
    セキュリティ記録を見る: ['listSecurityEvents'],
    '閲覧とご請求の確認を始める、答える': [
      'listCases',
      'getCase',
      'createCase',
      'takeCase',
      'noteCase',
      'answerCase',
      'closeCase',
      'reopenCase',
    ],
    '個人情報のご請求の本人と手数料を確かめる、回答する': ['checkRightsRequest', 'answerRightsRequest'],
    '漏えい等の範囲を調べて、報告の下書きを作る': [
      'previewBreach',
      'openBreach',
      'recountBreach',
      'saveBreachNotice',
      'reportBreachNotice',
    ],
  },
  管理者とアカウント: {
    '自分のログインと表示の設定を見る、変える': [
      'getAdministrator',
      'listOwnAccountEvents',
      'listOwnSessions',
      'endOwnSessions',
      'createLogoutActivity',
      'getConsoleSettings',
      'saveConsoleSetting',
      'saveDeviceLock',
    ],
    提携企業ごとの登録の人数を見る: ['listPartners'],
    管理者の一覧を見る: ['listAdministratorByIdProfileCreatedAt'],
    '管理者を加える、役割を変える、削除する': [
      'createAdministrator',
      'updateAdministrator',
      'deleteAdministrator',
      'updateAdministratorEmail',
      'resetAdministratorTotp',
      'endAdministratorSessions',
      'resendTemporaryPassword',
    ],
  },
}

/** Lists exported as files; the other lists are like those of the people. */
const files: Readonly<Record<string, string>> = {
  '一覧をファイルに書き出す（見えるデータだけ）': 'users',
  献便の一覧をファイルに書き出す: 'donations',
  '便の一覧をファイルに書き出す（受付はきょうの便だけ）': 'units',
  'まとめての処理の結果をファイルに書き出す（経理はお渡しだけ）': 'bulk',
  活動記録をファイルに書き出す: 'activity',
  漏えい等で見られた方の一覧をファイルに書き出す: 'affected',
}

const dataWords: Readonly<Record<DataClass, string>> = {
  Identity: '本人の情報（名前、生年月日、番号など）',
  Contact: '連絡先（住所、電話番号、メールアドレス）',
  Health: '健康の情報（答え、検査の結果、判定、体調、注意）',
  Eligibility: 'チェックの結果がわかる情報（再回答の可否とその日、献便の休止）',
  Flora: '腸内フローラ検査の結果',
  Money: '協力金の記録',
  Material: 'お預かりした便（番号、重さ、形、状態、行き先）',
  StaffNotes: '担当者のメモ',
  Operational: '手続きの進み具合、予定、用件',
  Account: 'ログインとセキュリティの記録',
}

/** What a duty reads beyond its classes, or in another way. */
export const dataRemarks: readonly string[] = [
  `${rolesLabel(openedReaders)}は、問い合わせや面談のために会員ひとりの画面を開いたときだけ、チェックの結果がわかる情報も見ます。ご本人にも表示されます。一覧、検索、書き出しには出ません。`,
  `${rolesLabel(emergencyReaders)}は、緊急のときに限り、健康の情報も見ます。お一人ずつ、理由（${PURPOSE_NOTE_MIN}文字以上）とログインの確認が要り、1時間に${EMERGENCIES_AN_HOUR}人までです。監査担当が確かめ、ご本人にも「緊急」と表示されます。`,
  '協力金をお送りする住所は、経理も見ます。',
  '受付は、今日の体調を聞いて記録します。あとから見るのは、今日受け取ってよいかどうかだけです。',
  '受付が見る便は、今日の分です。コーディネーターは、便の番号と状態と行き先だけを見ます。監査担当は、形と受け入れない理由を見ません。',
  '担当者のメモは、サポート担当も読みます。',
  '変更前と変更後のうち、連絡先と協力金は、監査担当も見ます。',
  '自分のログインの記録は、だれでも見ます。登録の途中の方の状態は、コーディネーターとサポート担当も見ます。',
]

export type DutyRow = { words: string; reach: Readonly<Record<Role, Reach>> }
export type DutyTable = { title: string; rows: readonly DutyRow[] }

const rowOf = (words: string, reachOf: (role: Role) => Reach): DutyRow => ({
  words,
  reach: Object.fromEntries(allRoles.map((role) => [role, reachOf(role)])) as Record<Role, Reach>,
})

function reachOf(role: Role, operation: StaffOperation): Reach {
  if (!mayCall([role], operation)) return 'No'
  return isForToday([role], operation) ? 'Today' : 'May'
}

/** The classes of data and the kinds of work, with what each duty may do. */
export const dutyTables = (): readonly DutyTable[] => [
  {
    title: '見えるデータ',
    rows: Object.entries(dataWords).map(([data, words]) =>
      rowOf(words, (role) => (classReaders[data as DataClass].includes(role) ? 'May' : 'No')),
    ),
  },
  ...Object.entries(works).map(([title, lines]) => ({
    title,
    rows: Object.entries(lines).map(([words, [first]]) =>
      rowOf(words, (role) => (first ? reachOf(role, first) : 'No')),
    ),
  })),
  {
    title: 'ファイル',
    rows: Object.entries(files).map(([words, list]) =>
      rowOf(words, (role) => (mayExport([role], list) ? 'May' : 'No')),
    ),
  },
]
