/** From one to the other in list order, whichever is first; only `to` if `from` has gone. */
export function rangeOf<Id>(ids: readonly Id[], from: Id | null, to: Id): readonly Id[] {
  const [one, other] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)]
  return one < 0 ? [to] : ids.slice(Math.min(one, other), Math.max(one, other) + 1)
}
