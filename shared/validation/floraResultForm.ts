import { compositionProblem } from '../flora/composition'
import { parseComposition } from '../flora/parseComposition'
import type { JapaneseDate } from '../dates'
import { inspectionDetailLabels as labels } from '../labels/inspectionDetailLabels'
import { COMPOSITION_EMPTY } from '../messages/floraTests'
import { floraResultSchema } from './floraTest'
import { number, string } from './yup'

/** A laboratory's result as somebody types it: the composition as lines, the rest under the rules of the result. */
export const floraResultFormSchema = (today: JapaneseDate) =>
  floraResultSchema(today)
    .omit(['IntestinalFloraComposition', 'DiversityScore'])
    .shape({
      Composition: string()
        .required()
        .test('composition', (value, { createError }) => {
          if (!value) return true
          const shares = parseComposition(value)
          const problem = shares ? compositionProblem(shares) : COMPOSITION_EMPTY
          return problem === null || createError({ message: problem })
        })
        .label(labels.IntestinalFloraComposition.admin),
      DiversityScore: number()
        .transform((value: unknown, original: unknown) => (original === '' ? undefined : value))
        .min(0)
        .label(labels.DiversityScore.admin),
    })
