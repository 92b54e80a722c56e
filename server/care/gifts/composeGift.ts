export type GiftStockOf = { amountYen: number; count: number }

/** The fewest codes in stock that make up an amount, largest first; null where none do. */
export function composeGift(amountYen: number, stock: readonly GiftStockOf[]): GiftStockOf[] | null {
  // By amount reached: how many codes it takes, and how many of each kind.
  let best = new Map<number, { codes: number; of: readonly GiftStockOf[] }>([[0, { codes: 0, of: [] }]])
  for (const { amountYen: each, count } of stock.toSorted((one, other) => other.amountYen - one.amountYen)) {
    const next = new Map(best)
    for (const [reached, { codes, of }] of best)
      for (let n = 1; n <= count && reached + n * each <= amountYen; n++) {
        const at = reached + n * each
        const known = next.get(at)
        if (!known || known.codes > codes + n)
          next.set(at, { codes: codes + n, of: [...of, { amountYen: each, count: n }] })
      }
    best = next
  }
  return best.get(amountYen)?.of.slice() ?? null
}
