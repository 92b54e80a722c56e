import { and, asc, desc, eq, gt, gte, lt, lte } from 'drizzle-orm'
import type { Queryable } from '../../ground/db/client'
import { activitySeals, recordSeals, treeNodes } from '../../ground/tables/seals'
import { leafHash, nodeHash, rootOf } from './merkle'

/** Each chain of seals has a Merkle tree: the leaf of seal n is at n − 1. */
export const treeNames = ['log', 'records'] as const
export type TreeName = (typeof treeNames)[number]

/** Nodes are stored at every eighth level: one per 256 nodes below. */
export const LEVELS = 8
export const WIDTH = 2 ** LEVELS
/** For a chain older than its tree. */
const MOST_AT_ONCE = 64

/** The leaf of a seal; its hash replaces a missing leaf of old seals. */
export const leafOf = ({ leaf, hash }: { leaf?: Buffer | null; hash: Buffer }): Buffer =>
  leaf ?? leafHash(hash)

export async function treeSize(db: Queryable, tree: TreeName): Promise<number> {
  const seals = tree === 'log' ? activitySeals : recordSeals
  const [last] = await db.select({ no: seals.no }).from(seals).orderBy(desc(seals.no)).limit(1)
  return last?.no ?? 0
}

async function nodesKept(db: Queryable, tree: TreeName, level: number): Promise<number> {
  const [last] = await db
    .select({ index: treeNodes.index })
    .from(treeNodes)
    .where(and(eq(treeNodes.tree, tree), eq(treeNodes.level, level)))
    .orderBy(desc(treeNodes.index))
    .limit(1)
  return last ? last.index + 1 : 0
}

/** Stores nodes completed by new leaves, in the transaction that adds the seals and under its lock. */
export async function growTree(db: Queryable, tree: TreeName, size: number): Promise<void> {
  let below = size
  for (let level = LEVELS; below >= WIDTH; level += LEVELS) {
    const complete = Math.floor(below / WIDTH)
    for (let kept = await nodesKept(db, tree, level); kept < complete; kept += MOST_AT_ONCE) {
      const until = Math.min(complete, kept + MOST_AT_ONCE)
      const nodes = await readNodes(db, tree, {
        level: level - LEVELS,
        from: kept * WIDTH,
        until: until * WIDTH,
      })
      await db.insert(treeNodes).values(
        Array.from({ length: until - kept }, (_, place) => ({
          tree,
          level,
          index: kept + place,
          hash: rootOf(nodes.slice(place * WIDTH, (place + 1) * WIDTH)),
        })),
      )
    }
    below = complete
  }
}

type Stretch = { level: number; from: number; until: number }

/** @throws Error when one is missing, because all results would be wrong */
async function readNodes(db: Queryable, tree: TreeName, stretch: Stretch): Promise<Buffer[]> {
  const nodes = await findNodes(db, tree, stretch)
  if (nodes.length < stretch.until - stretch.from) throw new TreeGapError(tree)
  return nodes
}

async function findNodes(db: Queryable, tree: TreeName, { level, from, until }: Stretch): Promise<Buffer[]> {
  if (level > 0) {
    const inStretch = and(gte(treeNodes.index, from), lt(treeNodes.index, until))
    const rows = await db
      .select({ hash: treeNodes.hash })
      .from(treeNodes)
      .where(and(eq(treeNodes.tree, tree), eq(treeNodes.level, level), inStretch))
      .orderBy(asc(treeNodes.index))
    return rows.map(({ hash }) => hash)
  }
  const rows =
    tree === 'log'
      ? await db
          .select({ hash: activitySeals.hash })
          .from(activitySeals)
          .where(and(gt(activitySeals.no, from), lte(activitySeals.no, until)))
          .orderBy(asc(activitySeals.no))
      : await db
          .select({ hash: recordSeals.hash, leaf: recordSeals.leaf })
          .from(recordSeals)
          .where(and(gt(recordSeals.no, from), lte(recordSeals.no, until)))
          .orderBy(asc(recordSeals.no))
  return rows.map(leafOf)
}

export class TreeGapError extends Error {
  constructor(tree: TreeName) {
    super(`The tree "${tree}" has a gap`)
  }
}

/** A tree at any size up to now; each call reads a few hundred rows at most. */
export type TreeReader = {
  root(size: number): Promise<Buffer>
  /** From the leaf's sibling up to the root's child: RFC 6962, 2.1.1. */
  inclusionProof(index: number, size: number): Promise<Buffer[]>
}

/** @throws Error from its functions when needed rows are missing */
export function readTree(db: Queryable, tree: TreeName): TreeReader {
  const blocks = new Map<string, Promise<Buffer[]>>()
  const block = (level: number, no: number) => {
    const place = `${level}/${no}`
    const reading =
      blocks.get(place) ?? findNodes(db, tree, { level, from: no * WIDTH, until: (no + 1) * WIDTH })
    blocks.set(place, reading)
    return reading
  }
  const node = async (level: number, index: number): Promise<Buffer> => {
    const kept = level - (level % LEVELS)
    const width = 2 ** (level - kept)
    const first = index * width
    const nodes = (await block(kept, Math.floor(first / WIDTH))).slice(first % WIDTH, (first % WIDTH) + width)
    if (nodes.length < width) throw new TreeGapError(tree)
    return rootOf(nodes)
  }
  const subtree = async (from: number, size: number): Promise<Buffer> => {
    const left = leftOf(size)
    if (left * 2 === size || size === 1) return node(Math.log2(size), from / size)
    return nodeHash(await subtree(from, left), await subtree(from + left, size - left))
  }
  const path = async (index: number, from: number, size: number): Promise<Buffer[]> => {
    if (size === 1) return []
    const left = leftOf(size)
    return index < left
      ? [...(await path(index, from, left)), await subtree(from + left, size - left)]
      : [...(await path(index - left, from + left, size - left)), await subtree(from, left)]
  }
  return {
    root: async (size) => (size === 0 ? rootOf([]) : subtree(0, size)),
    inclusionProof: (index, size) => path(index, 0, size),
  }
}

/** The largest power of two below the size: the leaves of the tree's left side. */
const leftOf = (size: number) => 2 ** (Math.ceil(Math.log2(size)) - 1)
