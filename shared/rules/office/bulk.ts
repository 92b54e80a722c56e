import type {
  BulkAct,
  BulkFileAct,
  FloraTestStatus,
  PreviewBulkInput,
  Role,
  UserStatus,
} from '../../generated/schema'
import { mayCall, type StaffOperation } from '../records/access/operations'

/** The due test, with the days that the person wished for. */
export type ExamFacts = { Day: string | null; Time: string | null; Wishes: readonly string[] }

/** A letter's version, which later edits do not change. */
export type LetterFacts = { Id: string; Version: number; Subject: string }

/** A flora test by its sample number, with its shared result. */
export type FloraFacts = {
  Sample: string
  Status: FloraTestStatus
  Result: { examDate: string; diversityScore: number; enterotype: string | null } | null
}

/** The rewards of a period, by its last day. */
export type RewardFacts = { Period: string; Stage: 'Due' | 'Paid'; AmountYen: number }

/** What an act changes of a person, before and after. */
export type BulkFacts =
  | { UpdateRequired: boolean }
  | { Stopped: boolean; Until: string | null }
  | { UserStatus: UserStatus }
  | { Exam: ExamFacts | null }
  /** The assignee of open work, by its kind and record: `ExamWish/<id>`. */
  | { Work: Readonly<Record<string, string | null>> }
  /** The day until which open work is hidden, by the same keys. */
  | { Asleep: Readonly<Record<string, string | null>> }
  | { Letter: LetterFacts | null }
  | { Flora: FloraFacts }
  | { Reward: RewardFacts }
  | { Unread: true }

/** Inputs of an act, except the people. */
export type BulkInput = Exclude<keyof PreviewBulkInput, 'Act' | 'Selection'>
/** Acts on chosen people, not on the rows of a table. */
export type PeopleAct = Exclude<BulkAct, BulkFileAct>
/** The same as a job stores it, with the version of a letter and the kinds of work that were shown. */
export type BulkGiven = Partial<Record<BulkInput | 'LetterVersion' | 'Kinds', string>>

type Act = {
  label: string
  /** The same for one person: whoever may do that for one may do it for many. */
  operation: StaffOperation
  /** The action, with how many people or rows: 48人を一時停止する */
  confirm: (amount: string) => string
  follows: string
  needsReason: boolean
  /** Its inputs, in the order of the form. */
  takes: readonly BulkInput[]
  isReversible: boolean
}

type Told = Pick<Act, 'label' | 'operation' | 'confirm' | 'follows'>

const act = (told: Told & Partial<Act>): Act => ({
  needsReason: true,
  takes: [],
  isReversible: true,
  ...told,
})

/** Acts on many people at once. The console can also do each for one person. */
export const bulkActs: Record<BulkAct, Act> = {
  SetUpdateRequired: act({
    label: '「要更新」をつける',
    operation: 'updateUserProfileByAdmin',
    confirm: (people) => `${people}に「要更新」をつける`,
    follows: '受付で、登録情報の確認をお願いする表示が出ます。メールは送りません。',
    needsReason: false,
  }),
  ClearUpdateRequired: act({
    label: '「要更新」を外す',
    operation: 'updateUserProfileByAdmin',
    confirm: (people) => `${people}の「要更新」を外す`,
    follows: '受付の表示が消えます。メールは送りません。',
    needsReason: false,
  }),
  Stop: act({
    label: '一時停止する',
    operation: 'stopUser',
    confirm: (people) => `${people}を一時停止する`,
    follows: '予約や申し込みなどができなくなります。お一人ずつにメールでお知らせします。',
    takes: ['Until'],
  }),
  Resume: act({
    label: '一時停止を解除する',
    operation: 'stopUser',
    confirm: (people) => `${people}の一時停止を解除する`,
    follows: 'ふたたび利用できるようになります。お一人ずつにメールでお知らせします。',
  }),
  Invite: act({
    label: 'ガイダンスへ案内する',
    operation: 'inviteOutOfTurn',
    confirm: (people) => `${people}をガイダンスへ案内する`,
    follows:
      '選んだ方のうち、お待ちの順に、今月の空いている枠へ案内します。お一人ずつにメールでお知らせします。案内は元に戻せません。',
    isReversible: false,
  }),
  ScheduleExam: act({
    label: '検査日を決める',
    operation: 'scheduleExam',
    confirm: (people) => `${people}の検査日を決める`,
    follows:
      '検査日をお待ちの方に、同じ日を、希望の早い順に決めます。お一人ずつにメールでお知らせします。まとめては元に戻せませんが、あとからお一人ずつ変えられます。',
    needsReason: false,
    takes: ['ScheduledDate', 'ScheduledTime'],
    isReversible: false,
  }),
  Assign: act({
    label: '担当を決める',
    operation: 'assignWork',
    confirm: (people) => `${people}の用件の担当を決める`,
    follows:
      '選んだ方についての、まだ終わっていない用件のうち、ご自分の役割で扱うものの担当を決めます。メールは送りません。',
    needsReason: false,
    takes: ['AssigneeId'],
  }),
  Snooze: act({
    label: '用件をあとに回す',
    operation: 'snoozeWork',
    confirm: (people) => `${people}の用件をあとに回す`,
    follows:
      '選んだ方についての、まだ終わっていない用件のうち、ご自分の役割で扱うものを、決めた日まで「きょうの机」から外します。メールは送りません。',
    needsReason: false,
    takes: ['SnoozedUntil'],
  }),
  SendLetter: act({
    label: 'メールを送る',
    operation: 'sendLetter',
    confirm: (people) => `${people}にメールを送る`,
    follows:
      '選んだひな形のメールを、お一人ずつに送ります。確認のあとでひな形が書き直されても、確認したとおりの内容で送ります。送ったメールは取り消せません。',
    needsReason: false,
    takes: ['LetterId'],
    isReversible: false,
  }),
  ShareFloraResults: act({
    label: '検査結果を取り込む',
    operation: 'recordIntestinalFloraTest',
    confirm: (rows) => `${rows}を取り込む`,
    follows:
      '腸内フローラ検査の結果を、会員の画面に公開します。メールアドレスのある方には、お一人ずつにメールでお知らせします。公開は元に戻せません。',
    needsReason: false,
    isReversible: false,
  }),
  PayRewards: act({
    label: 'お渡し済みを取り込む',
    operation: 'settleRewards',
    confirm: (rows) => `${rows}を取り込む`,
    follows:
      '協力金が「お渡し済み」に変わります。メールアドレスのある方には、お一人ずつにメールでお知らせします。お渡しの記録は元に戻せません。',
    needsReason: false,
    isReversible: false,
  }),
}

const fileActs: Readonly<Record<BulkFileAct, true>> = { ShareFloraResults: true, PayRewards: true }

/** True for acts on the rows of a table. */
export const isFileAct = (name: string): name is BulkFileAct => Object.hasOwn(fileActs, name)

const isAct = (name: string): name is BulkAct => Object.hasOwn(bulkActs, name)

/** All acts of a job. */
export const allBulkActs: readonly BulkAct[] = Object.keys(bulkActs).filter(isAct)

/** Acts on chosen people, in the order of the menu. */
export const peopleActs: readonly PeopleAct[] = allBulkActs.filter((act): act is PeopleAct => !isFileAct(act))

/** True if one of the duties may do this act for many. */
export const mayDoBulk = (held: readonly Role[] | ReadonlySet<Role>, act: BulkAct): boolean =>
  mayCall(held, isFileAct(act) ? 'previewBulkFile' : 'previewBulk') && mayCall(held, bulkActs[act].operation)
