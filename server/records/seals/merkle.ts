import { hash } from 'node:crypto'

const sha256 = (...parts: Buffer[]): Buffer => hash('sha256', Buffer.concat(parts), 'buffer')

const [LEAF, NODE] = [Buffer.of(0), Buffer.of(1)]

const NO_LEAVES = sha256()

/** RFC 6962, 2.1. */
export const leafHash = (entry: Buffer): Buffer => sha256(LEAF, entry)

export const nodeHash = (left: Buffer, right: Buffer): Buffer => sha256(NODE, left, right)

/** A tree of RFC 6962 that grows by leaves and stores only its right edge. */
export type GrowingTree = {
  add(leaf: Buffer): void
  root(): Buffer
}

export function growingTree(): GrowingTree {
  // Per level, the complete subtree waiting for its right sibling.
  const edge: (Buffer | null)[] = []
  return {
    add(leaf) {
      let [level, made] = [0, leaf]
      for (let left = edge[0]; left; left = edge[level]) {
        made = nodeHash(left, made)
        edge[level++] = null
      }
      edge[level] = made
    },
    root: () =>
      edge.reduce<Buffer | null>(
        (right, left) => (left && right ? nodeHash(left, right) : (left ?? right)),
        null,
      ) ?? NO_LEAVES,
  }
}

export function rootOf(nodes: readonly Buffer[]): Buffer {
  const tree = growingTree()
  for (const node of nodes) tree.add(node)
  return tree.root()
}
