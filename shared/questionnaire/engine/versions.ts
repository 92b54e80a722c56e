import type { QuestionSet } from './question'

const forms = {
  '2026.11-1': async () => (await import('./2026-11-1/questionSet')).questionSet,
  '2026.11-2': async () => (await import('./2026-11-2/questionSet')).questionSet,
}

export type Version = keyof typeof forms

/** The program's own version. New checks use the form of the criteria in force; records use their own version. */
export const currentVersion: Version = '2026.11-2'

const isVersion = (version: string): version is Version => Object.hasOwn(forms, version)

const loading = new Map<string, Promise<QuestionSet>>()

/** The form of a version; loaded once. @throws RangeError for an unknown version */
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
    // The next try may have a connection.
    loading.delete(version)
    throw error
  }
}
