/**
 * Escapes a malformed path so that it can be decoded: `/%E0%A4%A` becomes `/%25E0%25A4%25A`. It then gets the
 * page of unknown addresses, not the framework's error.
 */
export function readablePath(url: string): string {
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

/** Line ends: no route pattern, not even the catch-all, matches them. */
const LINE_END = /%0a|%0d|%e2%80%a[89]/gi

export function oneLinePath(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  return path.replace(LINE_END, '') + url.slice(path.length)
}
