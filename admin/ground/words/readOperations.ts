import type { StaffOperation } from '../../../shared/rules/records/access/operations'
import { works } from './dutyWork'

/** The most frequent readings, if the line of the duties (`works`) covers several operations. */
const known = {
  getUserById: '会員の画面を開いた',
  listUsersByIdProfileCreatedAt: '会員の一覧を見た',
  getScreeningById: '検査の画面を開いた',
  listScreeningInfoByIdScreeningInfoCreatedAt: '検査の一覧を見た',
  listScreeningInfoByUserIdScreeningInfoCreatedAt: '会員の画面で、検査の一覧を見た',
  listIntestinalFloraTestInspectionDetailByUserId: '会員の画面で、腸内フローラ検査を見た',
  listIntestinalFloraTestByIdInspectionDetailCreatedAt: '腸内フローラ検査の一覧を見た',
  listDonationByIdDonationInfoCreatedAt: '献便の一覧を見た',
  listValueChanges: '変更前と変更後を見た',
  listConversation: 'やりとりを見た',
  listUserActivity: '活動記録を見た',
  listRecordReads: '閲覧の記録を見た',
  listStaffReads: '閲覧の記録を見た',
  listCases: '閲覧とご請求の確認の一覧を見た',
  getCase: '閲覧とご請求の確認を開いた',
  listWork: '用件の一覧を見た',
  findDonor: '受付で、ドナーを呼び出した',
  findDonors: '受付で、名前や生年月日でドナーを探した',
  listReceptionToday: '今日の受付の一覧を見た',
  getGuidanceDay: 'ガイダンスの日の一覧を見た',
  getCalendar: 'カレンダーを見た',
  updateUserProfileByAdmin: '会員の登録内容を変えた',
  recordStatement: '受付で、今日の体調を記録した',
  recordDonation: '受付で、献便を記録した',
  donor_card: 'ドナーカードの画像を見た',
  'payouts.csv': '協力金のお渡しの一覧を、ファイルに書き出した',
} satisfies Partial<Record<StaffOperation | 'donor_card' | 'payouts.csv', string>>

const FILE = '一覧を、ファイルに書き出した'

/** What a reader did, in the office's words: an operation of the API, or the name of a file. */
export function readOperationWords(operation: string): string {
  const [, words] = Object.entries(known).find(([name]) => name === operation) ?? []
  if (words) return words
  if (operation.startsWith('exports/')) return FILE
  const lines = Object.values(works).flatMap((group) => Object.entries(group))
  const [line] = lines.find(([, operations]) => operations.includes(operation as StaffOperation)) ?? []
  return line ?? operation
}
