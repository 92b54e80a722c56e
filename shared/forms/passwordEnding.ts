const ENDING = /[\d!.@#_-]/u

/** `hanako-1990!` → `hanako`: the word without the digits and signs that people add. */
export function withoutEnding(word: string): string {
  let end = word.length
  while (end > 0 && ENDING.test(word[end - 1] ?? '')) end--
  return word.slice(0, end)
}
