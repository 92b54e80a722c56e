import { addDays, type JapaneseDate } from '../../../shared/dates'
import type { Random } from '../random'
import type { SampleProfile } from '../rows'
import { familyNames, mensNames, womensNames } from './names'
import { buildings, towns } from './towns'

const YOUNGEST = 19
const OLDEST = 62

/** Somebody of the recruiting area who does not exist. @param options.number theirs alone: it makes address and telephone */
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
  } as const satisfies Partial<SampleProfile>
}
