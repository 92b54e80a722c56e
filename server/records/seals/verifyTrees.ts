import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../ground/db/client'
import { treeNodes } from '../../ground/tables/seals'
import type { PublicKey } from './checkpointKeys'
import { openCheckpoint } from './checkpoints'
import type { KeptCheckpoint } from './heads'
import { rootOf } from './merkle'
import { LEVELS, readTree, WIDTH, type TreeName } from './tree'
import type { Finding } from './finding'

export type Signed = { checkpoints: readonly KeptCheckpoint[]; keys: readonly PublicKey[] }

/** Follows a chain leaf by leaf while it is verified. */
export type TreeCheck = {
  /** @param isNamed true if a finding already names this seal, so that its block does not name it again */
  add(no: number, leaf: Buffer, isNamed: boolean): void
  end(lastNo: number): Promise<Finding[]>
}

/** Compares a tree with its seals and signed heads. Recomputes each node from those below: one change, one finding. */
export async function checkTree(
  db: Queryable,
  tree: TreeName,
  { checkpoints, keys }: Signed,
): Promise<TreeCheck> {
  const nodes = await readKept(db, tree)
  const own = checkpoints.filter((checkpoint) => checkpoint.tree === tree)
  const findings: Finding[] = []
  const find = (kind: Finding['kind'], level: number, index: number) =>
    findings.push({ kind, activityId: null, no: null, node: { tree, level, index } })
  const compare = (level: number, index: number, below: readonly Buffer[]) => {
    const kept = nodes.get(level)?.[index]
    if (kept && below.length === WIDTH && !rootOf(below).equals(kept)) find('changed', level, index)
  }
  let firstNamed = Infinity
  let block = { index: 0, leaves: [] as Buffer[], isNamed: false }
  return {
    add(no, leaf, isNamed) {
      if (isNamed) firstNamed = Math.min(firstNamed, no)
      const index = Math.floor((no - 1) / WIDTH)
      if (index !== block.index) block = { index, leaves: [], isNamed: false }
      block.leaves.push(leaf)
      block.isNamed ||= isNamed
      if (!block.isNamed) compare(LEVELS, index, block.leaves)
    },
    async end(lastNo) {
      // A chain from before the trees has none until its next row is sealed.
      if (nodes.size === 0 && own.length === 0) return []
      let below = lastNo
      for (let level = LEVELS; below >= WIDTH || nodes.has(level); level += LEVELS) {
        const kept = nodes.get(level) ?? []
        below = Math.floor(below / WIDTH)
        for (let index = 0; index < below; index++) {
          if (!kept[index]) find('missing', level, index)
          else if (level > LEVELS)
            compare(level, index, (nodes.get(level - LEVELS) ?? []).slice(index * WIDTH, (index + 1) * WIDTH))
        }
        if (kept.length > below) find('truncated', level, kept.length - 1)
      }
      const named = findings.length > 0 ? 0 : firstNamed
      return [
        ...findings,
        ...(await compareHeads(readTree(db, tree), { checkpoints: own, keys }, { lastNo, named })),
      ]
    },
  }
}

/** By level, then by index; a missing index leaves a hole. */
async function readKept(db: Queryable, tree: TreeName): Promise<Map<number, Buffer[]>> {
  const rows = await db.select().from(treeNodes).where(eq(treeNodes.tree, tree)).orderBy(asc(treeNodes.level))
  const nodes = new Map<number, Buffer[]>()
  for (const { level, index, hash } of rows) {
    const ofLevel = nodes.get(level) ?? []
    ofLevel[index] = hash
    nodes.set(level, ofLevel)
  }
  return nodes
}

/** The first head that does not match the tree, as later ones follow; omits what a chain finding explains. */
async function compareHeads(
  reader: ReturnType<typeof readTree>,
  { checkpoints, keys }: Signed,
  { lastNo, named }: { lastNo: number; named: number },
): Promise<Finding[]> {
  const findings: Finding[] = []
  let isWhole = true
  for (const { key, note } of checkpoints) {
    const opened = openCheckpoint(note, keys)
    const about = { activityId: null, key }
    if (typeof opened === 'string') findings.push({ kind: opened, ...about, no: null })
    else if (opened.size > lastNo) findings.push({ kind: 'truncated', ...about, no: opened.size })
    else if (isWhole && opened.size < named && !(await reader.root(opened.size)).equals(opened.root)) {
      findings.push({ kind: 'rewritten', ...about, no: opened.size })
      isWhole = false
    }
  }
  return findings
}
