/** Answers of somebody who is no member yet; the session's end takes them away. */
export const CARRIED_TRIAL = 'carried-trial'

/** In this tab only, also after a reload. A browser that keeps nothing is no failure: pages remember, or ask again. */
export function keepInTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Nothing is kept.
  }
}

export function keptInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** Null also for what is no JSON. */
export function keptJsonInTab(key: string): unknown {
  try {
    return JSON.parse(keptInTab(key) ?? 'null')
  } catch {
    return null
  }
}
