/** Most rows the API gives at once: the stride in which a page opened by link is walked to. */
const STRIDE = 100

export type PageTokens = ReturnType<typeof createPageTokens>

/**
 * Remembers where the pages of each list begin. Page 1 begins at the start; going forward every page names the next.
 * A page opened by link is walked to in strides: with 25 rows a page, page 9 (200 rows on) takes two small calls.
 */
export function createPageTokens() {
  const lists = new Map<string, Map<number, string | null>>()
  const known = (list: string) => {
    const offsets = lists.get(list) ?? new Map<number, string | null>([[0, null]])
    lists.set(list, offsets)
    return offsets
  }
  return {
    remember: (list: string, offset: number, token: string | null) => {
      if (token !== null) known(list).set(offset, token)
    },
    forget: (list: string) => lists.delete(list),
    /** The token at a row's offset; undefined when the list ends before it. */
    async find(
      list: string,
      offset: number,
      next: (limit: number, token: string | null) => Promise<string | null>,
    ): Promise<string | null | undefined> {
      const offsets = known(list)
      let at = Math.max(...[...offsets.keys()].filter((reached) => reached <= offset))
      let token = offsets.get(at) ?? null
      while (at < offset) {
        const stride = Math.min(STRIDE, offset - at)
        token = await next(stride, token)
        if (token === null) return undefined
        at += stride
        offsets.set(at, token)
      }
      return token
    },
  }
}
