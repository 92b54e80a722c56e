import type { Role, WorkKind } from './generated/schema'

/** Groups of kinds that the same colleague does together. */
export type WorkArea =
  'guidance' | 'exam' | 'judgement' | 'donation' | 'contact' | 'pause' | 'money' | 'audit' | 'task'

type KindOfWork = {
  label: string
  area: WorkArea
  /** The action with its object, for the only button of its row. */
  act: string
  /** Roles that see the work. */
  seenBy: readonly Role[]
  /** Roles that do it, and decide on assignee and date. */
  doneBy: readonly Role[]
}

/** Guidance, dates of tests, and talks with people. */
const forCare = {
  seenBy: ['Administrator', 'Coordinator', 'Support'],
  doneBy: ['Administrator', 'Coordinator'],
} satisfies Partial<KindOfWork>
/** Cleared by a physician together with the office. */
const forAll = {
  seenBy: ['Administrator', 'Coordinator', 'Physician', 'Support'],
  doneBy: ['Administrator', 'Coordinator', 'Physician'],
} satisfies Partial<KindOfWork>
const forStops = {
  seenBy: ['Administrator', 'Coordinator', 'Physician', 'Support'],
  doneBy: ['Administrator', 'Physician'],
} satisfies Partial<KindOfWork>
const forJudging = { seenBy: ['Physician'], doneBy: ['Physician'] } satisfies Partial<KindOfWork>

/**
 * Every kind of work, in the order of a day's rows. Queries: `server/work/workSources.ts`; sentences:
 * `shared/messages/work.ts`.
 */
export const workKinds: Readonly<Record<WorkKind, KindOfWork>> = {
  Attendance: { label: '参加の記録', area: 'guidance', act: '参加を記録', ...forCare },
  FreePlace: { label: '空き枠と先頭の方', area: 'guidance', act: 'ガイダンスに案内', ...forCare },
  RenewalTestLate: { label: '更新検査が有効期限のあと', area: 'exam', act: '検査日を変える', ...forCare },
  WishesPassed: {
    label: '過ぎた検査日の希望',
    area: 'exam',
    act: '検査日を決める',
    ...forCare,
  },
  ExamWish: { label: '検査日の希望', area: 'exam', act: '検査日を決める', ...forCare },
  Judgement: {
    label: '判定の登録',
    area: 'judgement',
    act: '判定を登録',
    seenBy: ['Administrator', 'Physician', 'Support'],
    doneBy: ['Physician'],
  },
  PointsToClear: {
    label: '認定の前の確認',
    area: 'judgement',
    act: '結果を記録',
    ...forJudging,
  },
  // Never one's own: `server/work/workSources.ts`.
  Correction: {
    label: '訂正の確認',
    area: 'judgement',
    act: '訂正を確かめる',
    ...forJudging,
  },
  AnswerCorrection: {
    label: '答えの訂正',
    area: 'judgement',
    act: '答えを見比べる',
    ...forJudging,
  },
  // Never a version that one has edited: `server/work/workSources.ts`.
  CriteriaReview: {
    label: '判定基準の承認',
    area: 'judgement',
    act: '版を確かめる',
    ...forJudging,
  },
  ReceiptMissing: { label: '献便の記録もれ', area: 'donation', act: '献便を記録', ...forCare },
  OfficePoint: { label: '確かめること', area: 'contact', act: '結果を記録', ...forAll },
  MailFailed: { label: 'メール失敗', area: 'contact', act: '宛先を確かめる', ...forCare },
  FloraWish: { label: '腸内フローラ検査の希望', area: 'contact', act: '検査に案内', ...forCare },
  PauseReview: { label: '一時停止の見直し', area: 'pause', act: '停止を見直す', ...forStops },
  // From a condition report.
  RestReview: {
    label: '献便のお休みの見直し',
    area: 'pause',
    act: 'お休みを見直す',
    seenBy: ['Administrator', 'Physician'],
    doneBy: ['Administrator', 'Physician'],
  },
  RewardDue: {
    label: '協力金のお渡し',
    area: 'money',
    act: 'お渡しの一覧',
    seenBy: ['Administrator', 'Finance', 'Support'],
    doneBy: ['Administrator', 'Finance'],
  },
  // Never one's own reading: `server/work/workSources.ts`.
  Case: {
    label: '閲覧の確認',
    area: 'audit',
    act: '案件を開く',
    seenBy: ['Administrator', 'Auditor'],
    doneBy: ['Administrator', 'Auditor'],
  },
  Task: { label: '手入力の用件', area: 'task', act: '済みにする', ...forAll },
}

export const workAreaLabels: Readonly<Record<WorkArea, string>> = {
  guidance: 'ガイダンス',
  exam: '検査',
  judgement: '判定',
  donation: '献便',
  contact: '連絡',
  pause: '停止・お休み',
  money: '協力金',
  audit: '閲覧の確認',
  task: '手入力',
}

const isKind = (name: string): name is WorkKind => Object.hasOwn(workKinds, name)

/** In the order of a day's rows. */
export const allWorkKinds: readonly WorkKind[] = Object.keys(workKinds).filter(isKind)

const isOneOf = (held: Iterable<Role>, roles: readonly Role[]) =>
  [...held].some((role) => roles.includes(role))

export const maySeeWork = (held: Iterable<Role>, kind: WorkKind) => isOneOf(held, workKinds[kind].seenBy)

export const mayDoWork = (held: Iterable<Role>, kind: WorkKind) => isOneOf(held, workKinds[kind].doneBy)
