const PREFIX = 'console.draft.'

/** Unsaved input: kept in the tab over a reload, forgotten at sign-out. */
export function readDraft(name: string): unknown {
  const text = sessionStorage.getItem(PREFIX + name)
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

export const writeDraft = (name: string, draft: object) =>
  sessionStorage.setItem(PREFIX + name, JSON.stringify(draft))

export const forgetDraft = (name: string) => sessionStorage.removeItem(PREFIX + name)

export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX)))
    sessionStorage.removeItem(key)
}
