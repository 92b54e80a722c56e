import type { WorkCountsQuery } from '../generated/graphql'

type Counts = WorkCountsQuery['getWorkCounts']

/** Work that waits at a place of the menu, in words and by number. */
export type WaitingWork = { what: string; count: number; unit: '人' | '件' }

const workAt: Record<string, (counts: Counts) => WaitingWork[]> = {
  '/users': ({ AttendanceToRecord, ExamsWithoutDate, JudgementsOpen }) => [
    { what: '記録を待っているガイダンス', count: AttendanceToRecord, unit: '件' },
    { what: '検査日が未設定の方', count: ExamsWithoutDate, unit: '人' },
    { what: '判定を待っている方', count: JudgementsOpen, unit: '人' },
  ],
  '/donations': ({ RewardsDue }) => [{ what: '協力金のお渡しを待っている方', count: RewardsDue, unit: '人' }],
  '/floraTests': ({ FloraTestsOpen }) => [
    { what: '対応を待っている検査', count: FloraTestsOpen, unit: '件' },
  ],
  '/mails': ({ MailsFailed }) => [{ what: '送信できなかったメール', count: MailsFailed, unit: '件' }],
}

/** What waits at an address of the menu; empty where nothing does. */
export const waitingWork = (to: string, counts: Counts): WaitingWork[] =>
  (workAt[to]?.(counts) ?? []).filter(({ count }) => count > 0)
