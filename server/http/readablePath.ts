/**
 * The address with its path as a path that can be decoded: `/%E0%A4%A` becomes `/%25E0%25A4%25A`, the letters that
 * stand there. So a malformed address gets the page of unknown addresses rather than the framework's refusal.
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

/** What ends a line: no route's pattern, not even the one for everything else, reaches past it. */
const LINE_END = /%0a|%0d|%e2%80%a[89]/gi

/** The address with its path on one line, as it is unless somebody has made it up. */
export function oneLinePath(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  return path.replace(LINE_END, '') + url.slice(path.length)
}
