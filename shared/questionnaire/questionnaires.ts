import { questionnaire202611 } from './2026-11-1/questionnaire'
import type { Questionnaire } from './questionnaire'

export const currentVersion = '2026.11-1'

/** Every version that a stored judgement may name; an old one stays, so that it can be judged again as it was. */
export const questionnaires: Record<string, Questionnaire> = {
  [questionnaire202611.version]: questionnaire202611,
}

/** Throws RangeError for a version that never was. */
export function requireQuestionnaire(version: string): Questionnaire {
  const questionnaire = Object.hasOwn(questionnaires, version) ? questionnaires[version] : undefined
  if (!questionnaire) throw new RangeError(`No version ${version} of the online check`)
  return questionnaire
}
