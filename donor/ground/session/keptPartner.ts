const KEY = 'partner-code'

/** A partner's code from the link, until the profile is opened; in this tab only. */
export function keepPartner(code: string): void {
  try {
    sessionStorage.setItem(KEY, code)
  } catch {
    // It can be typed.
  }
}

export function keptPartner(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
