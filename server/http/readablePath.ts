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
