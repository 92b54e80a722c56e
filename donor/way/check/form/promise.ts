import { isAttestation } from './useTalk'
import { sectionsFor } from '../../../../shared/questionnaire/engine/sectionsFor'
import { carriedTrial } from '../trial/carriedTrial'
import { checkScreens } from './checkScreens'
import { minutesLeft } from './reading'
import { formOf, startingAnswers } from './startingAnswers'

type Begins = Omit<Parameters<typeof startingAnswers>[0], 'tried'>

/** The minutes that a check takes that is begun now, by the same meter as within it. */
export function minutesPromised(begins: Begins): number {
  const { set, kind } = begins
  const start = startingAnswers({ ...begins, tried: carriedTrial.read(set.version) })
  const sections = sectionsFor(set, {}, kind, start.offered).filter(
    ({ questions }) => !questions.every(isAttestation),
  )
  return minutesLeft(checkScreens(sections, start.offered, formOf(set, start)), {}, start.offered)
}
