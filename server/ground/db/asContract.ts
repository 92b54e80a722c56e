type AsContract<Row, Name extends keyof Row & string> = { [Told in Name as Capitalize<Told>]: Row[Told] }

const capitals = new Map<string, string>()

function capital(name: string): string {
  const known = capitals.get(name)
  if (known !== undefined) return known
  const made = name.charAt(0).toUpperCase() + name.slice(1)
  capitals.set(name, made)
  return made
}

/**
 * Values of a row, or columns of a table, by the contract's names: `asContract(row, 'dueOn')` is `{ DueOn: row.dueOn }`.
 * About a microsecond for twelve: what the benchmark measures is written out by hand.
 */
export function asContract<Row extends object, Name extends keyof Row & string>(
  row: Row,
  ...names: readonly Name[]
): AsContract<Row, Name> {
  const told: Record<string, unknown> = {}
  for (const name of names) told[capital(name)] = row[name]
  return told as AsContract<Row, Name>
}
