/** What one source says about a topic: a value by the key under which every source knows the thing. */
export type Facts = ReadonlyMap<string, string>

export type Topic = {
  /** What is compared, such as お預かりした献便. */
  what: string
  /** By the name of the source; the first one is the measure. */
  said: Readonly<Record<string, Facts>>
}

export type Difference = { what: string; key: string; said: Readonly<Record<string, string | null>> }

/** Everything about which not all sources of a topic say the same; also what only one of them knows. */
export function compare(topics: readonly Topic[]): Difference[] {
  return topics.flatMap(({ what, said }) => {
    const sources = Object.entries(said)
    const keys = new Set(sources.flatMap(([, facts]) => [...facts.keys()]))
    return [...keys].sort().flatMap((key) => {
      const values = Object.fromEntries(sources.map(([name, facts]) => [name, facts.get(key) ?? null]))
      return new Set(Object.values(values)).size > 1 ? [{ what, key, said: values }] : []
    })
  })
}
