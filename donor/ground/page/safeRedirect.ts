/** Only a path of this origin: `//evil.example`, `/\evil.example`, `javascript:…` become my page. */
export function safeRedirect(wanted: string | null, origin: string): string {
  const home = '/mypage'
  if (!wanted?.startsWith('/')) return home
  try {
    const { origin: reached, pathname, search, hash } = new URL(wanted, origin)
    // A resolved path may begin with two slashes: `/.//evil.example`.
    return reached === origin && !pathname.startsWith('//') ? pathname + search + hash : home
  } catch {
    return home
  }
}
