import { questionnaire as questionnaire202611n1 } from './2026-11-1/questionnaire'
import type { Questionnaire } from './question'
import { currentVersion, type Version } from './versions'

/** The versions of the online check, whole. A stored check is judged and described by the version that it names. */
export type Questionnaires = {
  /** What a new check begins with */
  readonly current: Questionnaire
  /** The earliest first */
  readonly all: readonly Questionnaire[]
  /** Throws RangeError for a version that never was. */
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

/** An old version stays, so that its checks can be judged again as they were. */
const byVersion: Record<Version, Questionnaire> = {
  '2026.11-1': questionnaire202611n1,
}

export const questionnaires = createQuestionnaires(Object.values(byVersion), currentVersion)
