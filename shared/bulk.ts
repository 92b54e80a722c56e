import type { BulkAct, UserStatus } from './generated/schema'

/** What an act changes of a person, before and after. */
export type BulkFacts =
  { UpdateRequired: boolean } | { Stopped: boolean; Until: string | null } | { UserStatus: UserStatus }

type Act = {
  label: string
  /** What is done, with how many people: 48人を一時停止する */
  confirm: (people: string) => string
  /** What follows for each of them. */
  follows: string
  needsReason: boolean
  /** A day may be given until which it lasts. */
  takesUntil: boolean
  isReversible: boolean
}

const act = (
  label: string,
  confirm: Act['confirm'],
  follows: string,
  more: Partial<Pick<Act, 'needsReason' | 'takesUntil' | 'isReversible'>> = {},
): Act => ({ label, confirm, follows, needsReason: true, takesUntil: false, isReversible: true, ...more })

/** What can be done with many people at once. Each is what the console also does with one of them. */
export const bulkActs: Record<BulkAct, Act> = {
  SetUpdateRequired: act(
    '「要更新」をつける',
    (people) => `${people}に「要更新」をつける`,
    '受付で、登録情報の確認をお願いする表示が出ます。メールは送りません。',
    { needsReason: false },
  ),
  ClearUpdateRequired: act(
    '「要更新」を外す',
    (people) => `${people}の「要更新」を外す`,
    '受付の表示が消えます。メールは送りません。',
    { needsReason: false },
  ),
  Stop: act(
    '一時停止する',
    (people) => `${people}を一時停止する`,
    '予約や申し込みなどができなくなります。お一人ずつにメールでお知らせします。',
    { takesUntil: true },
  ),
  Resume: act(
    '一時停止を解除する',
    (people) => `${people}の一時停止を解除する`,
    'ふたたび利用できるようになります。お一人ずつにメールでお知らせします。',
  ),
  Invite: act(
    'ガイダンスへ案内する',
    (people) => `${people}をガイダンスへ案内する`,
    '選んだ方のうち、お待ちの順に、今月の空いている枠へ案内します。お一人ずつにメールでお知らせします。案内は元に戻せません。',
    { isReversible: false },
  ),
}
