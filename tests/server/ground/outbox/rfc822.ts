/** Just enough of RFC 2047 and 2045 to read back what was written, independently of what wrote it. */
export function headerOf(source: string, name: string): string {
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  const line = head.split('\r\n').find((text) => text.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return decodeWords(line?.slice(name.length + 1).trim() ?? '')
}

const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, content: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(content, 'base64').toString('utf8')
        : quotedPrintable(content.replaceAll('_', ' ')),
    )

const quotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** The decoded content of the first part whose Content-Type begins so. */
export function partOf(source: string, contentType: string): string {
  const from = source.indexOf(`Content-Type: ${contentType}`)
  if (from < 0) return ''
  const begin = source.indexOf('\r\n\r\n', from) + 4
  const end = source.indexOf('\r\n--', begin)
  const head = source.slice(source.lastIndexOf('\r\n--', from), begin)
  const body = source.slice(begin, end < 0 ? undefined : end)
  return /Content-Transfer-Encoding: base64/i.test(head)
    ? Buffer.from(body, 'base64').toString('utf8')
    : quotedPrintable(body)
}
