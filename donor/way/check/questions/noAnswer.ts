import type { Answer } from '../../../../shared/questionnaire/engine/answer'
import type { Option, Question } from '../../../../shared/questionnaire/engine/question'

/** いいえ, どれもない, どちらもない: one option at most. */
export const isNo = ({ id, exclusive, aside }: Option): boolean =>
  !aside && (id === 'no' || exclusive === true)

/** @throws RangeError if the question cannot be answered so */
export function noTo({ id, options = [] }: Question): Answer {
  const no = options.find(isNo)
  if (!no) throw new RangeError(`${id} has no いいえ`)
  return { choices: [no.id] }
}

/** True if いいえ or どれもない lies at the thumb, so that the button to go on stands elsewhere. */
export const hasNo = ({ options = [] }: Question): boolean => options.some(isNo)
