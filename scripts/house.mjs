import { readFileSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'

/*
 * How the house stands: for each wing its files, their size, the share of imports, and rings of folders by imports of
 * values. `npm run check` holds the floors; this is to look at.
 */
const wings = Object.keys(JSON.parse(readFileSync('docs/floors.json', 'utf8')))
const IMPORTS = /^import[\s\S]*?from '[^']+'$/gm
const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`
const linesOf = (text) => text.split('\n').length

/** `server/care/users/getUser.ts` stands in `server/care/users`; a file right in its wing is a room of its own. */
const roomOf = (path) => {
  const parts = path.split('/')
  return parts.length > 2 ? parts.slice(0, 2).join('/') : path
}

/** Tarjan's strongly connected components of more than one room. */
function ringsOf(arrows) {
  const order = new Map()
  const lowest = new Map()
  const stack = []
  const rings = []
  const visit = (room) => {
    order.set(room, order.size)
    lowest.set(room, order.get(room))
    stack.push(room)
    for (const next of arrows.get(room) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) lowest.set(room, Math.min(lowest.get(room), lowest.get(next)))
    }
    if (lowest.get(room) !== order.get(room)) return
    const ring = stack.splice(stack.indexOf(room))
    if (ring.length > 1) rings.push(ring)
  }
  for (const room of arrows.keys()) if (!order.has(room)) visit(room)
  return rings
}

const { output } = await cruise(wings, {
  exclude: '(^|/)generated/',
  doNotFollow: 'node_modules',
  tsPreCompilationDeps: true,
  tsConfig: { fileName: 'tsconfig.json' },
})
for (const wing of wings) {
  const modules = output.modules.filter(
    ({ source }) => source.startsWith(`${wing}/`) && /\.tsx?$/.test(source),
  )
  const texts = modules.map(({ source }) => readFileSync(source, 'utf8'))
  const sizes = texts.map(linesOf).toSorted((a, b) => a - b)
  const sum = sizes.reduce((total, size) => total + size, 0)
  const imports = texts
    .flatMap((text) => text.match(IMPORTS) ?? [])
    .reduce((total, text) => total + linesOf(text), 0)
  const arrows = new Map()
  for (const { source, dependencies } of modules)
    for (const { resolved, dependencyTypes } of dependencies) {
      const [from, to] = [roomOf(source), roomOf(resolved)]
      if (from === to || !resolved.startsWith(`${wing}/`) || dependencyTypes.includes('type-only')) continue
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
    }
  const at = (share) => sizes[Math.floor(sizes.length * share)]
  const small = sizes.filter((size) => size <= 30).length
  console.log(
    `${wing}: ${sizes.length} files, ${sum} lines, median ${at(0.5)}, p90 ${at(0.9)}, max ${sizes.at(-1)}, ` +
      `≤30 ${percent(small, sizes.length)}, imports ${percent(imports, sum)}`,
  )
  for (const ring of ringsOf(arrows)) console.log(`  ring of ${ring.length}: ${ring.join(' ')}`)
}
