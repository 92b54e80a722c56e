/** Where a text is no longer JSON. */
export type JsonFault = { line: number; message: string }

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/** Reads JSON; a fault has its line, whatever the browser's own message. */
export function readJson(text: string): { value: unknown } | JsonFault {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { line: faultyLine(text), message: 'JSONとして読み取れません。' }
  }
}

type Next = 'value' | 'valueOrEnd' | 'name' | 'nameOrEnd' | 'colon' | 'after'

/** The line of the first token after which no continuation can be JSON. */
function faultyLine(text: string): number {
  const open: ('{' | '[')[] = []
  let next: Next = 'value' as Next
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const fault = lineAt(text, index)
    const inside = open.at(-1)
    if (token === '{' || token === '[') {
      if (next !== 'value' && next !== 'valueOrEnd') return fault
      open.push(token)
      next = token === '{' ? 'nameOrEnd' : 'valueOrEnd'
    } else if (token === '}' || token === ']') {
      const mayEnd = next === 'after' || next === (token === '}' ? 'nameOrEnd' : 'valueOrEnd')
      if (!mayEnd || inside !== (token === '}' ? '{' : '[')) return fault
      open.pop()
      next = 'after'
    } else if (token === ',') {
      if (next !== 'after' || !inside) return fault
      next = inside === '{' ? 'name' : 'value'
    } else if (token === ':') {
      if (next !== 'colon') return fault
      next = 'value'
    } else if (next === 'name' || next === 'nameOrEnd') {
      if (!isScalar(token) || !token.startsWith('"')) return fault
      next = 'colon'
    } else {
      if ((next !== 'value' && next !== 'valueOrEnd') || !isScalar(token)) return fault
      next = 'after'
    }
  }
  return lineAt(text, text.length)
}

function isScalar(token: string): boolean {
  try {
    JSON.parse(token)
    return true
  } catch {
    return false
  }
}

/** The line on which each value of a JSON text begins, by its path: `rules.Q45.rules.0.until` → 812. */
export function jsonLines(text: string): Map<string, number> {
  const lines = new Map<string, number>()
  const path: (string | number)[] = []
  const open: ('{' | '[')[] = []
  let name: string | null = null
  const begin = (index: number) => {
    const inside = open.at(-1)
    if (inside === '{' && name !== null) path.push(name)
    if (inside === '[') path.push(nextIndex.at(-1) ?? 0)
    lines.set(path.join('.'), lineAt(text, index))
    name = null
  }
  const nextIndex: number[] = []
  const end = () => {
    if (open.length === 0) return
    path.pop()
    if (open.at(-1) === '[') nextIndex.push((nextIndex.pop() ?? 0) + 1)
  }
  let expectsName = false
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') {
      begin(index)
      open.push(token)
      if (token === '[') nextIndex.push(0)
      expectsName = token === '{'
    } else if (token === '}' || token === ']') {
      if (open.pop() === '[') nextIndex.pop()
      end()
      expectsName = false
    } else if (token === ',') expectsName = open.at(-1) === '{'
    else if (token === ':') continue
    else if (expectsName) {
      name = JSON.parse(token) as string
      expectsName = false
    } else {
      begin(index)
      end()
    }
  }
  return lines
}
