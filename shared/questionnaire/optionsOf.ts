import { IN_PERSON, OUTSIDE, UNKNOWN } from './answer'
import type { Option, Question } from './question'
import type { Region } from './region'

const unknownOption: Option = { id: UNKNOWN, label: 'わからない', exclusive: true, aside: true }
const inPersonOption: Option = { id: IN_PERSON, label: '対面で話したい', exclusive: true, aside: true }

/**
 * Everything that can be chosen, in the order of the screen: the question's own options (for the municipality those of
 * the region), then わからない and 対面で話したい where the question offers them (`aside`).
 */
export function optionsOf(question: Question, region: Region): Option[] {
  const own =
    question.kind === 'area'
      ? [
          ...region.municipalities.map((name) => ({ id: name, label: name })),
          { id: OUTSIDE, label: '対象地域の外' },
        ]
      : (question.options ?? [])
  return [
    ...own,
    ...(question.unknown ? [unknownOption] : []),
    ...(question.sensitive ? [inPersonOption] : []),
  ]
}
