/** As far as the API counts it can be opened in the middle: server/db/keysetPage.ts. */
const OFFSET_MAX = 10_000

export type PageTokens = ReturnType<typeof createPageTokens>

/**
 * Where the pages of each list begin. Page 1 begins at the start, and every page names the next. A page opened by link,
 * or after a jump, is asked for by its offset. Each way it is one call.
 */
export function createPageTokens() {
  const lists = new Map<string, Map<number, string>>()
  return {
    remember(list: string, offset: number, token: string | null) {
      if (token === null) return
      const offsets = lists.get(list) ?? new Map<number, string>()
      lists.set(list, offsets.set(offset, token))
    },
    forget: (list: string) => lists.delete(list),
    /** null for the start; undefined for a page further on than anybody can jump to. */
    find(list: string, offset: number): string | null | undefined {
      if (offset === 0) return null
      const token = lists.get(list)?.get(offset)
      return token ?? (offset <= OFFSET_MAX ? `offset:${offset}` : undefined)
    },
  }
}
