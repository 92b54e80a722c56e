import { rolesFor, type StaffOperation } from '../records/access/operations'
import type { OfficePointKind, Role, WorkKind } from '../../generated/schema'

type KindOfWork = {
  label: string
  area: WorkArea
  /** The action with its object, for the only button of its row. */
  act: string
  /** Roles that see the work. */
  seenBy: readonly Role[]
  /** What is called to do it: of those who see it, its roles do it, and decide on assignee and date. */
  operation: StaffOperation
}

/** Guidance, dates of tests, and talks with people. */
const forCare = { seenBy: ['Administrator', 'Coordinator', 'Support'] } satisfies Partial<KindOfWork>
/** The day or the hour of a test that belongs to a certification. */
const forExamDays = { area: 'exam', operation: 'scheduleExam', ...forCare } satisfies Partial<KindOfWork>
/** Cleared by a physician together with the office. */
const forAll = {
  seenBy: ['Administrator', 'Coordinator', 'Physician', 'Support'],
} satisfies Partial<KindOfWork>
const forGifts = { area: 'money', seenBy: ['Administrator', 'Finance'] } satisfies Partial<KindOfWork>
const forPaying = {
  area: 'money',
  act: 'お渡しの一覧',
  operation: 'settleRewards',
  seenBy: ['Administrator', 'Finance', 'Support'],
} satisfies Partial<KindOfWork>
const forJudging = { seenBy: ['Physician'] } satisfies Partial<KindOfWork>

/**
 * Every kind of work, in the order of a day's rows. Queries: `server/office/work/workSources.ts`; sentences:
 * `shared/words/office/work.ts`.
 */
export const workKinds: Readonly<Record<WorkKind, KindOfWork>> = {
  Attendance: {
    label: '参加の記録',
    area: 'guidance',
    act: '参加を記録',
    operation: 'recordGuidanceAttendance',
    ...forCare,
  },
  FreePlace: {
    label: '空き枠と先頭の方',
    area: 'guidance',
    act: 'ガイダンスに案内',
    operation: 'inviteOutOfTurn',
    ...forCare,
  },
  NoPlaces: {
    label: '来月のガイダンス枠',
    area: 'guidance',
    act: '枠を開く',
    operation: 'updatePreferenceSlot',
    ...forCare,
  },
  RenewalTestLate: {
    label: '更新検査が有効期限のあと',
    act: '検査日を変える',
    ...forExamDays,
  },
  WishesPassed: {
    label: '過ぎた検査日の希望',
    act: '検査日を決める',
    ...forExamDays,
  },
  ExamWish: {
    label: '検査日の希望',
    act: '検査日を決める',
    ...forExamDays,
  },
  ExamHour: {
    label: '検査の時間',
    act: '時間を入れる',
    ...forExamDays,
  },
  AskedTest: {
    label: 'お願いした検査',
    area: 'exam',
    act: '検査日を決める',
    operation: 'scheduleAskedTest',
    ...forCare,
  },
  Judgement: {
    label: '判定の登録',
    area: 'judgement',
    act: '判定を登録',
    operation: 'recordHealthCheck',
    seenBy: ['Administrator', 'Physician', 'Support'],
  },
  CheckUnanswered: {
    label: '検査の前のチェックの未回答',
    area: 'exam',
    act: '本人に確かめる',
    operation: 'createPersonNote',
    seenBy: ['Administrator', 'Coordinator'],
  },
  ConsentToSign: {
    label: '新しい同意書への署名',
    area: 'guidance',
    act: '同意書を記録',
    operation: 'recordConsent',
    ...forCare,
  },
  // After the validity has ended.
  LateJudgement: {
    label: '期間が終わった方の判定',
    area: 'judgement',
    act: '判定を登録',
    operation: 'recordHealthCheck',
    seenBy: ['Administrator', 'Physician', 'Support'],
  },
  PointsToClear: {
    label: '認定の前の確認',
    area: 'judgement',
    act: '結果を記録',
    operation: 'clearCheckPoint',
    ...forJudging,
  },
  // Never one's own: `server/office/work/workSources.ts`.
  Correction: {
    label: '訂正の確認',
    area: 'judgement',
    act: '訂正を確かめる',
    operation: 'confirmCorrection',
    ...forJudging,
  },
  AnswerCorrection: {
    label: '答えの訂正',
    area: 'judgement',
    act: '答えを見比べる',
    operation: 'decideAnswerCorrection',
    ...forJudging,
  },
  // Never a version that one has edited: `server/office/work/workSources.ts`.
  CriteriaReview: {
    label: '判定基準の承認',
    area: 'judgement',
    act: '版を確かめる',
    operation: 'approveCriteria',
    ...forJudging,
  },
  // About health: not for those who may not read it.
  ConditionReport: {
    label: '体調のお知らせ',
    area: 'judgement',
    act: '確かめた結果を記録',
    operation: 'closeOfficePoint',
    seenBy: ['Administrator', 'Physician'],
  },
  // For a while not for the physician who wrote its finding: `server/office/work/unseenSources.ts`.
  Hold: {
    label: '便の保留',
    area: 'judgement',
    act: '保留を確かめる',
    operation: 'decideHold',
    ...forJudging,
  },
  // Nobody confirms one's own: `server/office/work/workSources.ts`.
  PanelFinding: {
    label: '便のための検査の説明',
    area: 'judgement',
    act: '結果を確かめる',
    operation: 'releaseTestPanel',
    ...forJudging,
  },
  ReceiptMissing: {
    label: '献便の記録もれ',
    area: 'donation',
    act: '献便を記録',
    operation: 'recordDonation',
    ...forCare,
  },
  UnitMissing: {
    label: '便の記録もれ',
    area: 'donation',
    act: '便を記録',
    operation: 'recordUnit',
    seenBy: ['Administrator', 'Coordinator'],
  },
  OfficePoint: {
    label: '確かめること',
    area: 'contact',
    act: '結果を記録',
    operation: 'closeOfficePoint',
    ...forAll,
  },
  MailFailed: {
    label: 'メール失敗',
    area: 'contact',
    act: '宛先を確かめる',
    operation: 'resendMail',
    ...forCare,
  },
  FloraWish: {
    label: '腸内フローラ検査の希望',
    area: 'contact',
    act: '検査に案内',
    operation: 'recordIntestinalFloraTest',
    ...forCare,
  },
  FloraApplied: {
    label: '腸内フローラ検査の申し込み',
    area: 'contact',
    act: '採り方を連絡',
    operation: 'createPersonNote',
    seenBy: ['Administrator', 'Coordinator'],
  },
  FloraReceived: {
    label: '腸内フローラ検査の結果待ち',
    area: 'contact',
    act: '結果を確かめる',
    operation: 'recordIntestinalFloraTest',
    ...forAll,
  },
  PauseReview: {
    label: '一時停止の見直し',
    area: 'pause',
    act: '停止を見直す',
    operation: 'stopUser',
    ...forAll,
  },
  // From a condition report.
  RestReview: {
    label: '献便のお休みの見直し',
    area: 'pause',
    act: 'お休みを見直す',
    operation: 'liftDonationPause',
    seenBy: ['Administrator', 'Physician'],
  },
  RewardDue: { label: '協力金のお渡し', ...forPaying },
  LeaverMoney: { label: '退会された方の協力金', ...forPaying },
  // Never one's own: `server/office/work/unseenSources.ts`.
  GiftUnconfirmed: {
    label: 'ギフトコードのお受け取り',
    act: 'お受け取りを確かめる',
    operation: 'confirmGift',
    ...forGifts,
  },
  GiftLost: {
    label: 'ギフトコードの代わり',
    act: '代わりを渡すか決める',
    operation: 'decideLostGift',
    ...forGifts,
  },
  GiftDifference: {
    label: 'ギフトコードの件数の差',
    act: '差を確かめる',
    operation: 'explainGiftDifference',
    ...forGifts,
  },
  // Never one's own reading: `server/office/work/workSources.ts`.
  Case: {
    label: '閲覧とご請求の確認',
    area: 'audit',
    act: '案件を開く',
    operation: 'takeCase',
    seenBy: ['Administrator', 'Auditor'],
  },
  Task: { label: '手入力の用件', area: 'task', act: '済みにする', operation: 'finishWorkItem', ...forAll },
}

export const workAreaLabels = {
  guidance: 'ガイダンス',
  exam: '検査',
  judgement: '判定',
  donation: '献便',
  contact: '連絡',
  pause: '停止・お休み',
  money: '協力金',
  audit: '閲覧とご請求の確認',
  task: '手入力',
} as const

/** Groups of kinds that the same colleague does together. */
export type WorkArea = keyof typeof workAreaLabels

const isKind = (name: string): name is WorkKind => Object.hasOwn(workKinds, name)

/** In the order of a day's rows. */
export const allWorkKinds: readonly WorkKind[] = Object.keys(workKinds).filter(isKind)

const isOneOf = (held: Iterable<Role>, roles: readonly Role[]) =>
  [...held].some((role) => roles.includes(role))

export const maySeeWork = (held: Iterable<Role>, kind: WorkKind) => isOneOf(held, workKinds[kind].seenBy)

export const mayDoWork = (held: Iterable<Role>, kind: WorkKind, point?: OfficePointKind | null) =>
  isOneOf(held, doersOf(kind, point))

/** The roles that do the work, and decide on assignee and date. */
export function doersOf(kind: WorkKind, point?: OfficePointKind | null): readonly Role[] {
  const { seenBy, operation } = workKinds[kind]
  // That two accounts are one person is decided, not closed.
  const called = point === 'SamePerson' ? 'decideSamePerson' : operation
  return rolesFor(called).filter((role) => seenBy.includes(role))
}
