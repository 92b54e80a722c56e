import type { QuestionSet } from './question'

/** Every version that a check may name, with its form, which a browser loads when it shows such a check. */
const forms = {
  '2026.11-1': async () => (await import('./2026-11-1/questionSet')).questionSet,
}

export type Version = keyof typeof forms

/** The version that a new check begins with. A record is shown and judged by its own version instead. */
export const currentVersion: Version = '2026.11-1'

const isVersion = (version: string): version is Version => Object.hasOwn(forms, version)

const loading = new Map<string, Promise<QuestionSet>>()

/**
 * The form of a version, the same promise each time.
 * @throws RangeError for a version that this build does not know
 */
export function loadQuestionSet(version: string): Promise<QuestionSet> {
  const form = loading.get(version) ?? load(version)
  loading.set(version, form)
  return form
}

async function load(version: string): Promise<QuestionSet> {
  if (!isVersion(version)) throw new RangeError(`No version ${version} of the online check`)
  try {
    return await forms[version]()
  } catch (error) {
    // A connection that was lost may be back at the next try.
    loading.delete(version)
    throw error
  }
}
