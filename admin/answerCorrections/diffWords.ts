type Part = { text: string; differs: boolean }

/** What lies between the same beginning and the same end of two texts: 2026年11月[3]日, 2026年11月[20]日. */
export function diffWords(before: string, after: string): [Part[], Part[]] {
  const [a, b] = [Array.from(before), Array.from(after)]
  const shorter = Math.min(a.length, b.length)
  let head = 0
  while (head < shorter && a[head] === b[head]) head++
  let tail = 0
  while (tail < shorter - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++
  const parts = (text: string[]): Part[] =>
    [
      { text: text.slice(0, head).join(''), differs: false },
      { text: text.slice(head, text.length - tail).join(''), differs: true },
      { text: text.slice(text.length - tail).join(''), differs: false },
    ].filter((part) => part.text !== '')
  return [parts(a), parts(b)]
}
