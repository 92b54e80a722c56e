import pg from 'pg'
import { vi } from 'vitest'

/** `"sub" = "sub"`: a column of the outer query that lost its table, so every row matches. */
const WITH_ITSELF = /(?<![."\w])("\w+") = \1(?![."\w])/

export const comparesWithItself = (statement: string): boolean => WITH_ITSELF.test(statement)

/** Records what this process asks of any database from now on. */
export function recordStatements(): {
  all: () => string[]
  /** As they were sent, again and again. */
  inOrder: () => string[]
  end: () => void
} {
  const asked = new Array<string>()
  const query = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first] = args
    const text = typeof first === 'object' && first !== null ? Reflect.get(first, 'text') : first
    if (typeof text === 'string') asked.push(text)
    return Reflect.apply(query, this, args)
  })
  return { all: () => [...new Set(asked)], inOrder: () => [...asked], end: () => spy.mockRestore() }
}
