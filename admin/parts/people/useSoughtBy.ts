import { useMayRead } from '../../ground/auth/useDuties'
import type { Sought } from '../../ground/dataProvider/resourceQueries'

export const ofPeople: readonly Sought[] = [
  { label: '氏名' },
  { label: '電話', of: 'Tel' },
  { label: 'ドナー番号' },
]

/** 氏名・ドナー番号: says only what its reader may read, as nobody seeks by anything else. */
export function useSoughtBy(by: readonly Sought[]): string {
  const mayRead = useMayRead()
  return by
    .filter(({ of }) => of === undefined || mayRead(of))
    .map(({ label }) => label)
    .join('・')
}
