import { addDays, type JapaneseDate } from '../../shared/facts/dates'
import type { Random } from './random'
import { familyNames, mensNames, womensNames } from './names'

const YOUNGEST = 19
const OLDEST = 62

/** @param options.number unique: makes the address and the telephone number */
export function inventPerson(
  random: Random,
  { number, registeredOn }: { number: number; registeredOn: JapaneseDate },
) {
  const id = random.uuid()
  const woman = random.chance(0.54)
  const family = random.pick(familyNames)
  const given = random.pick(woman ? womensNames : mensNames)
  const { zipCode, city, town } = random.pick(towns)
  return {
    id,
    email: `${given.latin}.${family.latin}${number}@example.com`,
    lastName: family.kanji,
    firstName: given.kanji,
    lastNameFurigana: family.reading,
    firstNameFurigana: given.reading,
    gender: woman ? 'Women' : 'Man',
    birthday: addDays(
      registeredOn,
      -Math.round(365.25 * (YOUNGEST + (OLDEST - YOUNGEST) * random.next() ** 1.4)),
    ),
    tel: `0900000${String(number).padStart(4, '0')}`,
    zipCode,
    pref: 'Yamagata',
    city,
    address: `${town}${random.whole(1, 28)}-${random.whole(1, 40)}`,
    building: random.chance(0.3)
      ? `${random.pick(buildings)}${random.whole(1, 4)}0${random.whole(1, 8)}`
      : '',
  } as const
}

export type InventedPerson = {
  [field in keyof ReturnType<typeof inventPerson>]: field extends 'gender' ? 'Man' | 'Women' : string
}

/** Towns of the recruiting area with their postal codes, as the search for a code returns them. */
const towns: readonly { zipCode: string; city: string; town: string }[] = [
  { zipCode: '9970026', city: '鶴岡市', town: '大東町' },
  { zipCode: '9970034', city: '鶴岡市', town: '本町' },
  { zipCode: '9970015', city: '鶴岡市', town: '末広町' },
  { zipCode: '9970857', city: '鶴岡市', town: '美咲町' },
  { zipCode: '9970862', city: '鶴岡市', town: 'ほなみ町' },
  { zipCode: '9970802', city: '鶴岡市', town: '伊勢原町' },
  { zipCode: '9970013', city: '鶴岡市', town: '道形町' },
  { zipCode: '9970044', city: '鶴岡市', town: '新海町' },
  { zipCode: '9997601', city: '鶴岡市', town: '藤島' },
  { zipCode: '9997602', city: '鶴岡市', town: '藤の花' },
  { zipCode: '9980044', city: '酒田市', town: '中町' },
  { zipCode: '9980842', city: '酒田市', town: '亀ケ崎' },
  { zipCode: '9980864', city: '酒田市', town: '新橋' },
  { zipCode: '9980832', city: '酒田市', town: '両羽町' },
  { zipCode: '9980036', city: '酒田市', town: '船場町' },
  { zipCode: '9980013', city: '酒田市', town: '東泉町' },
  { zipCode: '9980851', city: '酒田市', town: '東大町' },
  { zipCode: '9971301', city: '東田川郡三川町', town: '横山' },
  { zipCode: '9971316', city: '東田川郡三川町', town: '猪子' },
  { zipCode: '9997781', city: '東田川郡庄内町', town: '余目' },
  { zipCode: '9997722', city: '東田川郡庄内町', town: '小出新田' },
  { zipCode: '9998301', city: '飽海郡遊佐町', town: '遊佐' },
  { zipCode: '9998302', city: '飽海郡遊佐町', town: '吉出' },
]

/** Invented buildings: each name contains 見本. */
const buildings = ['見本荘', 'メゾン見本', 'コーポ見本', '見本ハイツ', 'みほんパレス'] as const
