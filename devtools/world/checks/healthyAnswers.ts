import type { Answers } from '../../../shared/questionnaire/engine/answer'
import { passingAnswers } from './passingAnswers'
import type { InventedPerson } from '../inventPerson'
import type { Random } from '../random'

const round = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** 東田川郡三川町 → 三川町: the check names municipalities without their district. */
const municipality = (city: string) => city.replace(/^.*郡/u, '')

/** Answers without anything to ask about: all pass, and no two people give the same. */
export function healthyAnswers(
  random: Random,
  profile: Pick<InventedPerson, 'gender' | 'birthday' | 'city'>,
): Answers {
  const man = profile.gender === 'Man'
  const height = round((man ? 171 : 158) + 5.6 * random.bell(), 1)
  const index = 19.2 + 5 * random.next()
  const one = (choices: readonly string[]) => ({ choices: [random.pick(choices)] })
  return {
    ...passingAnswers({
      birthday: profile.birthday,
      municipality: municipality(profile.city),
    }),
    Q03: { numbers: { height, weight: round(index * (height / 100) ** 2, 1) } },
    Q04: { choices: [man || random.chance(0.4) ? 'notApplicable' : 'no'] },
    Q05: one(['lessThanWeekly', 'one', 'twoToThree', 'twoToThree', 'fourOrMore', 'undecided']),
    Q13: one(['daily', 'daily', 'daily', 'mostDays']),
    Q14: one(['3', '4', '4', '4', '5']),
    Q15: {
      choices: [
        random.pick(['morning', 'morning', 'morning', 'daytime', 'evening', 'varies']),
        random.pick(['upTo5', 'upTo5', 'upTo15', 'over15']),
        random.pick(['comfortable', 'somewhatUneasy', 'uneasy']),
      ],
    },
    Q51: {
      choices: [random.pick(['smokeNo', 'smokeNo', 'smokePast']), random.pick(['drinkNo', 'drinkSome'])],
    },
  }
}
