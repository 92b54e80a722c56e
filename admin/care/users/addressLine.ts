import { formatZipCode } from '../../../shared/facts/normalise'
import { prefectureLabels } from '../../../shared/facts/prefectures'
import type { UserRowFragment } from '../../generated/graphql'

type Address = Pick<UserRowFragment, 'ZipCode' | 'Pref' | 'City' | 'Address' | 'Building'>

/** 〒997-0052 山形県鶴岡市見本町1-1 見本ビル2階; null where nothing is known. */
export function addressLine({ ZipCode, Pref, City, Address, Building }: Address): string | null {
  const place = [Pref && prefectureLabels[Pref], City, Address].filter(Boolean).join('')
  return [ZipCode && `〒${formatZipCode(ZipCode)}`, place, Building].filter(Boolean).join(' ') || null
}
