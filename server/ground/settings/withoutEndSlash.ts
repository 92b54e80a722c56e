/** `https://example.jp/` → `https://example.jp` */
export function withoutEndSlash(url: string): string {
  let end = url.length
  while (url[end - 1] === '/') end--
  return url.slice(0, end)
}
