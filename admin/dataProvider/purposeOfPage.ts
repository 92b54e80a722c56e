import type { ReadPurpose } from '../../shared/generated/schema'

/** Pages that are a work by themselves. */
const PAGES: readonly (readonly [page: RegExp, purpose: ReadPurpose])[] = [
  [/\/reception$/, 'reception'],
  [/\/calendar\/[\d-]+$/, 'interview'],
  [/\/cases(\/|$)/, 'audit'],
]

/** What the API is told of why the open page reads. */
export function purposeOfPage(path: string): Record<string, string> {
  const purpose = PAGES.find(([page]) => page.test(path))?.[1]
  return purpose ? { 'x-purpose': purpose } : {}
}
