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

/** As a link, a path that begins with two slashes leads to another host: `//example.com/`; `\\` is one for browsers. */
const OTHER_HOST = /^[/\\]{2,}/

/** The path as our pages may repeat it. */
export function plainPath(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  return path.replace(LINE_END, '').replace(OTHER_HOST, '/') + url.slice(path.length)
}
