import { questionnaire as questionnaire202611n1 } from './2026-11-1/questionnaire'
import { questionnaire as questionnaire202611n2 } from './2026-11-2/questionnaire'
import type { Questionnaire } from './question'
import { currentVersion, type Version } from './versions'

/** All versions of the check. A stored check is judged by its own version. */
export type Questionnaires = {
  /** The program's own version; the criteria in force decide what new checks ask. */
  readonly current: Questionnaire
  /** Oldest first. */
  readonly all: readonly Questionnaire[]
  /** @throws RangeError for an unknown version */
  of(version: string): Questionnaire
}

export function createQuestionnaires(all: readonly Questionnaire[], current: string): Questionnaires {
  const of = (version: string) => {
    const found = all.find((questionnaire) => questionnaire.version === version)
    if (!found) throw new RangeError(`No version ${version} of the online check`)
    return found
  }
  return { current: of(current), all, of }
}

/** Old versions stay, to judge their checks again. */
const byVersion: Record<Version, Questionnaire> = {
  '2026.11-1': questionnaire202611n1,
  '2026.11-2': questionnaire202611n2,
}

export const questionnaires = createQuestionnaires(Object.values(byVersion), currentVersion)
