import { formatJapaneseDate, type JapaneseDate } from '../dates'
import type { OnlineCheckResult } from '../generated/schema'

export const onlineCheckResultLabels = {
  Passed: '通過',
  Failed_1: '時期を改める',
  Failed_2: '現基準では対象外',
} satisfies Record<OnlineCheckResult, string>

/** For members; `nextDate` is the first day to try again, null if unknown. */
export function onlineCheckResultForDonor(result: OnlineCheckResult, nextDate: JapaneseDate | null): string {
  switch (result) {
    case 'Passed':
      return '次の手続きに進めます'
    case 'Failed_1':
      return nextDate ? `${formatJapaneseDate(nextDate)}から受けられます` : '時期を改めて受けられます'
    case 'Failed_2':
      return '現在の基準ではお願いできません'
  }
}
